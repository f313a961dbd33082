import { traits } from "../../grammar/traits.js";
import type { Span } from "../../findings/span.js";
import { rfc3987, rfc3987bis } from "../../findings/spec-reference.js";
import { defineCheck, suggest, suggestAll, type Report, type Subject } from "../definition/define-check.js";
import { conformingText } from "../faults/edited-text.js";
import { runsOf, type Run } from "../faults/judged-components.js";
import { isOfUnicode } from "../faults/unicode-charset.js";
import { leadingWhiteSpace, trailingWhiteSpace } from "../faults/white-space.js";
import { isNotAppended, meaninglessCharacters, wrongCharacters } from "../faults/wrong-characters.js";
import { mentionRun } from "../wording/mention.js";
import { patternUnion } from "../../text/composed-pattern.js";

const message =
  "The {{component}} {{verb}} {{characters}}; {{remedy}}. Legacy Extended IRIs such as those of XML allow that, IRIs do not.";

export const characterLegacy = defineCheck({
  code: "character-legacy",
  title: "Text contains a character that only Legacy Extended IRIs allow",
  strength: "should",
  onlyIn: "leiri",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3987bis("6"), rfc3987bis("6.3"), rfc3987("2.2")],
  message,
  needs: traits.excludedAscii | traits.suspectNonAscii,
  claims: "character",
  inNames: "names",
  local: true,
  reads: ["place"],
  besideHole: isNotAppended,
  find(subject, report) {
    const ends = endsOf(subject.text);
    for (const [verb, span] of ends) report(whiteSpaceAtEnd(subject, verb, span));
    // For a document that was decoded in the wrong charset, one finding of another code stands for all its replacement
    // characters.
    const isDecoded = isOfUnicode(subject.place?.charset ?? "utf-8");
    for (const run of runsOf(subject, legacy)) {
      // The query of an IRI may hold private-use characters, too.
      if (run.component === "query" && privateUse.test(run.text)) continue;
      if (ends.some(([, { start, end }]) => start <= run.span.start && run.span.end <= end)) continue;
      if (isDecoded || !run.text.startsWith("\uFFFD")) report(charactersInside(subject, run));
    }
  },
});

/** What a Legacy Extended IRI allows and no IRI does (3987bis §6.1, §6.3), in runs that are mended alike. */
const legacy = patternUnion(
  / +|\\+|[<>"{}|^`]+/u,
  // Controls.
  /[\0-\x1F\x7F-\x9F]+/u,
  // Characters that stand for lost text, and the specials before them.
  /\uFFFD+|[\uFFF0-\uFFFC]+/u,
  /(?:(?![\uFFFE\uFFFF])\p{Noncharacter_Code_Point}){1,4096}/u,
  // Tags and variation selectors.
  /[\u{E0000}-\u{E0FFF}]{1,4096}/u,
  // Private-use characters.
  /\p{Co}{1,4096}/u,
);

const privateUse = /\p{Co}/u;

/** The runs that no triplet could keep: they have no meaning. */
const meaningless = /[\0-\x1F\x7F-\x9F\uFFFD]/;

type LegacyReport = Report<typeof message>;

/** The white space at both ends, which belongs to no component. */
function endsOf(text: string): (readonly ["starts with" | "ends with", Span])[] {
  const start = leadingWhiteSpace(text);
  const end = text.length - trailingWhiteSpace(text);
  const ends: (readonly ["starts with" | "ends with", Span])[] = [];
  if (start > 0) ends.push(["starts with", { start: 0, end: start }]);
  if (end < text.length && start < text.length) ends.push(["ends with", { start: end, end: text.length }]);
  return ends;
}

function whiteSpaceAtEnd({ text }: Subject, verb: string, span: Span): LegacyReport {
  const data = {
    component: "text",
    verb,
    characters: mentionRun(text.slice(span.start, span.end)),
    remedy: "remove it",
  };
  return { span, component: "iri", data, fixes: [suggest("Remove the white space", span, "")] };
}

function charactersInside(subject: Subject, run: Run): LegacyReport {
  const wrong = meaningless.test(run.text) ? meaninglessCharacters(run) : wrongCharacters(run, subject);
  const data = { ...wrong.data, verb: "contains" };
  if (!run.text.startsWith("\\") || run.component !== "path") return { ...wrong, data };
  const slashes = suggestAll("Write '/' instead of '\\'", [{ span: run.span, text: "/".repeat(run.text.length) }]);
  // Slashes may begin an authority that is none.
  if (conformingText(subject, slashes.edits) === undefined) return { ...wrong, data };
  return { ...wrong, data: { ...data, remedy: `write '/', or ${data.remedy}` }, fixes: [slashes, ...wrong.fixes] };
}
