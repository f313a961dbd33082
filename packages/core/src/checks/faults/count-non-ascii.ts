/** The number of UTF-16 code units outside ASCII. */
export function countNonAscii(text: string): number {
  return text.replace(/[\0-\x7F]+/g, "").length;
}
