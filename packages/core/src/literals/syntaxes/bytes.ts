import { isAscii } from "../../text/ascii.js";
import type { Syntax } from "./syntax.js";

/** The syntax of a string of bytes, in which every character that is written is one of ASCII. */
export function ofBytes(syntax: Syntax): Syntax {
  return {
    ...syntax,
    keeps: (source, edit, piece) => isAscii(edit.text) && syntax.keeps?.(source, edit, piece) !== false,
  };
}
