import type { Lines } from "@irilint/core/literals";

/** Lines count from 1, columns from 0. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Where an offset stands in the text that these lines are of. */
export function positionAt(offset: number, lines: Lines): Position {
  const line = lines.lineOf(offset);
  return { line: line + 1, column: offset - lines.startOf(line) };
}
