import { isAscii } from "../text/ascii.js";
import { isFarTooLong } from "./domain.js";
import { noChecks, toAscii } from "./uts46.js";

/** The octets that a name or a label takes in A-labels (RFC 1034 §3.1), valid or not; its characters where it has no such form. */
export function asciiLength(name: string): number {
  if (isAscii(name) || isFarTooLong(name)) return name.length;
  return toAscii(name, noChecks)?.length ?? name.length;
}
