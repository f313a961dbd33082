import { languageOfPath } from "@irilint/core/documents";
import {
  DocumentDiagnosticReportKind,
  type CancellationToken,
  type Connection,
  type ResultProgressReporter,
  type WorkDoneProgressReporter,
  type WorkspaceDiagnosticParams,
  type WorkspaceDiagnosticReport,
  type WorkspaceDocumentDiagnosticReport,
} from "vscode-languageserver";
import { NextChange } from "../turns/next-change.js";
import { idOf } from "../protocol/object-ids.js";
import type { Session } from "../session.js";
import { keyOfUri } from "../protocol/uri-key.js";
import type { FolderFile, Workspace } from "../workspace.js";
import { cancelled } from "../protocol/cancellation.js";
import { diagnosticsOf } from "./diagnostics.js";

type Report = WorkspaceDocumentDiagnosticReport;

/** One pull of a client: what it knows already, and how it is told the rest. */
interface Pull {
  /** By the key of its URI, as all that is kept here. */
  readonly known: ReadonlyMap<string, Known>;
  readonly tell: (report: Report) => void;
}

/** What the client was told of a file, and how it writes its URI. */
interface Known {
  readonly uri: string;
  readonly resultId: string;
}

/**
 * Answers for the files that no editor shows, in folders where the settings ask for it. The answer for a file is kept
 * by the client; it is read again when it, or the settings, are others than then. What was told of a document while it
 * was open is replaced when it has been closed, wherever it is.
 */
export function answerWorkspacePulls(connection: Connection, session: Session, workspace: Workspace): WorkspacePulls {
  const change = new NextChange();
  const clean = new Map<string, string>();
  const closed = new Map<string, Known>();
  connection.languages.diagnostics.onWorkspace(async (params, token, workDone, partial) => {
    const started = performance.now();
    const { reports, told } = await answer(params, { session, workspace, clean, closed, token, workDone, partial });
    // A client that takes parts of an answer waits for the next one: it is given when there is something to tell.
    if (partial !== undefined && told === 0) {
      const patience = Math.max(shortestPatience, 20 * (performance.now() - started));
      await change.wait(patience, (wake) => token.onCancellationRequested(wake));
    }
    if (token.isCancellationRequested) throw cancelled();
    return { items: reports };
  });
  return {
    changed: () => change.tell(),
    documentClosed: (uri) => {
      const key = keyOfUri(uri);
      closed.set(key, { uri, resultId: unknownResult });
      clean.delete(key);
      change.tell();
    },
  };
}

/** What the pulls want to know of, so that one that waits is answered. */
export interface WorkspacePulls {
  changed(): void;
  documentClosed(uri: string): void;
}

/** How long to wait, in milliseconds, before files are looked at for changes of which nobody tells. */
const shortestPatience = 10_000;

interface Call {
  readonly session: Session;
  readonly workspace: Workspace;
  /** The files of which there was nothing to tell, so that no client knows of them. */
  readonly clean: Map<string, string>;
  /** The documents that were closed since the last answer: the client shows what it was told of them. */
  readonly closed: Map<string, Known>;
  readonly token: CancellationToken;
  readonly workDone: WorkDoneProgressReporter;
  readonly partial: ResultProgressReporter<WorkspaceDiagnosticReport> | undefined;
}

/** The identifier of no result. */
const unknownResult = "";

/** The reports that are still to be sent, and the number of those that say something new. */
async function answer(
  { previousResultIds }: WorkspaceDiagnosticParams,
  call: Call,
): Promise<{
  readonly reports: Report[];
  readonly told: number;
}> {
  const { session, closed, token, partial } = call;
  const reports: Report[] = [];
  let told = 0;
  const tell = (report: Report): void => {
    if (report.kind === DocumentDiagnosticReportKind.Full) told += 1;
    if (partial === undefined) reports.push(report);
    else if (report.kind === DocumentDiagnosticReportKind.Full) partial.report({ items: [report] });
  };
  const due = [...closed];
  const known = new Map([
    ...previousResultIds.map(({ uri, value }): [string, Known] => [keyOfUri(uri), { uri, resultId: value }]),
    ...due,
  ]);
  const seen = await lookAtFolders({ known, tell }, call);
  for (const [key, { uri }] of known) {
    if (!seen.has(key) && session.documents.get(uri) === undefined) tell(fullReport(uri, undefined, []));
  }
  if (!token.isCancellationRequested) for (const [key] of due) closed.delete(key);
  return { reports, told };
}

async function lookAtFolders(pull: Pull, call: Call): Promise<ReadonlySet<string>> {
  const { session, workspace, workDone, token } = call;
  const seen = new Set<string>();
  let isBegun = false;
  for (const folder of workspace.folders) {
    const settings = await session.settings.of(`${folder.replace(/\/$/u, "")}/`);
    if (!settings.workspaceDiagnostics) continue;
    if (!isBegun) workDone.begin("Looking for identifiers", undefined, undefined, true);
    isBegun = true;
    for await (const file of workspace.filesOf(folder, (path) => languageOfPath(path) !== undefined)) {
      if (token.isCancellationRequested) break;
      const key = keyOfUri(file.uri);
      if (seen.has(key) || session.documents.get(file.uri) !== undefined) continue;
      seen.add(key);
      await lookAtFile(file, key, { pull, call });
      if (seen.size % filesBetweenNews === 0) workDone.report(`${seen.size} files`);
    }
  }
  if (isBegun) workDone.done();
  return seen;
}

const filesBetweenNews = 50;

async function lookAtFile(
  file: FolderFile,
  key: string,
  { pull, call: { session, workspace, clean } }: { readonly pull: Pull; readonly call: Call },
): Promise<void> {
  const settings = await session.settings.ofFound(file.uri);
  const resultId = `${file.state}.${idOf(settings)}`;
  const known = pull.known.get(key);
  const { uri } = known ?? file;
  if (known?.resultId === resultId) {
    pull.tell({ kind: DocumentDiagnosticReportKind.Unchanged, uri, version: null, resultId });
    return;
  }
  if (clean.get(key) === resultId) return;
  const text = await workspace.readFound(file.uri, settings.checks.charset);
  const analyzed = text === undefined ? undefined : session.analyzeText(file.uri, text, settings);
  const items = analyzed === undefined ? [] : diagnosticsOf(analyzed, session.client);
  if (items.length > 0 || known !== undefined) pull.tell(fullReport(uri, resultId, items));
  else clean.set(key, resultId);
}

function fullReport(uri: string, resultId: string | undefined, items: ReturnType<typeof diagnosticsOf>): Report {
  return {
    kind: DocumentDiagnosticReportKind.Full,
    uri,
    version: null,
    ...(resultId !== undefined && { resultId }),
    items,
  };
}
