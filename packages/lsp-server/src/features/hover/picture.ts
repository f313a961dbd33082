import { joiningType } from "@irilint/core";
import { withoutPassword } from "../../forms.js";
import { cellsOf, type Cell, type Cells } from "./cells.js";
import { drawRows, type Row } from "./drawing.js";
import { lookalikesIn } from "./lookalikes.js";

/**
 * A picture in Markdown: the characters of an IRI in the order in which they are stored and as they are displayed, with the directions of the
 * runs, and what look-alikes are read as: for IRIs in which one of these differs from what a reader sees.
 */
export function pictureOf(iri: string): string | undefined {
  const text = withoutPassword(iri);
  const lookalikes = lookalikesIn(text);
  const cells = cellsOf(text, lookalikes);
  const rows = rowsOf(cells);
  if (rows.length === 1) return undefined;
  const { svg, width, height } = drawRows(rows);
  const alt = `The characters ${rows.map(({ label }) => label).join(", ")}`;
  return `![${alt}](data:image/svg+xml;base64,${toBase64(svg)}|width=${width},height=${height})`;
}

function rowsOf({ stored, displayed, isCut }: Cells): Row[] {
  const rows: Row[] = [{ label: isCut ? "stored …" : "stored", cells: stored, glyphOf: ({ text }) => text }];
  if (displayed.some(({ level }) => level > 0)) {
    rows.push({ label: "displayed", cells: displayed, glyphOf: displayedGlyph });
  }
  if (stored.some(({ looksLike }) => looksLike !== undefined)) {
    rows.push({ label: "read as", cells: stored, glyphOf: ({ text, looksLike }) => looksLike ?? text });
  }
  return rows;
}

const mirrors: Readonly<Record<string, string>> = { "(": ")", ")": "(", "[": "]", "]": "[", "<": ">", ">": "<" };

/** Brackets are mirrored in right-to-left text, and Arabic letters keep the forms in which they join their neighbors. */
function displayedGlyph(cell: Cell, index: number, cells: readonly Cell[]): string {
  const { text, level } = cell;
  if (level % 2 === 0) return text;
  // From right to left: what is read next stands before.
  const [next, previous] = [cells[index - 1], cells[index + 1]];
  return (join(previous, cell) ? "\u200D" : "") + (mirrors[text] ?? text) + (join(cell, next) ? "\u200D" : "");
}

/** Whether two letters are joined, the first of which is read first (Unicode Standard, §9.2). */
function join(first: Cell | undefined, second: Cell | undefined): boolean {
  return /[CDL]/.test(joiningOf(first)) && /[CDR]/.test(joiningOf(second));
}

function joiningOf(cell: Cell | undefined): string {
  return cell === undefined || cell.level % 2 === 0 ? "U" : joiningType(cell.text.codePointAt(0) ?? 0);
}

function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
