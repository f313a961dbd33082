import { doubled } from "./doubled-characters.js";
import { keepsEnds } from "./piece-ends.js";
import { plain } from "./plain.js";
import type { Syntax } from "./syntax.js";

/** A field between quotation marks, of which each is written twice within — RFC 4180 §2 */
export const doubleQuoted: Syntax = doubled("csv-quoted", '"');

/** What a field cannot hold without quotation marks, whatever the separator of the file is; at its ends, space is left out. */
const needsQuotes = /["\t,;|\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** A field without quotation marks: `escaped` and `non-escaped` — RFC 4180 §2. With `=` a formula would begin. */
export const unquoted: Syntax = {
  name: "csv-field",
  decode: (source, span) => plain.decode(source, span),
  encode: (text) => (needsQuotes.test(text) ? undefined : text),
  keeps: keepsEnds({ first: /^["= ]/u, last: / $/u }),
};
