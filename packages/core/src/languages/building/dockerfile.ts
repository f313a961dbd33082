import { patternSequence } from "../../text/composed-pattern.js";
import { defineCodeLanguage } from "../definition/code-language.js";
import { dockerfileComments } from "../definition/comment-syntax.js";
import {
  argumentInText,
  doubleQuote,
  quoted,
  raw,
  shellHole,
  singleQuote,
  unquotedWord,
} from "../definition/string-forms.js";

export const dockerfile = defineCodeLanguage({
  name: "dockerfile",
  extensions: ["dockerfile"],
  files: ["dockerfile", "containerfile"],
  beginnings: ["dockerfile.", "containerfile."],
  ids: ["dockerfile"],
  comments: dockerfileComments,
  lineComments: [/(?<=^\uFEFF?[ \t]*)#/muy],
  passedOver: [/\\[^\n\r]/uy, /\$\{#/uy],
  // The here-documents of `COPY` and `ADD` are text. That of `RUN` is a shell script, whose strings and comments are
  // read like those of the Dockerfile.
  hereDocument: patternSequence(
    /(?<=^[ \t]*(?:COPY|ADD)[ \t][^\n\r]{0,1000})/imuy,
    /<<-?(?<quote>["']?)(?<word>[A-Za-z_]\w*)\k<quote>/imuy,
  ),
  adjacent: "joined if touching",
  strings: [
    raw(singleQuote),
    quoted("shell-double", doubleQuote, { lines: "many", hole: shellHole }),
    argumentInText,
    unquotedWord,
  ],
});
