import type { Span } from "../../../findings/span.js";
import type { IndentedLine } from "./lines.js";

/** A line of a grid table between two rows. */
const border = /^\+(?:[-=]+\+)+[ \t]*$/u;

/** Whether a line is the border of a grid table — reStructuredText Markup Specification, *Grid Tables*. */
export function isGridBorder(content: string): boolean {
  return border.test(content);
}

/** Whether a line belongs to a grid table that has begun. */
export function isOfGrid(content: string): boolean {
  return /^[+|]/u.test(content);
}

/**
 * The cells of a grid table, each by what stands in it on its lines, one behind the other. Where the columns do not stand below
 * each other, as with characters of double width, there are none.
 */
export function gridCells(text: string, lines: readonly IndentedLine[]): readonly (readonly Span<"source">[])[] {
  const cells: Span<"source">[][] = [];
  let columns: readonly number[] = [];
  let row: IndentedLine[] = [];
  for (const line of lines) {
    const content = text.slice(line.start + line.indent, line.end);
    if (!border.test(content)) {
      row.push(line);
      continue;
    }
    cells.push(...cellsOfRow(text, row, columns));
    columns = Array.from(content.matchAll(/\+/gu), ({ index }) => index);
    row = [];
  }
  return cells;
}

/** The cells of a row, whose borders are the columns at which every line of it has one: others are spanned. */
function cellsOfRow(text: string, row: readonly IndentedLine[], columns: readonly number[]): Span<"source">[][] {
  const starts = row.map(({ start, indent }) => start + indent);
  const borders = columns.filter((column) => starts.every((start) => /[|+]/u.test(text.charAt(start + column))));
  const last = row.every(({ start, indent, end }) => start + indent + (borders.at(-1) ?? 0) < end);
  if (!last) return [];
  return borders.slice(1).map((column, index) => {
    const before = borders[index] ?? 0;
    return starts.map((start) => ({ start: start + before + 1, end: start + column }));
  });
}
