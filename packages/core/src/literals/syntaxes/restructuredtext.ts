import { keepsEnds } from "./piece-ends.js";
import { plain } from "./plain.js";
import type { Syntax } from "./syntax.js";

/** The address of a reference, a target or an image, in which white space means nothing and a backslash begins an escape. */
export const restructuredTextAddress: Syntax = {
  name: "restructuredtext-address",
  decode: (source, span) => plain.decode(source, span),
  encode: (text) => (/[\s\p{Cc}\\`<>]/u.test(text) ? undefined : text),
  // What ends with `_` is the name of another target.
  keeps: keepsEnds({ first: /^[<_]/u, last: /_$/u }),
};
