import type { Span } from "../span.js";

/** The longest scheme that is looked for before `://`. */
const longestScheme = 32;

const schemeBeforeColon = /[A-Za-z][A-Za-z0-9+.-]*$/u;

/** What ends an identifier in running text: white space, quotation marks, and the punctuation of East Asian scripts. */
const following = /[^\s<>"`“”‘’«»‹›「」『』（）【】《》〈〉，。、；：！？]+/uy;

/** Marks of direction at the ends are not part of the identifier (RFC 3987 §4.1). */
const edges = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

const trailing = /[.,;:!?'*_|\\\]})]/u;
const openers: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

/**
 * Finds identifiers with `://` after one of `schemes` in text that holds more: up to white space or a quotation mark,
 * without the punctuation of the sentence around.
 */
export function findIdentifiersInText(text: string, schemes: ReadonlySet<string>): Span[] {
  const spans: Span[] = [];
  let done = 0;
  for (let colon = text.indexOf("://"); colon !== -1; colon = text.indexOf("://", Math.max(colon + 3, done))) {
    const before = text.slice(Math.max(done, colon - longestScheme), colon);
    const scheme = schemeBeforeColon.exec(before)?.[0] ?? "";
    if (!schemes.has(scheme.toLowerCase())) continue;
    const start = colon - scheme.length;
    const end = endInText(text, start, colon + 3);
    if (end > colon + 3) spans.push({ start, end });
    done = end;
  }
  return spans;
}

function endInText(text: string, start: number, authority: number): number {
  following.lastIndex = authority;
  let end = following.test(text) ? following.lastIndex : authority;
  let unmatched: Map<string, number> | undefined;
  while (end > authority) {
    const last = text[end - 1] ?? "";
    if (!edges.test(last) && !trailing.test(last)) break;
    const opener = openers[last];
    if (opener !== undefined) {
      unmatched ??= countUnmatched(text, start, end);
      const count = unmatched.get(opener) ?? 0;
      if (count <= 0) break;
      unmatched.set(opener, count - 1);
    }
    end--;
  }
  return end;
}

/** How many closing brackets there are more than opening ones, by the opening one. */
function countUnmatched(text: string, start: number, end: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let offset = start; offset < end; offset++) {
    const unit = text[offset] ?? "";
    const opener = openers[unit];
    if (opener !== undefined) counts.set(opener, (counts.get(opener) ?? 0) + 1);
    else if (unit === "(" || unit === "[" || unit === "{") counts.set(unit, (counts.get(unit) ?? 0) - 1);
  }
  return counts;
}
