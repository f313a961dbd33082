import type { Page } from "playwright-core";
import { waitUntil } from "./wait-until.js";

/** A wavy line in the editor, with the text that stands above it on the screen. */
export interface Squiggle {
  readonly severity: "error" | "warning" | "info" | "hint";
  /** Counted from 1, as the margin shows it. */
  readonly line: number;
  readonly text: string;
}

interface PaintedCharacter {
  readonly character: string;
  readonly left: number;
  readonly right: number;
}

interface PaintedLine {
  readonly number: number;
  readonly top: number;
  readonly bottom: number;
  readonly characters: readonly PaintedCharacter[];
}

interface Painted {
  readonly lines: readonly PaintedLine[];
  readonly squiggles: readonly { severity: string; left: number; right: number; middle: number }[];
}

/** Reads the squiggles of the active editor off the screen, from top to bottom and from left to right. */
export async function readSquiggles(page: Page): Promise<readonly Squiggle[]> {
  const { lines, squiggles } = await page.evaluate(readPainted);
  return squiggles
    .toSorted((a, b) => a.middle - b.middle || a.left - b.left)
    .map(({ severity, left, right, middle }) => {
      const line = lines.find(({ top, bottom }) => top <= middle && middle <= bottom);
      const above = line?.characters.filter((c) => left <= (c.left + c.right) / 2 && (c.left + c.right) / 2 <= right);
      return {
        severity: severity as Squiggle["severity"], // readPainted matches exactly these four class names
        line: line?.number ?? 0,
        text: (above ?? []).map((c) => c.character).join(""),
      };
    });
}

/** In pixels of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of the first place where the active editor shows `text`, once it does. */
export async function locate(page: Page, text: string): Promise<Point> {
  return waitUntil(
    page,
    `'${text}'`,
    () => find(page, text),
    (point) => point !== undefined,
  );
}

/** The middle of the first place where the active editor shows `text` now: while lines are painted anew, it shows none. */
export async function find(page: Page, text: string): Promise<Point | undefined> {
  const { lines } = await page.evaluate(readPainted);
  const line = lines.find((candidate) => textOf(candidate).includes(text));
  if (line === undefined) return undefined;
  const first = [...textOf(line).slice(0, textOf(line).indexOf(text))].length;
  const middle = line.characters[first + Math.floor([...text].length / 2)] ?? { left: 0, right: 0 };
  return { x: (middle.left + middle.right) / 2, y: (line.top + line.bottom) / 2 };
}

function textOf(line: PaintedLine): string {
  return line.characters.map(({ character }) => character).join("");
}

/** Runs inside the page, so it can use nothing from outside its own body. */
function readPainted(): Painted {
  const editor = document.querySelector(".editor-group-container.active .editor-instance .monaco-editor");
  if (editor === null) return { lines: [], squiggles: [] };
  const numbers = new Map<string, number>();
  for (const row of editor.querySelectorAll<HTMLElement>(".margin-view-overlays > div"))
    numbers.set(row.style.top, Number(row.querySelector(".line-numbers")?.textContent));
  const lines = [...editor.querySelectorAll<HTMLElement>(".view-lines > .view-line")].map((line) => {
    const { top, bottom } = line.getBoundingClientRect();
    const characters: PaintedCharacter[] = [];
    const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      let start = 0;
      for (const character of node.nodeValue ?? "") {
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, (start += character.length));
        const { left, right } = range.getBoundingClientRect();
        characters.push({ character: character === "\u00A0" ? " " : character, left, right });
      }
    }
    return { number: numbers.get(line.style.top) ?? 0, top, bottom, characters };
  });
  const squiggles = [...editor.querySelectorAll(".view-overlays .cdr[class*=squiggly-]")].map((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const severity = /squiggly-(error|warning|info|hint)/u.exec(element.className)?.[1] ?? "";
    return { severity, left, right, middle: (top + bottom) / 2 };
  });
  return { lines: lines.toSorted((a, b) => a.number - b.number), squiggles };
}
