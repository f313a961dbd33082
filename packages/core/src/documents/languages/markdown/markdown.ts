import { defineLanguage } from "../../language.js";
import { proseComments } from "../../../languages/definition/comment-syntax.js";
import { orRegistration } from "../registration/registration.js";
import { markdownReader } from "./markdown-pass.js";

export const markdown = defineLanguage({
  name: "markdown",
  reader: (named) => orRegistration(markdownReader(named, "gfm")),
  heedsSieve: true,
  extensions: ["md", "markdown", "mdown", "mkd", "mkdn", "qmd", "rmd", "rmarkdown", "bs", "djot"],
  ids: ["markdown", "quarto", "rmd"],
  comments: proseComments,
});
