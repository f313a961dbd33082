/** Where what a sticky pattern matches at an offset ends; nothing if it matches nothing there. */
export function matchEnd(pattern: RegExp, text: string, offset: number): number | undefined {
  pattern.lastIndex = offset;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

/** The same, but the offset itself if the pattern matches nothing there. */
export function behind(pattern: RegExp, text: string, offset: number): number {
  return matchEnd(pattern, text, offset) ?? offset;
}

/** What a sticky pattern matches at an offset; empty if that is nothing. */
export function matchedText(pattern: RegExp, text: string, offset: number): string {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0] ?? "";
}
