import type { Span } from "@irilint/core";
import type { LocatedFinding, LocatedFix } from "@irilint/core/literals";
import type { AST, Rule } from "eslint";
import type { SourceFile } from "./source-file.js";

/** Tells ESLint of a finding. ESLint applies one fix unasked: the first safe one; every other one is for a person to choose. */
export function reportTo(context: Rule.RuleContext, file: SourceFile, finding: LocatedFinding): void {
  const { span, fixes } = finding;
  const safe = file.isReadWell ? fixes.find(({ safety }) => safety === "safe") : undefined;
  const others = fixes.filter((fix) => fix !== safe);
  context.report({
    loc: locationOf(file, span),
    message: messageOf(file, finding),
    ...(safe !== undefined && { fix: (fixer) => editsOf(safe, fixer) }),
    ...(others.length > 0 && {
      suggest: others.map((fix) => ({ desc: fix.title, fix: (fixer) => editsOf(fix, fixer) })),
    }),
  });
}

/** Tells ESLint of the file as a whole. */
export function reportFile(
  context: Rule.RuleContext,
  what: { readonly messageId: string } | { readonly message: string },
): void {
  context.report({ loc: { line: 1, column: 0 }, ...what });
}

/** ESLint has no place for other places: the message says where they are. What stands around the finding itself is none. */
function messageOf(file: SourceFile, { message, span: own, related = [] }: LocatedFinding): string {
  const elsewhere = related.filter(({ span }) => own.start < span.start || span.end < own.end);
  const places = elsewhere.map(({ span, message: what }) => {
    const { line, column } = file.positionOf(span.start);
    return ` ${what}: line ${line}, column ${column + 1}.`;
  });
  return message + places.join("");
}

function locationOf(file: SourceFile, { start, end }: Span<"source">): AST.SourceLocation {
  return { start: file.positionOf(start), end: file.positionOf(end) };
}

function editsOf({ edits }: LocatedFix, fixer: Rule.RuleFixer): Rule.Fix[] {
  return edits.map(({ span, text }) => fixer.replaceTextRange([span.start, span.end], text));
}
