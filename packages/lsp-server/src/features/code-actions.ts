import type { Fix, Span } from "@irilint/core";
import {
  projectFix,
  type Literal,
  type LocatedEdit,
  type LocatedFinding,
  type LocatedFix,
} from "@irilint/core/literals";
import {
  CodeActionKind,
  type CodeAction,
  type CodeActionContext,
  type Connection,
  type Diagnostic,
  type Position,
  type WorkspaceEdit,
} from "vscode-languageserver";
import { fixAllKind } from "../capabilities.js";
import type { Client } from "../client.js";
import type { AnalyzedDocument, Session } from "../session.js";
import { uriFormOf } from "../uri-form.js";

interface CodeActionRequest extends AnalyzedDocument {
  readonly span: Span<"source">;
  readonly context: CodeActionContext;
  readonly client: Client;
}

export function answerCodeActions(connection: Connection, session: Session): void {
  connection.onCodeAction(async ({ textDocument, range, context }) => {
    const analyzed = await session.analyze(textDocument.uri);
    if (analyzed === undefined || !session.client.takesCodeActions) return [];
    return codeActionsFor({
      ...analyzed,
      span: analyzed.document.positions.spanOf(range),
      context,
      client: session.client,
    });
  });
}

/** What can be done at the selection, and to the whole document if that is asked for by its kind. */
function codeActionsFor(request: CodeActionRequest): CodeAction[] {
  const { analysis, span, context } = request;
  const actions: CodeAction[] = [];
  if (isWanted(CodeActionKind.QuickFix, context.only)) {
    for (const finding of analysis.findings)
      if (touches(finding.span, span)) actions.push(...quickFixes(request, finding));
  }
  if (isWanted(CodeActionKind.RefactorRewrite, context.only)) {
    for (const literal of analysis.literals)
      if (touches(literal.span, span)) actions.push(...rewrites(request, literal));
  }
  // A source action is for the whole document, so that nobody wants it offered at a place.
  if (context.only !== undefined && isWanted(fixAllKind, context.only)) actions.push(...fixAll(request));
  return actions;
}

/** Kinds are hierarchical: who asks for `source.fixAll` wants `source.fixAll.iri` too. */
function isWanted(kind: string, only: readonly string[] | undefined): boolean {
  return only === undefined || only.some((wanted) => wanted === "" || kind === wanted || kind.startsWith(`${wanted}.`));
}

function touches(a: Span<"source">, b: Span<"source">): boolean {
  return a.start <= b.end && b.start <= a.end;
}

function quickFixes(request: CodeActionRequest, finding: LocatedFinding): CodeAction[] {
  const preferred = finding.fixes.find(({ safety }) => safety === "safe") ?? finding.fixes[0];
  const diagnostics = diagnosticsOf(request, finding);
  return finding.fixes.map((fix) => ({
    title: fix.title,
    kind: CodeActionKind.QuickFix,
    ...(diagnostics.length > 0 && { diagnostics }),
    ...(fix === preferred && { isPreferred: true }),
    edit: toWorkspaceEdit(request, fix.edits),
  }));
}

/** Which of the client's diagnostics are about the finding. They are recognized, never trusted: the edits are our own. */
function diagnosticsOf({ document, context }: CodeActionRequest, { code, span }: LocatedFinding): Diagnostic[] {
  const { start, end } = document.positions.rangeOf(span);
  return context.diagnostics.filter(
    ({ code: shown, range }) => shown === code && isSame(range.start, start) && isSame(range.end, end),
  );
}

function isSame(a: Position, b: Position): boolean {
  return a.line === b.line && a.character === b.character;
}

/** The literal in its URI form, where that differs. */
function rewrites(request: CodeActionRequest, literal: Literal): CodeAction[] {
  const uri = uriFormOf(literal);
  if (!uri?.ok || uri.value === literal.text) return [];
  const edits = [{ span: { start: 0, end: literal.text.length }, text: uri.value }];
  const fix: Fix = { title: "Percent-encode the literal", safety: "suggestion", edits };
  return projectFix(request.document.text, literal, fix).map((located) => ({
    title: located.title,
    kind: CodeActionKind.RefactorRewrite,
    edit: toWorkspaceEdit(request, located.edits),
  }));
}

function fixAll(request: CodeActionRequest): CodeAction[] {
  const edits = withoutOverlap(request.analysis.findings.flatMap(({ fixes }) => safeEdits(fixes)));
  if (edits.length === 0) return [];
  return [{ title: "Apply all safe IRI fixes", kind: fixAllKind, edit: toWorkspaceEdit(request, edits) }];
}

function safeEdits(fixes: readonly LocatedFix[]): readonly LocatedEdit[][] {
  const fix = fixes.find(({ safety }) => safety === "safe");
  return fix === undefined ? [] : [[...fix.edits]];
}

/** All edits of a fix or none; what has to yield to another fix is repaired when the action is asked for again. */
function withoutOverlap(fixes: readonly LocatedEdit[][]): LocatedEdit[] {
  const accepted: LocatedEdit[] = [];
  let end = -1;
  for (const edits of [...fixes].sort((a, b) => (a[0]?.span.start ?? 0) - (b[0]?.span.start ?? 0))) {
    if (edits.some(({ span }) => span.start < end || (span.start === end && span.end === end))) continue;
    accepted.push(...edits);
    end = Math.max(end, ...edits.map(({ span }) => span.end));
  }
  return accepted;
}

function toWorkspaceEdit({ document, client }: CodeActionRequest, edits: readonly LocatedEdit[]): WorkspaceEdit {
  const { uri, version, positions } = document;
  const textEdits = edits.map(({ span, text }) => ({ range: positions.rangeOf(span), newText: text }));
  if (!client.takesVersionedEdits) return { changes: { [uri]: textEdits } };
  return { documentChanges: [{ textDocument: { uri, version }, edits: textEdits }] };
}
