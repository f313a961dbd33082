import { languageOfPath } from "../languages.js";
import { fileCharset } from "./file-charset.js";
import { textOfOctets } from "./file-text.js";

/** The text of the document at a path, in the charset that it declares; undefined if that charset is not known. */
export function documentText(path: string, octets: Uint8Array): string | undefined {
  const read = textOfOctets(octets, fileCharset(octets, { language: languageOfPath(path) ?? "code" }));
  return read.kind === "text" ? read.text : undefined;
}
