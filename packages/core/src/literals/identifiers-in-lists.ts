import type { Span } from "../span.js";

const candidate = /[\s,]*(?<identifier>[^\s,](?:\S*[^\s,])?)(?<commas>,*)/uy;
const descriptors = /[^,]*/uy;

/** Finds the identifiers of `srcset`: descriptors may follow each, up to a comma (HTML, *parse a srcset attribute*). */
export function findImageCandidates(text: string): Span[] {
  const spans: Span[] = [];
  candidate.lastIndex = 0;
  for (let match = candidate.exec(text); match !== null; match = candidate.exec(text)) {
    const { identifier = "", commas = "" } = match.groups ?? {};
    const end = candidate.lastIndex - commas.length;
    spans.push({ start: end - identifier.length, end });
    if (commas === "") candidate.lastIndex = descriptorsEnd(text, end);
  }
  return spans;
}

function descriptorsEnd(text: string, start: number): number {
  descriptors.lastIndex = start;
  descriptors.test(text);
  return descriptors.lastIndex;
}

/** Finds the words between white space. */
export function findWords(text: string): Span[] {
  return [...text.matchAll(/\S+/gu)].map(({ index, 0: word }) => ({ start: index, end: index + word.length }));
}

/** Finds every other word: those behind the names of prefixes. */
export function findPrefixedWords(text: string): Span[] {
  return findWords(text).filter((_, index) => index % 2 === 1);
}
