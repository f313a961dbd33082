const lineEnd = /\r\n|[\r\n]/u;

/** The lines before an identifier, the last of which is the beginning of its own. */
export function linesBefore(before: string): readonly string[] {
  return before.split(lineEnd);
}

/** The rest of its line. */
export function lineBehind(after: string): string {
  return after.split(lineEnd, 1)[0] ?? "";
}
