import { languageOfPath } from "../languages.js";
import { fileCharset } from "./file-charset.js";
import { textOfOctets } from "./file-text.js";

/** What names the charset of a document that declares none. */
export interface CharsetSources {
  /** The charset of the settings. */
  readonly setting?: string | undefined;
  /**
   * The charset that is named elsewhere, such as in an `.editorconfig`. Asked only if the octets are not UTF-8: what is
   * valid UTF-8 is UTF-8 with near certainty (RFC 3987 §3.2).
   */
  readonly elsewhere?: () => string | undefined;
}

/** The text of the document at a path, in the charset that it declares; undefined if that charset is not known. */
export function documentText(path: string, octets: Uint8Array, named: CharsetSources = {}): string | undefined {
  const { setting, elsewhere } = named;
  const language = languageOfPath(path) ?? "code";
  const charset = fileCharset(octets, { language, charset: setting });
  const read = textOfOctets(octets, charset);
  if (read.kind === "unread") return undefined;
  const other = charset.by === "default" && !read.isWellFormed ? elsewhere?.() : undefined;
  return other === undefined ? read.text : documentText(path, octets, { setting: other });
}
