import { charsetLabel } from "./charset-label.js";
import { decoders } from "./codecs.cjs";
import { octetsOfText } from "./file-text.js";

/**
 * How a browser encodes the query of a Web address in a document with this charset (3987bis §3.5, URL Standard §4.2):
 * in the charset of the document, with a character reference of HTML for each character that the charset lacks.
 * Undefined for UTF-8 and UTF-16, where browsers write UTF-8, and for unknown charsets.
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
