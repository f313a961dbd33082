import { conventionalPrefixes } from "@irilint/core/documents";
import { CompletionItemKind, type CompletionItem, type Connection } from "vscode-languageserver";
import type { AnalyzedDocument, Session } from "../../session.js";
import { symbolsIn } from "../../symbols/document-symbols.js";
import type { SymbolIndex } from "../../symbols/symbol-index.js";

/** No list is longer: the editor asks again when more is typed. */
const mostItems = 200;

/** A proposal, and the text before the cursor that it takes the place of. */
interface Proposal {
  readonly label: string;
  readonly text: string;
  readonly replaced: number;
  readonly kind: CompletionItemKind;
  readonly detail?: string;
  /** What is declared at the top of the document with it. */
  readonly declaration?: string;
}

/** What proposals are made from. */
interface Asked {
  readonly analyzed: AnalyzedDocument;
  readonly offset: number;
  /** The line up to the cursor. */
  readonly before: string;
  /** The identifiers of the open folders, and how often each is used. */
  readonly known: () => Promise<ReadonlyMap<string, number>>;
}

/** Completes the declarations of prefixes, names behind a prefix, and identifiers that are begun, by what the open folders have. */
export function answerCompletions(connection: Connection, session: Session, index: SymbolIndex): void {
  connection.onCompletion(async ({ textDocument, position }) => {
    const analyzed = await session.analyze(textDocument.uri);
    if (analyzed === undefined) return null;
    const { document } = analyzed;
    const offset = document.positions.offsetOf(position);
    const start = document.positions.offsetOf({ ...position, character: 0 });
    const before = document.text.slice(Math.max(start, offset - longestLine), offset);
    const asked: Asked = { analyzed, offset, before, known: () => knownIris(index) };
    const proposals = await proposalsFor(asked);
    const items = proposals.slice(0, mostItems).map((proposal) => toItem(proposal, asked));
    return { isIncomplete: proposals.length > mostItems, items };
  });
}

async function knownIris(index: SymbolIndex): Promise<ReadonlyMap<string, number>> {
  await index.update();
  return index.knownIris();
}

const longestLine = 2048;

async function proposalsFor(asked: Asked): Promise<readonly Proposal[]> {
  const { before, analyzed } = asked;
  const isLinkedData = linkedData.has(analyzed.document.language);
  const declared = /(?:^|\s)(?:@prefix|prefix)\s+(?<typed>[\w.-]*)$/iu.exec(before)?.groups?.["typed"];
  if (isLinkedData && declared !== undefined) return declarations(before, declared);
  // Polynomial, over `longestLine` units at most.
  const iri = /(?:^|[\s"'<>`(=])(?<typed>[A-Za-z][\w+.-]{0,30}:\/\/[^\s"'<>`\\&{}]*)$/u.exec(before)?.groups?.["typed"];
  if (iri !== undefined) return identifiers(await asked.known(), iri);
  // Polynomial, over `longestLine` units at most.
  const name = /(?:^|[\s,;.()[\]{}^"])(?<label>(?:\p{L}[\w.-]*)?):(?<local>[\w.-]*)$/u.exec(before)?.groups;
  if (!isLinkedData || name === undefined) return [];
  return names(asked, name["label"] ?? "", name["local"] ?? "");
}

const linkedData: ReadonlySet<string> = new Set(["turtle", "trig", "n3", "sparql", "shex", "jsonld"]);

function declarations(before: string, typed: string): Proposal[] {
  const end = /@prefix\s+[\w.-]*$/u.test(before) ? " ." : "";
  return conventionalPrefixes
    .filter(([label]) => label.startsWith(typed))
    .map(([label, namespace]) => ({
      label: `${label}:`,
      text: `${label}: <${namespace}>${end}`,
      replaced: typed.length,
      kind: CompletionItemKind.Module,
      detail: namespace,
    }));
}

/** The names below what a prefix stands for; one that is not declared is declared with it, if it is known by custom. */
async function names(asked: Asked, label: string, local: string): Promise<Proposal[]> {
  const { analyzed, offset } = asked;
  const own = symbolsIn(analyzed);
  const declared = own.findLast(({ prefix, span }) => prefix?.label === label && span.start < offset);
  const custom = conventionalPrefixes.find(([conventional]) => conventional === label)?.[1];
  const namespace = declared?.iri ?? custom;
  if (namespace === undefined) return [];
  const locals = new Set<string>();
  for (const iri of (await asked.known()).keys()) {
    const rest = iri.startsWith(namespace) ? iri.slice(namespace.length) : "";
    if (rest !== local && rest.startsWith(local) && localName.test(rest)) locals.add(rest);
  }
  const declaration = declared === undefined ? declarationOf(analyzed, label, namespace) : undefined;
  const found = [...locals].sort().map((rest): Proposal => ({
    label: `${label}:${rest}`,
    text: rest,
    replaced: local.length,
    kind: CompletionItemKind.Value,
    detail: namespace + rest,
    ...(declaration !== undefined && { declaration }),
  }));
  if (declaration === undefined || local !== "") return found;
  const itself: Proposal = {
    label: `${label}: (declare the prefix)`,
    text: "",
    replaced: 0,
    kind: CompletionItemKind.Module,
    detail: namespace,
    declaration,
  };
  return [itself, ...found];
}

/** Without escapes. */
const localName = /^[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_-]*)$/u;

function declarationOf({ document }: AnalyzedDocument, label: string, namespace: string): string | undefined {
  if (document.language === "jsonld") return undefined;
  const isQuery = document.language === "sparql" || document.language === "shex";
  return isQuery ? `PREFIX ${label}: <${namespace}>\n` : `@prefix ${label}: <${namespace}> .\n`;
}

/** What may follow in an identifier: up to the next delimiter, as one goes down a path. */
function identifiers(known: ReadonlyMap<string, number>, typed: string): Proposal[] {
  const next = new Map<string, number>();
  for (const [iri, uses] of known) {
    if (!iri.startsWith(typed) || iri === typed) continue;
    const rest = iri.slice(typed.length);
    const end = /[/?#]/u.exec(rest.slice(1))?.index;
    const part = end === undefined ? rest : rest.slice(0, end + 2);
    next.set(part, (next.get(part) ?? 0) + uses);
  }
  return [...next]
    .sort(([a, times], [b, others]) => others - times || (a < b ? -1 : 1))
    .map(([part, times]) => ({
      label: typed + part,
      text: typed + part,
      replaced: typed.length,
      kind: CompletionItemKind.Reference,
      detail: times === 1 ? "once" : `${times} times`,
    }));
}

function toItem(proposal: Proposal, { analyzed: { document }, offset }: Asked): CompletionItem {
  const { label, text, replaced, kind, detail, declaration } = proposal;
  const range = document.positions.rangeOf({ start: offset - replaced, end: offset });
  const top = document.positions.rangeOf({ start: 0, end: 0 });
  return {
    label,
    kind,
    filterText: text === "" ? label : text,
    textEdit: { range, newText: text },
    ...(detail !== undefined && { detail }),
    ...(declaration !== undefined && { additionalTextEdits: [{ range: top, newText: declaration }] }),
  };
}
