/** One small change of a file by which a check finds more or less; a test has to tell. */
export interface Mutant {
  /** In UTF-16 code units of the file. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Where a mutant is, in words that outlast a move of the line. */
export interface MutantPlace {
  /** The declaration at the top of the file that holds it. */
  readonly within: string;
  /** The line, with `⟦…⟧` around what is changed. */
  readonly at: string;
  readonly becomes: string;
}

export function applyMutant(source: string, { start, end, text }: Mutant): string {
  return source.slice(0, start) + text + source.slice(end);
}

export function placeOf(source: string, { start, end, text }: Mutant): MutantPlace {
  const lineStart = source.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = source.indexOf("\n", end);
  const [before, after] = [source.slice(lineStart, start), source.slice(end, lineEnd < 0 ? undefined : lineEnd)];
  return {
    within: declarationAt(source, start),
    at: inOneLine(`${before}⟦${source.slice(start, end)}⟧${after}`),
    becomes: inOneLine(text),
  };
}

function declarationAt(source: string, offset: number): string {
  const declarations = [...source.matchAll(/^(?:export )?(?:const|let|function\*?|interface|class) (\w+)/gmu)];
  return declarations.filter(({ index }) => index <= offset).at(-1)?.[1] ?? "";
}

function inOneLine(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
}
