/** Without white space at its end, and without backslashes that make two lines one. */
export function withoutGapAfter(code: string): string {
  return code.replace(/(?<!\s)(?:\s|\\(?=[\n\r]))+$/u, "");
}

/** Without white space at its beginning, and without backslashes that make two lines one. */
export function withoutGapBefore(code: string): string {
  return code.replace(/^(?:\s|\\(?=[\n\r]))+/u, "");
}
