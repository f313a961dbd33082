import { patternUnion } from "../../text/pattern-union.js";
import { wordSet } from "../../text/word-set.js";

/* What the languages that come from ML have in common. */

/** Names may go on with apostrophes. */
export const name = /[A-Za-z_][\w']*/uy;
/** One character between apostrophes. */
export const character = /'(?:\\(?:[^\n\r\w^]|\^?\w{1,10}|u\{[0-9A-Fa-f]{1,6}\})|[^\\'\n\r])'/uy;
/** An equal sign in a condition, and what stands behind a pattern or between two values. */
export const comparing = {
  before: patternUnion(
    /$(?<=\b(?:if|elif|when|while|not|assert)\b[^=;\n\r]{0,80}(?<![=<>!:])=)/u,
    /$(?<=(?:&&|\|\|)[^=;\n\r]{0,80}(?<![=<>!:])=)/u,
  ),
  after: /^\s*(?:->|when\b|<>)/u,
};

/** Keywords behind which an expression begins. */
const keywords = wordSet("begin case do else if in match of return then to when while with yield");

/** A function, which takes a string before an operator does, but no keyword. */
export const beforeArgument = new RegExp(String.raw`$(?<=[\w')\]"])(?<!\b(?:${[...keywords].join("|")}))`, "u");
