import type { Span } from "@irilint/core";
import type { LocatedFinding, LocatedFix } from "@irilint/core/literals";
import type { AST, Rule } from "eslint";

/** Tells ESLint of a finding. ESLint applies one fix unasked: the first safe one; every other one is for a person to choose. */
export function reportTo(context: Rule.RuleContext, { span, message, fixes }: LocatedFinding): void {
  const safe = fixes.find(({ safety }) => safety === "safe");
  const others = fixes.filter((fix) => fix !== safe);
  context.report({
    loc: locationOf(context, span),
    message,
    ...(safe !== undefined && { fix: (fixer) => editsOf(safe, fixer) }),
    ...(others.length > 0 && {
      suggest: others.map((fix) => ({ desc: fix.title, fix: (fixer) => editsOf(fix, fixer) })),
    }),
  });
}

function locationOf({ sourceCode }: Rule.RuleContext, { start, end }: Span<"source">): AST.SourceLocation {
  return { start: sourceCode.getLocFromIndex(start), end: sourceCode.getLocFromIndex(end) };
}

function editsOf({ edits }: LocatedFix, fixer: Rule.RuleFixer): Rule.Fix[] {
  return edits.map(({ span, text }) => fixer.replaceTextRange([span.start, span.end], text));
}
