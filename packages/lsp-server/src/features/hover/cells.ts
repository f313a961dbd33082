import { bidiLayout } from "@irilint/core";
import type { ShownText } from "../../documents/forms.js";

/** What is drawn in one place: a character with the marks that stand on it. */
export interface Cell {
  readonly start: number;
  readonly text: string;
  /** The embedding level; odd ones are right to left. */
  readonly level: number;
  /** The ASCII characters that it is taken for. */
  readonly looksLike?: string;
}

/** A text cut into cells, in the order in which they are stored and from left to right. */
export interface Cells {
  readonly stored: readonly Cell[];
  readonly displayed: readonly Cell[];
  /** Whether there is more of the text than is shown. */
  readonly isCut: boolean;
}

/** The room for the cells of one row, in pixels: a hover of VS Code is some 750 wide, and shrinks no image. */
const room = 600;
/** How many cells come before the first that matters, if not all can be shown. */
const lead = 16;

/** The cells of a text: all of them, or as many as there is room for around the first that a reader may misread. */
export function cellsOf({ text, standing }: ShownText, lookalikes: ReadonlyMap<number, string>): Cells {
  const { levels, order } = bidiLayout(standing);
  const all: Cell[] = clustersOf(text).map(({ start, text: cluster }) => {
    const looksLike = lookalikes.get(start);
    return { start, text: cluster, level: levels[start] ?? 0, ...(looksLike !== undefined && { looksLike }) };
  });
  const { from, to } = windowIn(all);
  const stored = all.slice(from, to);
  const byStart = new Map(stored.map((cell) => [cell.start, cell]));
  const displayed = order.flatMap((start) => byStart.get(start) ?? []);
  return { stored, displayed, isCut: stored.length < all.length };
}

function windowIn(cells: readonly Cell[]): { readonly from: number; readonly to: number } {
  const first = cells.findIndex(({ level, looksLike }) => level > 0 || looksLike !== undefined);
  let from = Math.max(0, first - lead);
  let to = from;
  let width = 0;
  for (; to < cells.length && width + cellWidth(cells[to]) <= room; to += 1) width += cellWidth(cells[to]);
  for (; from > 0 && width + cellWidth(cells[from - 1]) <= room; from -= 1) width += cellWidth(cells[from - 1]);
  return { from, to };
}

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;

/** How wide a cell is drawn, in pixels. */
export function cellWidth(cell: Cell | undefined): number {
  if (cell === undefined) return 0;
  const { text, looksLike } = cell;
  if (isUnseen(text) || (looksLike?.length ?? 1) > 1) return 16;
  if (text.length === 1 && text < "\x7F") return 10;
  return wide.test(text) ? 18 : 14;
}

/** Whether the cell holds a character that nobody sees. */
export function isUnseen(text: string): boolean {
  return /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(text);
}

/**
 * Every character with the marks on it, of which the first few are drawn: no language has more, and more would leave
 * the cell. Characters that nobody sees stand alone.
 */
function clustersOf(text: string): { readonly start: number; readonly text: string }[] {
  return [...text.matchAll(/(?<drawn>(?:\P{M}|^\p{M})\p{M}{0,8})\p{M}*/gu)].map(({ index, groups }) => ({
    start: index,
    text: groups?.["drawn"] ?? "",
  }));
}
