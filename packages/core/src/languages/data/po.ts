import { defineCodeLanguage } from "../definition/code-language.js";
import { numberSign } from "../definition/comment-forms.js";
import { numberComments } from "../definition/comment-syntax.js";
import { doubleQuote, quoted } from "../definition/string-forms.js";

export const po = defineCodeLanguage({
  name: "po",
  extensions: ["po", "pot"],
  ids: ["po", "gettext"],
  comments: numberComments,
  lineComments: [numberSign],
  strings: [quoted("c-string", doubleQuote)],
  adjacent: "joined",
});
