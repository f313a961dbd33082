import type { EscapeReader } from "../decode-escapes.js";
import { namedReference } from "./named-references.js";
import { referencedCharacter, referencedCodePoint } from "./referenced-character.js";
import { unitAt } from "../../../text/unit-at.js";

const ampersand = 0x26;
const backslash = 0x5c;

const punctuation = /[!-/:-@[-`{-~]/u;
const reference =
  /^&(?:#(?<decimal>\d{1,7})|#[xX](?<hexadecimal>[0-9A-Fa-f]{1,6})|(?<name>[A-Za-z][A-Za-z0-9]{0,31}));/u;

/** A backslash before ASCII punctuation, and references that end with a semicolon — CommonMark 0.31 §2.4, §2.5. */
export const markdownEscapes: EscapeReader = {
  isLead: (unit) => unit === backslash || unit === ampersand,
  read(source, offset, end) {
    if (unitAt(source, offset) === backslash) {
      const text = offset + 1 < end ? (source[offset + 1] ?? "") : "";
      return punctuation.test(text) ? { text, end: offset + 2 } : undefined;
    }
    const match = reference.exec(source.slice(offset, end));
    if (match?.groups === undefined) return undefined;
    const { name } = match.groups;
    const text = name === undefined ? referencedCharacter(referencedCodePoint(match.groups)) : namedReference(name);
    return text === undefined ? undefined : { text, end: offset + match[0].length };
  },
};
