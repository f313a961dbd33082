import { mirrorImage } from "@irilint/core/internal";
import type { ShownText } from "../../documents/forms.js";
import { cellsOf, type Cell, type Cells } from "./cells.js";
import { drawRows, type Row } from "./drawing.js";
import { lookalikesIn } from "./lookalikes.js";

/**
 * A picture in Markdown: the characters of an IRI in the order in which they are stored and as they are displayed, with the directions of the
 * runs, and what look-alikes are read as: for IRIs in which one of these differs from what a reader sees.
 */
export function pictureOf(shown: ShownText): string | undefined {
  const cells = cellsOf(shown, lookalikesIn(shown));
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

const joined = /[\p{Script=Arabic}\p{Script=Syriac}]/u;

/** Brackets and their like are mirrored in right-to-left text, and Arabic letters keep the forms in which they join their neighbors. */
function displayedGlyph({ text, level }: Cell, index: number, cells: readonly Cell[]): string {
  if (level % 2 === 0) return text;
  if (!joined.test(text)) return mirrorImage(text);
  const [next, previous] = [cells[index - 1], cells[index + 1]];
  return (isJoined(previous) ? "\u200D" : "") + text + (isJoined(next) ? "\u200D" : "");
}

function isJoined(cell: Cell | undefined): boolean {
  return cell !== undefined && joined.test(cell.text);
}

function toBase64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (octet) => String.fromCharCode(octet)).join(""));
}
