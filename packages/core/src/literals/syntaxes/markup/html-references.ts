import type { Escape, EscapeReader } from "../decode-escapes.js";
import { afterLineEnd } from "../../../text/line-end.js";
import { legacyNameIn, namedReference } from "./named-references.js";
import { referencedCharacter, referencedCodePoint } from "./referenced-character.js";
import { unitAt } from "../../../text/unit-at.js";

const ampersand = 0x26;
const carriageReturn = 0x0d;

/** The characters of Windows-1252 at U+0080–U+009F, by which numbers are read that mean controls — HTML Standard §13.2.5.80. */
const windows1252 =
  "\u20AC\x81\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\x8D\u017D\x8F" +
  "\x90\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\x9D\u017E\u0178";

const numeric = /^&#(?:(?<decimal>\d+)|[xX](?<hexadecimal>[0-9A-Fa-f]+));?/u;
const named = /^&(?<letters>[A-Za-z][A-Za-z0-9]{0,31})/u;

/** Character references in text, where some names need no semicolon — HTML Standard §13.2.5.73. */
export const htmlTextReferences: EscapeReader = referencesOf(() => true);

/**
 * Character references in an attribute, where `&copy=1` and `&copyright` are parts of a query — HTML Standard
 * §13.2.5.73.
 */
export const htmlAttributeReferences: EscapeReader = referencesOf((next) => !/^[=A-Za-z0-9]/u.test(next));

function referencesOf(mayFollow: (next: string) => boolean): EscapeReader {
  return {
    isLead: (unit) => unit === ampersand || unit === carriageReturn,
    read(source, offset, end) {
      // Line ends are normalized to U+000A (HTML Standard §13.2.3.5).
      if (unitAt(source, offset) === carriageReturn) return { text: "\n", end: afterLineEnd(source, offset, end) };
      const rest = source.slice(offset, end);
      return readNumber(rest, offset) ?? readName(rest, offset, mayFollow);
    },
  };
}

function readNumber(rest: string, offset: number): Escape | undefined {
  const match = numeric.exec(rest);
  if (match === null) return undefined;
  const codePoint = referencedCodePoint(match.groups);
  const text = windows1252[codePoint - 0x80] ?? referencedCharacter(codePoint);
  return { text, end: offset + match[0].length };
}

function readName(rest: string, offset: number, mayFollow: (next: string) => boolean): Escape | undefined {
  const letters = named.exec(rest)?.groups?.["letters"];
  if (letters === undefined) return undefined;
  const end = 1 + letters.length;
  const text = rest[end] === ";" ? namedReference(letters) : undefined;
  if (text !== undefined) return { text, end: offset + end + 1 };
  const name = legacyNameIn(letters);
  if (name === undefined || !mayFollow(rest.slice(1 + name.length, 2 + name.length))) return undefined;
  return { text: namedReference(name) ?? "", end: offset + 1 + name.length };
}
