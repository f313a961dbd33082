import { traits } from "../../grammar/traits.js";
import { rfc3986, rfc3987 } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { mentionRun } from "../wording/mention.js";
import { leadingWhiteSpace, trailingWhiteSpace } from "../faults/white-space.js";
import { isNotAppended } from "../faults/wrong-characters.js";

export const textSurroundingWhitespace = defineCheck({
  code: "text-surrounding-whitespace",
  title: "White space surrounds the text",
  strength: "grammar",
  allowedIn: "leiri",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3987("2.2"), rfc3986("C")],
  message: "The text {{verb}} with {{characters}}; remove it. White space is not part of an IRI.",
  needs: traits.excludedAscii | traits.suspectNonAscii,
  claims: "text-ends",
  local: true,
  judgesEnds: true,
  habitOfMost: true,
  besideHole: isNotAppended,
  find({ text }, report) {
    const before = { start: 0, end: leadingWhiteSpace(text) };
    const after = { start: text.length - trailingWhiteSpace(text), end: text.length };
    const spans = before.end === text.length ? [before] : [before, after];
    for (const span of spans.filter(({ start, end }) => start < end)) {
      const verb = span === before ? "starts" : "ends";
      const data = { verb, characters: mentionRun(text.slice(span.start, span.end)) };
      report({ span, component: "iri", data, fixes: [suggest("Remove the white space", span, "")] });
    }
  },
});
