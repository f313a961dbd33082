import { ownerWords } from "../../checks/conventions/words.js";
import { patternUnion } from "../../text/composed-pattern.js";
import type { FindingInPlace } from "./convention.js";

/** Words by which documentation addresses the reader, who is to write a value of their own: `your`, `insert`. */
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
 * A placeholder for the reader: such a word in brackets, or without the closing one where `>` ends an IRI of Turtle; at
 * least two words between angle brackets as a whole segment or value; or words in capitals joined by underscores, in
 * square brackets.
 */
const toReplace = patternUnion(
  new RegExp(String.raw`[<{[](?:${wordsToReader.join("|")})[ _-][\p{L}\d _.-]{1,64}(?:[>}\]]|$)`, "giu"),
  /(?<=[/#?&=:])<\p{L}[\p{L}\d_.-]{0,32}(?: [\p{L}\d_.-]{1,32}){1,5}(?:>|$)/giu,
  /(?<=[/#?&=:]|^)\[[A-Z]{2,}(?:_[A-Z]{2,}){1,5}\]/giu,
);

/**
 * Whether a finding stands in a placeholder for the reader; at most 300 UTF-16 code units on each side are looked at.
 */
export function isInWordsToReplace({ span, text }: FindingInPlace): boolean {
  const start = Math.max(0, span.start - 300);
  return [...text.slice(start, span.end + 300).matchAll(toReplace)].some(
    ({ index, 0: words }) => start + index <= span.start && span.end <= start + index + words.length,
  );
}
