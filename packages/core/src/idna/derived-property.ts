import { patternUnion } from "../text/composed-pattern.js";

/**
 * Letters, digits and marks: category A of RFC 5892 §2.1, without capital letters, which a U-label has not but for those
 * of Cherokee, to which small ones are folded; and what the runtime does not know.
 */
const letterDigits = /^[\p{Ll}\p{Lo}\p{Nd}\p{Lm}\p{Mn}\p{Mc}\p{Cn}\p{Script=Cherokee}-]$/u;

/** RFC 5892 §2.6: valid, or valid in context, whatever the other categories say. */
const exceptions = patternUnion(
  /^[\u00DF\u03C2\u06FD\u06FE\u0F0B\u3007]$/u,
  /^[\u00B7\u0375\u05F3\u05F4\u200C\u200D\u30FB]$/u,
);

/** RFC 5892 §2.6 (disallowed) and §2.9 (old Hangul jamo). */
const disallowed = patternUnion(
  /^[\u0640\u07FA\u302E\u302F\u3031-\u3035\u303B]$/u,
  /^[\u1100-\u11FF\uA960-\uA97F\uD7B0-\uD7FF]$/u,
);

/**
 * Whether RFC 5892 §3 derives DISALLOWED for a character of a label that UTS #46 has mapped. UTS #46 itself admits such
 * symbols and punctuation as ☃, which IDNA 2008 does not.
 */
export function isDisallowedByIdna2008(character: string): boolean {
  if (exceptions.test(character)) return false;
  return !letterDigits.test(character) || disallowed.test(character);
}
