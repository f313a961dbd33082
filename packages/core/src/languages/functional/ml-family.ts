import { patternUnion } from "../../text/composed-pattern.js";
import { wordSet } from "../../text/word-set.js";

/* What F#, OCaml and Haskell have in common. */

/** A name, which may contain apostrophes. */
export const name = /[A-Za-z_][\w']*/uy;
/** A character literal. */
export const character = /'(?:\\(?:[^\n\r\w^]|\^?\w{1,10}|u\{[0-9A-Fa-f]{1,6}\})|[^\\'\n\r])'/uy;
/**
 * Before a compared string stands an equal sign in a condition; behind one, the arrow or guard of a pattern, or the
 * operator `<>`.
 */
export const comparing = {
  before: patternUnion(
    /$(?<=\b(?:if|elif|when|while|not|assert)\b[^=;\n\r]{0,80}(?<![=<>!:])=)/u,
    /$(?<=(?:&&|\|\|)[^=;\n\r]{0,80}(?<![=<>!:])=)/u,
  ),
  after: /^\s*(?:->|when\b|<>)/u,
};

/** Keywords behind which an expression begins. */
const keywords = wordSet("begin case do else if in match of return then to when while with yield");

/**
 * What stands before a string that is an argument: a name that is no keyword, a closing bracket, or another argument.
 * Application binds tighter than operators.
 */
export const beforeArgument = new RegExp(String.raw`$(?<=[\w')\]"])(?<!\b(?:${[...keywords].join("|")}))`, "u");
