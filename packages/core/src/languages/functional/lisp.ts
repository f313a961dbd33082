import { defineCodeLanguage } from "../definition/code-language.js";
import { semicolonComments } from "../definition/comment-syntax.js";
import { doubleQuote, quoted } from "../definition/string-forms.js";
import { patternSequence, patternUnion } from "../../text/composed-pattern.js";

export const lisp = defineCodeLanguage({
  name: "lisp",
  extensions: ["lisp", "el", "clj", "cljs", "cljc", "edn", "scm", "rkt"],
  ids: ["lisp", "emacs-lisp", "clojure", "scheme", "racket"],
  comments: semicolonComments,
  // Not the semicolon of a character: `?;` in Emacs Lisp, `#\;` in Common Lisp and Scheme.
  lineComments: [/(?<![?\\]);/uy],
  blockComments: [{ open: "#|", close: "|#", nests: true }],
  passedOver: [/\\[^\n\r]/uy, /(?<![\w-])\?"/uy],
  strings: [
    quoted("unknown-string", /#(?:[rp]x)?#?(?<quote>")/uy, { lines: "many", use: "pattern" }),
    quoted("unknown-string", doubleQuote, { lines: "many" }),
  ],
  // What names a string: `(def name "x")`, `(name "x")`, `:name "x"`, `(name . "x")`.
  naming: patternSequence(
    patternUnion(/\((?:def[\w-]*|set[qf!])\s+/u, /[:(]/u),
    /(?<name>[A-Za-z_*][\w*+!?<>=/.-]*)(?:\s+\.)?$/uy,
  ),
});
