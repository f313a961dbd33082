import { patternSequence } from "../../text/composed-pattern.js";
import { defineCodeLanguage } from "../definition/code-language.js";
import { numberComments } from "../definition/comment-syntax.js";
import { quoted } from "../definition/string-forms.js";

export const coffeescript = defineCodeLanguage({
  name: "coffeescript",
  extensions: ["coffee"],
  files: ["cakefile"],
  ids: ["coffeescript"],
  comments: numberComments,
  lineComments: [/#(?!##)/uy],
  blockComments: [{ open: "###", close: "###" }],
  passedOver: [
    // The length is bounded: an unclosed bracket would be read to the end of its line.
    patternSequence(
      /(?<=(?:^|[=(,[{:!&|?])[ \t]{0,8}|[\w$)][ \t])/muy,
      /\/(?![/ *=])/muy,
      /(?:\\[^\n\r]|\[(?:\\[^\n\r]|[^\]\\\n\r]){0,500}\]|[^/\\[\n\r]){1,1000}\//muy,
    ),
  ],
  strings: [
    quoted("javascript-string", /(?<quote>\/\/\/)/uy, { lines: "many", use: "pattern" }),
    quoted("javascript-string", /(?<quote>"""|")/uy, { lines: "many", hole: /#\{/uy }),
    quoted("javascript-string", /(?<quote>'''|')/uy, { lines: "many" }),
    quoted("javascript-string", /(?<quote>`)/uy, { lines: "many", use: "pattern" }),
  ],
  comparing: { before: /\bisnt$/u, after: /^\s*(?:is|isnt)\b/u },
  joiners: ["+"],
});
