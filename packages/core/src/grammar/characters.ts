/** Predicates over one code point, for code that looks for a fault; the scan itself reads the class table. */
import type { ProfileName } from "../profiles/profile.js";
import { iprivateOf3987bis } from "../profiles/rfc3987bis.js";
import { iprivate, subDelims, ucschar, unreserved } from "./abnf.js";
import { includes } from "./code-points.js";

/** `ucschar` of RFC 3987 §2.2; it is the same in 3987bis. */
export function isUcschar(codePoint: number): boolean {
  return includes(ucschar, codePoint);
}

/** `iprivate` of RFC 3987 §2.2, with the tags in profile `rfc3987bis`. */
export function isIprivate(codePoint: number, profile: ProfileName): boolean {
  return includes(profile === "rfc3987bis" ? iprivateOf3987bis : iprivate, codePoint);
}

export function isUnreserved(codePoint: number): boolean {
  return includes(unreserved, codePoint);
}

export function isSubDelim(codePoint: number): boolean {
  return includes(subDelims, codePoint);
}
