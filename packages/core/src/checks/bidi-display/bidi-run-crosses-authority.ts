import { isRightToLeft } from "../../bidi/bidi-class.js";
import { bidiLayout } from "../../bidi/layout.js";
import { componentAt } from "../../iri/component-at.js";
import { traits } from "../../grammar/traits.js";
import type { Span } from "../../findings/span.js";
import { bidiGuidelines } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";

export const bidiRunCrossesAuthority = defineCheck({
  code: "bidi-run-crosses-authority",
  title: "Host and path are displayed as one right-to-left run",
  strength: "should",
  fix: "none",
  preset: "strict",
  spec: [bidiGuidelines("5")],
  message:
    "{{run}} is displayed as one right-to-left run; put left-to-right letters where {{first}} and {{second}} meet. It belongs to both, and the {{second}} appears before the {{first}}.",
  needs: traits.nonAsciiInAuthority,
  inNames: "names-and-keys",
  find(subject, report) {
    const { authority, text } = subject;
    if (authority === undefined) return;
    const { end } = authority.span;
    const span = runAround(text, end);
    const first = offsetOfLetter(text, { start: span.start, end });
    const second = offsetOfLetter(text, { start: end, end: span.end });
    if (first === undefined || second === undefined) return;
    report({
      span,
      component: "iri",
      data: {
        run: quote(text.slice(span.start, span.end)),
        first: componentAt(subject, first),
        second: componentAt(subject, second),
      },
    });
  },
});

/** The characters around `offset` that are displayed from right to left, the numbers among them included. */
function runAround(text: string, offset: number): Span {
  const { levels } = bidiLayout(text);
  let [start, end] = [offset, offset];
  while ((levels[start - 1] ?? 0) > 0) start--;
  while ((levels[end] ?? 0) > 0) end++;
  return { start, end };
}

/** Where the first right-to-left letter within a span stands. */
function offsetOfLetter(text: string, { start, end }: Span): number | undefined {
  for (let offset = start; offset < end; offset++) if (isRightToLeft(text.codePointAt(offset) ?? 0)) return offset;
  return undefined;
}
