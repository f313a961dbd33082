/** Lines count from 1, columns from 0. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The offsets at which the lines of a text start. */
export function lineStartsOf(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\r\n|[\r\n]/gu), (end) => end.index + end[0].length)];
}

/** Where an offset stands in the text that these lines are of. */
export function positionAt(offset: number, lineStarts: readonly number[]): Position {
  let low = 0;
  let high = lineStarts.length;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((lineStarts[middle] ?? Infinity) <= offset) low = middle;
    else high = middle;
  }
  return { line: low + 1, column: offset - (lineStarts[low] ?? 0) };
}
