import type { Reader } from "../../reading.js";
import { documentOfParts } from "../../parts/document-of-parts.js";
import type { ReaderNamed } from "../../parts/parts.js";
import { MarkdownLiterals } from "./markdown-literals.js";

/** Reads GitHub Flavored Markdown with its raw HTML, its code in other languages, and its front matter. */
export function markdownReader(named: ReaderNamed): Reader {
  return documentOfParts(named, (text, parts) => new MarkdownLiterals(text, parts).reading);
}
