/** `HEXDIG`, in either case; by comparison and not by the set of `abnf.ts`, since long runs of triplets come by here. */
export function isHexDigit(codePoint: number): boolean {
  const lowercase = codePoint | 0x20;
  return (codePoint >= 0x30 && codePoint <= 0x39) || (lowercase >= 0x61 && lowercase <= 0x66);
}
