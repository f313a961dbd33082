import type { Page } from "playwright-core";
import { bidiLayout, type ParagraphDirection } from "../../src/bidi/layout.js";
import { fromBidiNotation } from "../bidi-notation.js";
import { examples } from "../spec-examples/bidi-guidelines-examples.js";
import { withPage } from "./chromium.js";
import { Score, type ConformanceSuite, type SuiteResult } from "./suite.js";

interface Case {
  readonly text: string;
  readonly paragraph: ParagraphDirection;
}

/** The offsets of the characters from left to right, as a browser has drawn them. */
type DrawnOrder = readonly number[];

async function run(): Promise<SuiteResult> {
  const cases = [...guidelines(), ...generated()];
  const drawn = await withPage((page) => draw(page, cases));
  const score = new Score();
  for (const [index, { text, paragraph }] of cases.entries()) {
    const expected = bidiLayout(text, { paragraph }).order.join(" ");
    const found = drawn[index]?.join(" ");
    score.add(
      found === expected,
      () => `${JSON.stringify(text)} in ${paragraph}: drawn ${found ?? ""}, not ${expected}`,
    );
  }
  return score.result;
}

/** The examples of the guidelines §5, in both kinds of letters and both kinds of paragraphs. */
function guidelines(): Case[] {
  const texts = examples.flatMap(({ logical }) => [
    fromBidiNotation(logical, "Hebrew"),
    fromBidiNotation(logical, "Arabic"),
  ]);
  return texts.flatMap((text) => [
    { text, paragraph: "ltr" },
    { text, paragraph: "rtl" },
  ]);
}

/** IRIs of pieces that the algorithm treats differently, the same ones in every run. */
function generated(): Case[] {
  const pieces = [..."/.:?#@&=;,+-_~!*$()%[]", "12", "٣٤", "ab", "אב", "בג", "طظ", "ج", "%D7"];
  let state = 1;
  const next = (limit: number): number => {
    state = (state * 48271) % 0x7fffffff;
    return state % limit;
  };
  return Array.from({ length: 600 }, (_, index) => {
    const path = Array.from({ length: 3 + next(9) }, () => pieces[next(pieces.length)] ?? "").join("");
    return { text: `http://a/${path}`, paragraph: index % 2 === 0 ? "ltr" : "rtl" };
  });
}

/** Draws each text on a line of its own and asks where each of its characters stands. */
async function draw(page: Page, cases: readonly Case[]): Promise<DrawnOrder[]> {
  await page.setContent(
    `<meta charset="utf-8"><style>p { font: 20px "Noto Sans", "Noto Sans Hebrew", "Noto Sans Arabic", sans-serif; white-space: pre; margin: 0 }</style>`,
  );
  return page.evaluate(async (lines) => {
    const paragraphs = lines.map(({ text, paragraph }) => {
      const element = document.createElement("p");
      element.dir = paragraph;
      element.textContent = text;
      return element;
    });
    document.body.append(...paragraphs);
    await document.fonts.ready;
    return paragraphs.map((element) => {
      const node = element.firstChild;
      const text = element.textContent;
      if (node === null) return [];
      const characters = Array.from({ length: text.length }, (_, offset) => {
        const range = document.createRange();
        range.setStart(node, offset);
        range.setEnd(node, offset + 1);
        const { left, right } = range.getBoundingClientRect();
        return { offset, center: (left + right) / 2 };
      });
      return characters.sort((a, b) => a.center - b.center).map(({ offset }) => offset);
    });
  }, cases);
}

export const suite: ConformanceSuite = {
  name: "Order of characters as Chromium draws them",
  version: "as installed",
  source:
    "Debian package chromium; the examples of the bidi guidelines §5 and 600 generated IRIs, by the positions of their characters",
  run,
};
