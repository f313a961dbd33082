import { isAscii } from "../../text/ascii.js";
import type { Syntax } from "./syntax.js";

/** The syntax of a byte string, in which only ASCII is written. */
export function ofBytes(syntax: Syntax): Syntax {
  return {
    ...syntax,
    keeps: (source, edit, piece) => isAscii(edit.text) && syntax.keeps?.(source, edit, piece) !== false,
  };
}
