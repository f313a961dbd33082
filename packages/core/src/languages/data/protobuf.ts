import { defineCodeLanguage } from "../definition/code-language.js";
import { slashes, stars } from "../definition/comment-forms.js";
import { slashComments } from "../definition/comment-syntax.js";
import { quoted } from "../definition/string-forms.js";

export const protobuf = defineCodeLanguage({
  name: "protobuf",
  extensions: ["proto"],
  ids: ["proto", "proto3", "protobuf"],
  comments: slashComments,
  lineComments: [slashes],
  blockComments: [stars],
  strings: [quoted("c-string", /(?<quote>["'])/uy)],
  adjacent: "joined",
});
