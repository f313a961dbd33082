import { patternUnion } from "../text/composed-pattern.js";
import { runEnd } from "../text/run-end.js";

/**
 * What goes on an identifier in running text, but for brackets and `'`. White space ends it, quotation marks and `<>`,
 * `|` and `\`, which no IRI holds and texts put beside one, and opening and closing punctuation and full-width stops
 * outside ASCII. A letter outside ASCII does not (RFC 3987 §7.3), nor does a character that nobody sees.
 */
const following = patternUnion(
  /[^\s<>"`|\\()[\]{}'\u0080-\u{10FFFF}]{1,256}/uy,
  /(?:(?![\s\p{Pi}\p{Pf}\p{Ps}\p{Pe}、。，．：；？！｡､])[\u0080-\u{10FFFF}]){1,256}/uy,
);

/** Punctuation at its end belongs to the sentence; marks of direction are not part of it (RFC 3987 §4.1). */
const trailing = /[\p{Terminal_Punctuation}'*_([{…\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

const openers: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

/**
 * Where the identifier ends that begins at `start` in running text and has no end before `rest`, where what follows its
 * scheme begins. Brackets balance: a closing one ends it unless the opening one is part of it. One that stands between
 * single quotation marks ends at the second one. One that goes on at `limit` is answered with `limit`, and nothing behind
 * it is looked at, but for some hundreds of code units.
 */
export function endInText(text: string, start: number, rest: number, limit = Infinity): number {
  let end = longestEnd(text, rest, text[start - 1] === "'", limit);
  if (end >= limit) return limit;
  while (end > rest && trailing.test(characterBefore(text, end))) end -= characterBefore(text, end).length;
  return end;
}

function longestEnd(text: string, start: number, isQuoted: boolean, limit: number): number {
  const open: Record<string, number> = { "(": 0, "[": 0, "{": 0 };
  for (let end = start; ; end++) {
    end = runEnd(following, text, end, limit);
    if (end >= limit) return end;
    const unit = text.charAt(end);
    const opener = openers[unit];
    if (opener !== undefined) {
      const count = open[opener] ?? 0;
      if (count === 0) return end;
      open[opener] = count - 1;
    } else if (unit in open) open[unit] = (open[unit] ?? 0) + 1;
    else if (unit !== "'" || isQuoted) return end;
  }
}

/** By code points: some scripts whose punctuation ends a sentence are outside the first plane. */
function characterBefore(text: string, end: number): string {
  const pair = text.slice(Math.max(0, end - 2), end);
  return /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(pair) ? pair : pair.slice(-1);
}
