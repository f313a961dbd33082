/** The code without the white space at its end and without backslashes that continue a line. */
export function withoutGapAfter(code: string): string {
  let rest = code.trimEnd();
  while (rest.endsWith("\\") && /[\n\r]/u.test(code.charAt(rest.length))) rest = rest.slice(0, -1).trimEnd();
  return rest;
}

/** The code without the white space at its beginning and without backslashes that continue a line. */
export function withoutGapBefore(code: string): string {
  return code.replace(/^(?:\s|\\(?=[\n\r]))+/u, "");
}
