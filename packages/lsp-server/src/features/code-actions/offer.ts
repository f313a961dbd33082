import type { Literal, LocatedEdit, LocatedFinding } from "@irilint/core/literals";
import type { CodeAction, CodeActionContext, Diagnostic, Position, WorkspaceEdit } from "vscode-languageserver";
import type { Span } from "@irilint/core";
import type { AnalyzedDocument, Session } from "../../session.js";
import { touches } from "../selection.js";

/** What a client asks actions for. */
export interface CodeActionRequest extends AnalyzedDocument {
  readonly span: Span<"source">;
  /** The first of the literals at the selection. */
  readonly literals: readonly Literal[];
  readonly context: CodeActionContext;
}

/** An action whose edits are worked out when they are wanted; it may have a command that follows them. */
export type Offer = DocumentOffer | SettingsOffer | CommandOffer;

interface OfferParts {
  readonly action: CodeAction;
  /** Different for each offer at one place. */
  readonly id: string;
}

/** Edits the document. */
export interface DocumentOffer extends OfferParts {
  readonly edits: () => readonly LocatedEdit[];
}

/** Edits a file of settings; nothing if it is not what it was. */
interface SettingsOffer extends OfferParts {
  readonly settingsEdit: (session: Session) => Promise<WorkspaceEdit | undefined>;
}

/** Edits nothing: the action has a command alone. */
interface CommandOffer extends OfferParts {
  readonly edits?: undefined;
  readonly settingsEdit?: undefined;
}

export function editsNothing(offer: Offer): boolean {
  return !("edits" in offer) && !("settingsEdit" in offer);
}

/** Kinds are hierarchical: who asks for `source.fixAll` wants `source.fixAll.iri` too. */
export function isWanted(kind: string, { only }: CodeActionContext): boolean {
  return only === undefined || only.some((wanted) => wanted === "" || kind === wanted || kind.startsWith(`${wanted}.`));
}

/** Whether a source action is asked for: it is for the whole document, so that nobody wants it offered at a place. */
export function isSourceActionWanted(kind: string, context: CodeActionContext): boolean {
  return context.only !== undefined && isWanted(kind, context);
}

/** The findings of the request that begin at an offset, as what an action mends; none: it says nothing of any. */
export function mendedAt(offset: number, { document, context }: CodeActionRequest): Pick<CodeAction, "diagnostics"> {
  const { line, character } = document.positions.rangeOf({ start: offset, end: offset }).start;
  const diagnostics = context.diagnostics.filter(
    ({ range: { start } }) => start.line === line && start.character === character,
  );
  return diagnostics.length > 0 ? { diagnostics } : {};
}

/** How many findings or literals at a selection have actions of their own: nobody reads the menu of more. */
const mostTouched = 50;

/** As many of the items at a selection as are looked at. */
export function first<Item>(items: readonly Item[]): Item[] {
  return items.slice(0, mostTouched);
}

/** The first of the items at the selection. */
export function touched<Item extends { readonly span: Span<"source"> }>(
  items: readonly Item[],
  selection: Span<"source">,
): Item[] {
  return first(items.filter(({ span }) => touches(span, selection)));
}

/** The first findings at the selection; those of which the client has told, as one that points at a problem does, come first. */
export function findingsAt(request: CodeActionRequest): LocatedFinding[] {
  const findings = touched(request.analysis.findings, request.span);
  const told = new Set(findings.filter((finding) => diagnosticsAbout(finding, request).length > 0));
  return [...told, ...findings.filter((finding) => !told.has(finding))];
}

/** Which of the client's diagnostics are about the finding. They are recognized, never trusted: the edits are our own. */
export function diagnosticsAbout(
  { code, span }: LocatedFinding,
  { document, context }: CodeActionRequest,
): Diagnostic[] {
  const { start, end } = document.positions.rangeOf(span);
  return context.diagnostics.filter(
    ({ code: shown, range }) => shown === code && isSame(range.start, start) && isSame(range.end, end),
  );
}

function isSame(a: Position, b: Position): boolean {
  return a.line === b.line && a.character === b.character;
}
