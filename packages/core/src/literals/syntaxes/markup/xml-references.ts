import type { Escape, EscapeReader } from "../decode-escapes.js";
import { afterLineEnd } from "../../../text/line-end.js";
import { referencedCodePoint } from "./referenced-character.js";
import { unitAt } from "../../../text/unit-at.js";

const ampersand = 0x26;
const tab = 0x09;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;

const numeric = /^&#(?:(?<decimal>\d+)|x(?<hexadecimal>[0-9A-Fa-f]+));/u;
const named = /^&(?<name>lt|gt|amp|quot|apos);/u;
const characters: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

/** References in text; every line end is U+000A — XML 1.0 §2.11, §4.1, §4.6. */
export const xmlTextReferences: EscapeReader = {
  isLead: (unit) => unit === ampersand || unit === carriageReturn,
  read(source, offset, end) {
    if (unitAt(source, offset) === carriageReturn) return { text: "\n", end: afterLineEnd(source, offset, end) };
    return readReference(source.slice(offset, end), offset);
  },
};

/** In an attribute, white space is a space unless a reference stands for it — XML 1.0 §3.3.3. */
export const xmlAttributeReferences: EscapeReader = {
  isLead: (unit) => unit === ampersand || unit === carriageReturn || unit === lineFeed || unit === tab,
  read(source, offset, end) {
    const unit = unitAt(source, offset);
    if (unit === ampersand) return readReference(source.slice(offset, end), offset);
    return { text: " ", end: afterLineEnd(source, offset, end) };
  },
};

function readReference(rest: string, offset: number): Escape | undefined {
  const match = numeric.exec(rest) ?? named.exec(rest);
  if (match?.groups === undefined) return undefined;
  const { name } = match.groups;
  const text = name === undefined ? characterOf(referencedCodePoint(match.groups)) : characters[name];
  return text === undefined ? undefined : { text, end: offset + match[0].length };
}

function characterOf(codePoint: number): string | undefined {
  return codePoint <= 0x10ffff && isXmlText(String.fromCodePoint(codePoint))
    ? String.fromCodePoint(codePoint)
    : undefined;
}

/** `Char = #x9 | #xA | #xD | [#x20-#xD7FF] | [#xE000-#xFFFD] | [#x10000-#x10FFFF]` — XML 1.0 §2.2 */
export function isXmlText(text: string): boolean {
  return /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u.test(text);
}
