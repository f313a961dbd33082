/** Whether every character of a text is one of ASCII. */
export function isAscii(text: string): boolean {
  return !/[^\0-\x7F]/.test(text);
}

/** The number of UTF-16 code units outside ASCII. */
export function countNonAscii(text: string): number {
  return text.replace(/[\0-\x7F]+/g, "").length;
}
