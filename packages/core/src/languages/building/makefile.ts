import { patternUnion } from "../../text/composed-pattern.js";
import { defineCodeLanguage, type StringForm } from "../definition/code-language.js";
import { wordStartNumberSign } from "../definition/comment-forms.js";
import { makefileComments } from "../definition/comment-syntax.js";
import {
  argumentInText,
  doubleQuote,
  quoted,
  quotedCharacter,
  raw,
  shellHole,
  singleQuote,
  unquotedWord,
} from "../definition/string-forms.js";

/**
 * A word of the shell. A comma separates arguments of a function (GNU make manual §8.1), but may also be part of an
 * address: it ends the word only before white space, `$`, `)`, another comma or the end of the text.
 */
const makeWord: StringForm = {
  ...unquotedWord,
  content: patternUnion(
    /[^ \t\n\v\f\r;&|<>()"'`\\,]{1,4096}|,(?=[^\s$,)])/uy,
    /(?<=\$)\([^()"'\n\r]{0,4096}\)/uy,
    quotedCharacter,
  ),
};

export const makefile = defineCodeLanguage({
  name: "makefile",
  extensions: ["mk", "mak"],
  files: ["makefile", "gnumakefile"],
  ids: ["makefile"],
  comments: makefileComments,
  lineComments: [wordStartNumberSign],
  passedOver: [/\\[^\n\r]/uy, /\$\$?#/uy],
  adjacent: "joined if touching",
  strings: [raw(singleQuote), quoted("shell-double", doubleQuote, { hole: shellHole }), argumentInText, makeWord],
});
