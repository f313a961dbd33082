import { charsetLabel } from "./charset-label.js";
import { decoders } from "./codecs.cjs";
import { octetsOfText } from "./file-text.js";

/**
 * How a browser makes octets of the query of a web address in a document of this charset (3987bis §3.5, URL Standard §4.2):
 * for a character that the charset has not, a reference as in HTML. Nothing for charsets of Unicode, whose documents have
 * them in UTF-8, and for unknown ones.
 */
export function queryEncoder(charset: string): ((text: string) => Uint8Array) | undefined {
  const label = decoders().normalizeEncoding(charsetLabel(charset));
  if (label === null || label === "replacement" || label.startsWith("utf-")) return undefined;
  const encode = (text: string): Uint8Array | undefined =>
    octetsOfText(text, { label, hasMark: false, by: "declaration" });
  const inReferences = (text: string): Uint8Array => {
    const octets = Array.from(text, (character) => encode(character) ?? encode(`&#${character.codePointAt(0) ?? 0};`));
    return Uint8Array.from(octets.flatMap((own) => [...(own ?? [])]));
  };
  return (text) => encode(text) ?? inReferences(text);
}
