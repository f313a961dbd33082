import { backslashEscapes, type DigitForm } from "./backslash-escapes.js";
import { backslashSyntax, longEscape } from "./backslash-syntax.js";
import { decodeEscapes } from "./decode-escapes.js";
import type { Syntax } from "./syntax.js";
import { escapeAll, escapeUnseen } from "./unseen.js";

/** `UCHAR = '\u' HEX HEX HEX HEX | '\U' HEX HEX HEX HEX HEX HEX HEX HEX` — Turtle §6.5 */
const uchar: readonly DigitForm[] = [
  { pattern: /u([0-9A-Fa-f]{4})/uy, radix: 16, gives: "character" },
  { pattern: /U([0-9A-Fa-f]{8})/uy, radix: 16, gives: "character" },
];

/** What stands between `<` and `>` in Turtle, N-Triples and SPARQL: there is no other escape, not even of the backslash. */
export const turtleIri: Syntax = {
  name: "turtle-iri",
  decode: (source, span) => decodeEscapes(source, span, iriReader),
  encode: (text) =>
    escapeUnseen(
      text.replace(/[<>\\]/gu, (character) => delimiters[character] ?? character),
      longEscape,
    ),
  escape: (text) => escapeAll(text, longEscape),
};

const iriReader = backslashEscapes({ singles: {}, digits: uchar, unknown: "kept" });

const delimiters: Readonly<Record<string, string>> = { "<": "\\u003C", ">": "\\u003E", "\\": "\\u005C" };

/** Strings of Turtle and SPARQL, in one or three quotation marks of either kind. */
export const turtleString = backslashSyntax({
  name: "turtle-string",
  singles: { t: "\t", b: "\b", n: "\n", r: "\r", f: "\f", '"': '"', "'": "'", "\\": "\\" },
  digits: uchar,
  unknown: "kept",
  quoted: /["'\\]/gu,
  write: longEscape,
});

/** `PN_LOCAL_ESC` — Turtle §6.5 */
const localEscapes = Object.fromEntries(Array.from("_~.-!$&'()*+,;=/?#@%", (character) => [character, character]));

const localReader = backslashEscapes({ singles: localEscapes, digits: uchar, unknown: "kept" });

/** What follows the prefix of a prefixed name. */
export const turtleLocalName: Syntax = {
  name: "turtle-local-name",
  decode: (source, span) => decodeEscapes(source, span, localReader),
  encode(text) {
    if (text.includes("\\")) return undefined;
    const escaped = text.replace(/[~.!$&'()*+,;=/?#@]|%(?![0-9A-Fa-f]{2})/gu, "\\$&");
    // The alternatives have no character in common: else one that fits none, after many, would take for ever.
    return /^(?:[\p{L}\p{M}\p{N}_:%-]|\\[~.!$&'()*+,;=/?#@%])*$/u.test(escaped) ? escaped : undefined;
  },
};
