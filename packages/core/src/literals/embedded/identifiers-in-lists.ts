import type { Span } from "../../findings/span.js";
import { behind } from "../../text/sticky-match.js";

const candidate = /[\s,]*(?<identifier>[^\s,](?:\S*[^\s,])?)(?<commas>,*)/uy;
const upToComma = /[^,]*/uy;
const descriptor = /^[\d.]+[hwx]?$/u;

/**
 * Finds the identifiers in a value of `srcset`. Descriptors may follow each identifier, up to a comma (HTML, *parse a
 * srcset attribute*). A word among them that is no descriptor, but has a full stop or a slash, was meant as part of the
 * identifier: `my photo.jpg 2x`.
 */
export function findImageCandidates(text: string): Span[] {
  const spans: Span[] = [];
  candidate.lastIndex = 0;
  for (let match = candidate.exec(text); match !== null; match = candidate.exec(text)) {
    const { identifier = "", commas = "" } = match.groups ?? {};
    const end = candidate.lastIndex - commas.length;
    const next = commas === "" ? behind(upToComma, text, end) : end;
    spans.push({ start: end - identifier.length, end: end + lengthOfRest(text.slice(end, next)) });
    if (commas === "") candidate.lastIndex = next;
  }
  return spans;
}

/** How many UTF-16 code units of the text behind an identifier still belong to the identifier, since it has spaces. */
function lengthOfRest(following: string): number {
  let length = 0;
  for (const { start, end } of findWords(following)) {
    const word = following.slice(start, end);
    if (/[./]/u.test(word) && !descriptor.test(word)) length = end;
  }
  return length;
}

/** The spans of the words, which white space separates. */
export function findWords(text: string): Span[] {
  return [...text.matchAll(/\S+/gu)].map(({ index, 0: word }) => ({ start: index, end: index + word.length }));
}

/** The spans of every second word: in the `prefix` attribute of RDFa, the namespaces behind their prefixes. */
export function findPrefixedWords(text: string): Span[] {
  return findWords(text).filter((_, index) => index % 2 === 1);
}
