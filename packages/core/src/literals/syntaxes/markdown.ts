import { decodeEscapes } from "./decode-escapes.js";
import { markdownEscapes } from "./markdown-escapes.js";
import type { Syntax } from "./syntax.js";
import { escapeAll, escapeUnseen, numericReference } from "./unseen.js";

/** The destination of a link, an image or a definition; also between `<` and `>`. */
export const markdownDestination: Syntax = {
  name: "markdown-destination",
  decode: (source, span) => decodeEscapes(source, span, markdownEscapes),
  encode: (text) => encodeBy(/[\\<>()|]|&(?=#?\w*(?:;|$))/gu, text),
  escape: (text) => escapeAll(text, numericReference),
};

/** Text of a paragraph, a heading or a cell. */
export const markdownText: Syntax = {
  name: "markdown-text",
  decode: (source, span) => decodeEscapes(source, span, markdownEscapes),
  encode: (text) => encodeBy(/[\\`*_{}[\]<>~|]|&(?=#?\w*(?:;|$))/gu, text),
  escape: (text) => escapeAll(text, numericReference),
};

function encodeBy(escaped: RegExp, text: string): string | undefined {
  if (/[\0\p{Cs}]/u.test(text)) return undefined;
  const written = text.replace(escaped, "\\$&").replace(/ /gu, numericReference(0x20));
  return escapeUnseen(written, numericReference);
}
