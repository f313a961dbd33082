import type { Fix } from "../../findings/finding.js";
import { traits } from "../../grammar/traits.js";
import type { Span } from "../../findings/span.js";
import { rfc3986, rfc3987 } from "../../findings/spec-reference.js";
import { defineCheck, suggest, suggestAll } from "../definition/define-check.js";
import { closes } from "../faults/enclosing-marks.js";
import { matchesIn } from "../faults/judged-components.js";
import { mentionRun, quote } from "../wording/mention.js";
import { isSchemeMeant, isWellFormedScheme } from "../faults/scheme-reading.js";

export const schemeMalformed = defineCheck({
  code: "scheme-malformed",
  title: "Scheme is malformed",
  strength: "grammar",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("3.1"), rfc3987("2.2")],
  message:
    "The scheme {{scheme}} {{verb}} {{characters}}; {{remedy}}. A scheme starts with a letter from A to Z and contains only such letters, digits, '+', '-' and '.'.",
  needs: traits.nonconforming,
  claims: "scheme",
  find(subject, report) {
    const { scheme, production } = subject;
    if (scheme === undefined || production === "irelative-ref") return;
    if (!isSchemeMeant(subject, production)) return;
    const quoted = quote(scheme.text);
    for (const { text, span } of matchesIn(scheme.text, wrongInScheme, scheme.span.start, "scheme")) {
      const isAtStart = span.start === scheme.span.start;
      const verb = isAtStart ? "starts with" : "contains";
      const closing = isAtStart ? closingOf(text, subject.text) : undefined;
      const fixes =
        closing === undefined
          ? waysOut(scheme.text, text, span, isAtStart)
          : [withoutBoth(subject.text, span, closing)];
      const data = { scheme: quoted, verb, characters: mentionRun(text), remedy: remedyOf(fixes, closing) };
      report({ span, component: "scheme", data, fixes });
    }
  },
});

/**
 * The characters that are wrong in a scheme: those before its first letter, and later those that are not in its rule. A triplet is
 * wrong as a whole: `%EF%BB%BFhttp`.
 */
const wrongInScheme = /^(?:%[\dA-F]{2}|[^a-z])+|(?:%[\dA-F]{2}|[^a-z\d+.-])+/i;

/** The span of the character at the end of the text that closes the one at its start. */
function closingOf(opening: string, text: string): Span | undefined {
  const start = text.length - 1;
  return closes(text.slice(start), opening) ? { start, end: text.length } : undefined;
}

function remedyOf([first]: readonly Fix[], closing: Span | undefined): string {
  if (first === undefined) return "write another one";
  const [edit] = first.edits;
  if (edit !== undefined && edit.text !== "") return `write ${quote(edit.text)} instead`;
  return closing === undefined ? "remove it" : "remove it, and the mark that closes it";
}

function withoutBoth(text: string, opening: Span, closing: Span): Fix {
  const [first, last] = [opening, closing].map(({ start, end }) => mentionRun(text.slice(start, end)));
  const edits = [opening, closing].map((span) => ({ span, text: "" }));
  return suggestAll(`Remove ${first} and ${last}`, edits);
}

/** In UTF-16 code units: of what is longer, nobody has meant letters of ASCII. */
const longestSlip = 100;

function waysOut(scheme: string, run: string, span: Span, isAtStart: boolean): Fix[] {
  const fixes: Fix[] = [];
  const written = (run.length <= longestSlip ? run.normalize("NFKC") : run).replaceAll("_", "-");
  if (isWellFormedScheme(isAtStart ? written : `a${written}`)) {
    fixes.push(suggest(`Write '${written}' instead of ${mentionRun(run)}`, span, written));
  }
  if (run.length < scheme.length) fixes.push(suggest(`Remove ${mentionRun(run)}`, span, ""));
  return fixes;
}
