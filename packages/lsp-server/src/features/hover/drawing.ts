import { cellWidth, isUnseen, type Cell } from "./cells.js";

/** What a row is called, and what is drawn in each of its cells. */
export interface Row {
  readonly label: string;
  readonly cells: readonly Cell[];
  readonly glyphOf: (cell: Cell, index: number, cells: readonly Cell[]) => string;
}

export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const rowHeight = 24;
const labels = 76;
const margin = 6;

/**
 * Draws rows of cells, one below the other. Each glyph stands alone, so that no program puts them into another order;
 * and on a ground of its own, since a picture cannot know the colors of the editor.
 */
export function drawRows(rows: readonly Row[]): Drawing {
  const width = labels + 2 * margin + Math.max(...rows.map(({ cells }) => widthOf(cells)));
  const height = rows.length * rowHeight + 2 * margin;
  const ground = `<rect width="${width}" height="${height}" rx="6" fill="#fff" stroke="#8a8a8a"/>`;
  const drawn = rows.map((row, index) => drawRow(row, margin + index * rowHeight)).join("");
  const attributes = `width="${width}" height="${height}" font-size="15" font-family="monospace"`;
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${ground}${drawn}</svg>`, width, height };
}

function widthOf(cells: readonly Cell[]): number {
  return cells.reduce((width, cell) => width + cellWidth(cell), 0);
}

function drawRow({ label, cells, glyphOf }: Row, top: number): string {
  const name = `<text x="${margin}" y="${top + 16}" font-size="11" fill="#444">${label}</text>`;
  let x = labels + margin;
  const drawn = cells.map((cell, index) => {
    const width = cellWidth(cell);
    const cellDrawn = drawCell(cell, glyphOf(cell, index, cells), { x, top, width });
    x += width;
    return cellDrawn;
  });
  return name + drawn.join("");
}

/** The colors of left-to-right text, right-to-left text, and numbers within the latter. */
const fills = ["#dceafe", "#fde3c4", "#e7dafc"] as const;

interface Box {
  readonly x: number;
  readonly top: number;
  readonly width: number;
}

function drawCell({ text, level, looksLike }: Cell, glyph: string, { x, top, width }: Box): string {
  const fill = level === 0 ? fills[0] : level % 2 === 1 ? fills[1] : fills[2];
  const mark = looksLike === undefined ? "" : ' stroke="#c4161c" stroke-width="1.5"';
  const box = `<rect x="${x + 0.5}" y="${top + 2}" width="${width - 1}" height="${rowHeight - 5}" fill="${fill}"${mark}/>`;
  const center = x + width / 2;
  if (isUnseen(text)) return box + drawDigits(text, center, top);
  return `${box}<text x="${center}" y="${top + 17}" text-anchor="middle" fill="#111">${escape(glyph)}</text>`;
}

/** The code point of a character that nobody sees, in two lines. */
function drawDigits(text: string, center: number, top: number): string {
  const digits = (text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  const half = Math.ceil(digits.length / 2);
  return [digits.slice(0, half), digits.slice(half)]
    .map(
      (line, index) =>
        `<text x="${center}" y="${top + 10 + index * 8}" text-anchor="middle" font-size="8">${line}</text>`,
    )
    .join("");
}

function escape(text: string): string {
  return text.replace(/[<>&]/g, (character) => `&#${character.charCodeAt(0)};`).replace(/\p{Cs}/gu, "\uFFFD");
}
