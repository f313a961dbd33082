import assert from "node:assert/strict";
import { javascriptGrammar } from "../../../grammars.cjs";
import { readByBabel } from "../estree/babel-reading.js";
import { parseAfresh } from "../incremental/incremental.js";
import { longStatement, repairsOf } from "./repair.js";

const parser = javascriptGrammar().configure({ dialect: "ts" });

/** How much Babel was asked about, and how much of the text it repaired. */
function askedOf(text: string): { asked: number; repaired: number } {
  const parsed = parseAfresh(parser, text);
  assert.ok(parsed !== undefined);
  let asked = 0;
  const { repairs } = repairsOf(parsed, ({ start, end }, after, before = "") => {
    asked += end - start;
    return readByBabel(before + text.slice(start, end) + after, { typescript: true, jsx: false });
  });
  return { asked, repaired: repairs.reduce((sum, { span }) => sum + span.end - span.start, 0) };
}

const members = Array.from({ length: 1_000 }, (_, index) => `  member${index}: { url: "http://a.example/${index}" }`);

/** A long list with something in its middle. */
function withInMiddle([open, close]: readonly [string, string], separator: string, middle: string): string {
  return `${open}\n${members.with(500, middle).join(`${separator}\n`)}\n${close}\n`;
}

describe("the statements that Babel is asked about", () => {
  const lists = {
    "an interface": ["export interface A {", "}", ";"],
    "an object": ["export const a = {", "};", ","],
  } as const;
  for (const [name, [open, close, separator]] of Object.entries(lists))
    it(`are not all of ${name} while a member of it is typed`, () => {
      const text = withInMiddle([open, close], separator, "  url 3");
      assert.ok(text.length > 4 * longStatement);
      const { asked, repaired } = askedOf(text);
      assert.equal(repaired, 0);
      assert.ok(asked > 0 && asked < longStatement, `${asked} of ${text.length}`);
    });

  it("are all of it where Lezer does not know what is valid in a member", () => {
    const text = withInMiddle(
      ["export interface A {", "}"],
      ";",
      "  pull(...args: [...transforms: string[], last: number]): void",
    );
    assert.equal(askedOf(text).repaired, text.trimEnd().length);
  });
});
