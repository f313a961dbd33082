import type { Span } from "@irilint/core";
import type { LocatedFinding, LocatedFix } from "@irilint/core/literals";
import type { AST, Rule, SourceCode } from "eslint";
import { positionOf } from "./source-position.js";

/** Tells ESLint of a finding. ESLint applies one fix unasked: the first safe one; every other one is for a person to choose. */
export function reportTo(context: Rule.RuleContext, finding: LocatedFinding): void {
  const { span, fixes } = finding;
  const safe = isReadWell(context.sourceCode) ? fixes.find(({ safety }) => safety === "safe") : undefined;
  const others = fixes.filter((fix) => fix !== safe);
  context.report({
    loc: locationOf(context, span),
    message: messageOf(context, finding),
    ...(safe !== undefined && { fix: (fixer) => editsOf(safe, fixer) }),
    ...(others.length > 0 && {
      suggest: others.map((fix) => ({ desc: fix.title, fix: (fixer) => editsOf(fix, fixer) })),
    }),
  });
}

const readWell = new WeakMap<object, boolean>();

/**
 * Whether nothing of the file was lost when it was read: ESLint takes every file for UTF-8, puts U+FFFD for what is not, and
 * would write that to the file with a fix.
 */
function isReadWell({ ast, text }: SourceCode): boolean {
  const isWell = readWell.get(ast) ?? !text.includes("\uFFFD");
  readWell.set(ast, isWell);
  return isWell;
}

/** Tells ESLint of the file as a whole. */
export function reportFile(
  context: Rule.RuleContext,
  what: { readonly messageId: string } | { readonly message: string },
): void {
  context.report({ loc: { line: 1, column: 0 }, ...what });
}

/** ESLint has no place for other places: the message says where they are. What stands around the finding itself is none. */
function messageOf({ sourceCode }: Rule.RuleContext, { message, span: own, related = [] }: LocatedFinding): string {
  const elsewhere = related.filter(({ span }) => own.start < span.start || span.end < own.end);
  const places = elsewhere.map(({ span, message: what }) => {
    const { line, column } = positionOf(sourceCode, span.start);
    return ` ${what}: line ${line}, column ${column + 1}.`;
  });
  return message + places.join("");
}

function locationOf({ sourceCode }: Rule.RuleContext, { start, end }: Span<"source">): AST.SourceLocation {
  return { start: positionOf(sourceCode, start), end: positionOf(sourceCode, end) };
}

function editsOf({ edits }: LocatedFix, fixer: Rule.RuleFixer): Rule.Fix[] {
  return edits.map(({ span, text }) => fixer.replaceTextRange([span.start, span.end], text));
}
