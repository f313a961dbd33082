import { vocabularies } from "../data/well-known-namespaces.js";
import { unitAt } from "../text/unit-at.js";

/** Behind `http://`, and as many characters: of `www.` and of hosts that are alike, this is the first part that differs. */
const beginningStart = 7;
const beginningLength = 8;
const endLength = 4;

/** In a longer namespace one typing error, up to two characters that have changed places, leaves one of both parts as it was. */
const shortest = beginningStart + beginningLength + endLength + 3;

/** A power of two: places for the sums of all parts, of which few have the same. */
const places = 4096;

/** By the sum of a part: one bit for a beginning, another one for an end. */
const isBeginning = 1;
const isEnd = 2;
const known = knownSums();

/**
 * Whether the namespace that ends at `end` in a name has neither the beginning nor the end of a vocabulary's: then it is
 * none, and not nearly one. Where this is false, it may be one. It makes no text of the namespace: most names of things in
 * a dump have one of their own.
 */
export function isUnlikeVocabularies(name: string, end: number): boolean {
  if (end < shortest) return false;
  return ((known[beginningOf(name)] ?? 0) & isBeginning) === 0 && ((known[endOf(name, end)] ?? isEnd) & isEnd) === 0;
}

function beginningOf(name: string): number {
  return sumOf(name, beginningStart, beginningStart + beginningLength);
}

function endOf(name: string, end: number): number {
  return sumOf(name, end - endLength, end);
}

/** The place of a part, whatever the case of its letters; that of nothing where a character outside ASCII may be a letter in another case. */
function sumOf(text: string, start: number, end: number): number {
  let sum = 0;
  for (let offset = start; offset < end; offset++) {
    const unit = unitAt(text, offset);
    if (unit > 0x7f) return NaN;
    sum = Math.imul(sum ^ (unit | 0x20), 0x01000193);
  }
  return (sum ^ (sum >>> 15)) & (places - 1);
}

function knownSums(): Uint8Array {
  const sums = new Uint8Array(places);
  for (const [namespace] of vocabularies) {
    const [beginning, end] = [beginningOf(namespace), endOf(namespace, namespace.length)];
    sums[beginning] = (sums[beginning] ?? 0) | isBeginning;
    sums[end] = (sums[end] ?? 0) | isEnd;
  }
  return sums;
}
