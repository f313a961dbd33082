import { patternSequence } from "../../text/composed-pattern.js";
import type { Fix } from "../../findings/finding.js";
import { componentAt } from "../../iri/component-at.js";
import { traits } from "../../grammar/traits.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import type { Span } from "../../findings/span.js";
import { defineCheck, suggest, suggestAll } from "../definition/define-check.js";
import { matchesIn } from "../faults/judged-components.js";
import { quote } from "../wording/mention.js";

export const pathSecondAddress = defineCheck({
  code: "path-second-address",
  title: "Second address follows without a delimiter",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("3.3"), rfc3986("2.2")],
  message:
    "A second address begins with {{scheme}}; write one of them. It has no delimiter before it, so that both are read as one.",
  needs: traits.unusualPath,
  inProse: true,
  find(subject, report) {
    const { text, authority } = subject;
    if (authority === undefined) return;
    // A second address in the place of the authority is reported as a misspelled scheme.
    const { end } = authority.span;
    const [found, third] = matchesIn(text.slice(end), second, end, "iri");
    if (found === undefined) return;
    const { span } = found;
    const data = { scheme: quote(found.text) };
    const fixes = waysOut(text, span, third?.span.start ?? text.length);
    report({ span, component: componentAt(subject, span.start), data, fixes });
  },
});

/** A scheme right behind a letter or a digit, as a triplet or not; archives and proxies have a delimiter before it, which may be percent-encoded. */
const second = patternSequence(
  /(?<=[\p{L}\p{N}])(?<!%(?!3\d|[46](?!0)|[57][\dA])[\dA-F]{2})/iu,
  /(?:https?|ftp):\/\/(?=[^/])/iu,
);

/** The ways to keep one of two addresses, of which the second goes up to `end`; others may follow. */
function waysOut(text: string, { start }: Span, end: number): Fix[] {
  const removed = { start, end: text.length };
  if (text.slice(0, start) === text.slice(start)) return [suggest("Remove the repetition", removed, "")];
  const around = [
    { start: 0, end: start },
    { start: end, end: text.length },
  ];
  return [
    suggest("Keep the first address", removed, ""),
    suggestAll(
      "Keep the second address",
      around.map((span) => ({ span, text: "" })),
    ),
  ];
}
