import { defineLanguage } from "../../language.js";
import { proseComments } from "../../../languages/definition/comment-syntax.js";
import type { Reader } from "../../reading.js";
import { documentOfParts } from "../../parts/document-of-parts.js";
import type { ReaderNamed } from "../../parts/parts.js";
import { MarkdownLiterals } from "./markdown-literals.js";

export const markdown = defineLanguage({
  name: "markdown",
  reader: (named) => markdownReader(named),
  extensions: ["md", "markdown", "mdown", "mkd", "mkdn", "qmd", "rmd"],
  ids: ["markdown", "quarto", "rmd"],
  comments: proseComments,
});

/** Reads GitHub Flavored Markdown with its raw HTML, its code in other languages, and its front matter. */
function markdownReader(named: ReaderNamed): Reader {
  return documentOfParts(named, (text, parts) => new MarkdownLiterals(text, parts).reading);
}
