import { patternUnion } from "../../../text/composed-pattern.js";
import { decodeEscapes, type EscapeReader } from "../decode-escapes.js";
import { referencedCodePoint } from "../markup/referenced-character.js";
import { escapeAll, escapeUnseen, numericReference } from "../unseen.js";
import type { Syntax } from "../syntax.js";
import { xhtmlEntities } from "../markup/xhtml-entities.js";

/** The longest entity name, `thetasym`, and the longest useful number are within these bounds. */
const reference = patternUnion(
  /&#(?:(?<decimal>[0-9]{1,12})|x(?<hexadecimal>[0-9A-Fa-f]{1,12}));/uy,
  /&(?<name>[A-Za-z][A-Za-z0-9]{1,9});/uy,
);

const escapes: EscapeReader = {
  isLead: (unit) => unit === 0x26,
  read(source, offset, end) {
    reference.lastIndex = offset;
    const match = reference.exec(source);
    if (match?.groups === undefined || reference.lastIndex > end) return undefined;
    const { name } = match.groups;
    const text = name === undefined ? characterOf(referencedCodePoint(match.groups)) : xhtmlEntities.get(name);
    return text === undefined ? undefined : { text, end: offset + match[0].length };
  },
};

function characterOf(codePoint: number): string | undefined {
  return codePoint > 0x10ffff ? undefined : String.fromCodePoint(codePoint);
}

/** The value of a JSX attribute between quotes, or the text between JSX tags: references, but no backslash escapes. */
export const jsxText: Syntax = {
  name: "jsx-text",
  decode: (source, span) => decodeEscapes(source, span, escapes),
  encode: (text) =>
    escapeUnseen(
      text.replace(/&(?=#?\w*(?:;|$))|[<>{}"']/gu, (character) => references[character] ?? character),
      numericReference,
    ),
  escape: (text) => escapeAll(text, numericReference),
};

const references: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  "{": "&#123;",
  "}": "&#125;",
  '"': "&quot;",
  "'": "&#39;",
};
