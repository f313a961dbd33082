/** One small change of a file by which a check finds more or less; a test has to tell. */
export interface Mutant {
  /** In UTF-16 code units of the file. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export function applyMutant(source: string, { start, end, text }: Mutant): string {
  return source.slice(0, start) + text + source.slice(end);
}

/** The line of the file, and what becomes of which part of it: how a survivor is known when lines have moved. */
export function describeMutant(source: string, { start, end, text }: Mutant): { line: string; change: string } {
  const lineStart = source.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = source.indexOf("\n", start);
  const line = source.slice(lineStart, lineEnd < 0 ? source.length : lineEnd).trim();
  return { line, change: `${shorten(source.slice(start, end))} → ${shorten(text) || "nothing"}` };
}

function shorten(text: string): string {
  const inOneLine = text.replace(/\s+/gu, " ");
  return inOneLine.length <= 60 ? inOneLine : `${inOneLine.slice(0, 40)}…${inOneLine.slice(-18)}`;
}
