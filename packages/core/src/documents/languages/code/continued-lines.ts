/** Without white space at its end, and without backslashes that make two lines one. */
export function withoutGapAfter(code: string): string {
  let rest = code.trimEnd();
  while (rest.endsWith("\\") && /[\n\r]/u.test(code.charAt(rest.length))) rest = rest.slice(0, -1).trimEnd();
  return rest;
}

/** Without white space at its beginning, and without backslashes that make two lines one. */
export function withoutGapBefore(code: string): string {
  return code.replace(/^(?:\s|\\(?=[\n\r]))+/u, "");
}
