import { defineLanguage } from "../../language.js";
import { proseComments } from "../../../languages/definition/comment-syntax.js";
import type { Reader } from "../../reading.js";
import { checkpointedReader } from "../../checkpoints/checkpointed-reader.js";
import type { PassStart } from "../../checkpoints/pass.js";
import type { ReaderNamed } from "../../parts/parts.js";
import { likelyLabels } from "./link-labels.js";
import { orRegistration } from "../registration/registration.js";
import { areSameMarkdown, MarkdownPass, type MarkdownState } from "./markdown-pass.js";

export const markdown = defineLanguage({
  name: "markdown",
  reader: (named) => orRegistration(markdownReader(named)),
  extensions: ["md", "markdown", "mdown", "mkd", "mkdn", "qmd", "rmd"],
  ids: ["markdown", "quarto", "rmd"],
  comments: proseComments,
});

/** Reads GitHub Flavored Markdown with its raw HTML, its code in other languages, and its front matter. */
function markdownReader(named: ReaderNamed): Reader {
  return checkpointedReader(
    {
      guess: likelyLabels,
      begin: (text, beginning: PassStart<MarkdownState>) => new MarkdownPass(text, beginning, "gfm"),
      areSame: areSameMarkdown,
      // The reader looks at the first unit of the next block, and at white space before the front matter ends.
      ahead: 4,
      behind: 0,
    },
    named,
  );
}
