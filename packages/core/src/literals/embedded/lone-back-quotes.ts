import type { EmbeddedIdentifier } from "./embedded-identifier.js";
import { brokenLinkSite } from "../read/site.js";

/** The longest address before a back quote, in UTF-16 code units. */
const longestAddress = 300;
const addressAtEnd = /(?:^|[\s(])https?:\/\/[^\s<>"'\x60(){}[\]$]+$/iu;
const endOfWord = /^[.,;:)]{0,2}(?:\s|$)/u;
const runs = /`+/gu;

/**
 * Finds a single back quote right behind an address that neither opens nor closes a code span: no run of equally many
 * back quotes is open before it, and a space or the end of the text follows, so that it opens none either.
 */
export function findLoneBackQuotes(text: string): EmbeddedIdentifier[] {
  if (!text.includes("`") || !text.includes("://")) return [];
  const found: EmbeddedIdentifier[] = [];
  let open = 0;
  for (const { index, 0: run } of text.matchAll(runs)) {
    if (open === run.length) open = 0;
    else if (open > 0) continue;
    else if (run.length === 1 && isBehindAddress(text, index)) {
      found.push({ span: { start: index, end: index + 1 }, site: brokenLinkSite });
    } else open = run.length;
  }
  return found;
}

function isBehindAddress(text: string, offset: number): boolean {
  return (
    endOfWord.test(text.slice(offset + 1, offset + 5)) &&
    addressAtEnd.test(text.slice(Math.max(0, offset - longestAddress), offset))
  );
}
