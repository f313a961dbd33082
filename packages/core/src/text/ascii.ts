/** Whether every character of a text is one of ASCII. */
export function isAscii(text: string): boolean {
  return !/[^\0-\x7F]/.test(text);
}
