import { ownerWords } from "../../checks/conventions/words.js";
import { patternUnion } from "../../text/composed-pattern.js";
import type { FindingInPlace } from "./convention.js";

/** Words by which a text tells its reader to write what is the reader's own. */
const wordsToReader = [
  ...ownerWords,
  "insert",
  "enter",
  "put",
  "name of",
  "votre",
  "tu",
  "su",
  "seu",
  "sua",
  "dein",
  "ihre?",
];

/**
 * What addresses the reader, between marks; in an IRI of Turtle the first `>` ends it. Two words and more between angle brackets
 * as the whole of a segment or a value, and words in capitals that underscores join, are nothing else.
 */
const toReplace = patternUnion(
  new RegExp(String.raw`[<{[](?:${wordsToReader.join("|")})[ _-][\p{L}\d _.-]{1,64}(?:[>}\]]|$)`, "giu"),
  /(?<=[/#?&=:])<\p{L}[\p{L}\d_.-]{0,32}(?: [\p{L}\d_.-]{1,32}){1,5}(?:>|$)/giu,
  /(?<=[/#?&=:]|^)\[[A-Z]{2,}(?:_[A-Z]{2,}){1,5}\]/giu,
);

/** Whether the finding stands in words that a reader is to replace; of a long text, only what is near it is looked at. */
export function isInWordsToReplace({ span, text }: FindingInPlace): boolean {
  const start = Math.max(0, span.start - 300);
  return [...text.slice(start, span.end + 300).matchAll(toReplace)].some(
    ({ index, 0: words }) => start + index <= span.start && span.end <= start + index + words.length,
  );
}
