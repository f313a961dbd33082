import assert from "node:assert/strict";
import type { LocatedEdit } from "@irilint/core/literals";
import { outcomeOf } from "./outcome.js";

describe("outcomeOf", () => {
  const source = "http://a.example/%7e%7e";
  const whole = edit(0, source.length, "http://a.example/~~");
  const same: [name: string, ...edits: LocatedEdit[]][] = [
    ["one edit of what changes", edit(17, 23, "~~")],
    ["an edit for each octet", edit(17, 20, "~"), edit(20, 23, "~")],
    ["edits in another order", edit(20, 23, "~"), edit(17, 20, "~")],
    ["edits with what does not change between them", edit(0, 1, "h"), edit(16, 20, "/~"), edit(20, 23, "~")],
  ];
  for (const [name, ...edits] of same)
    it(`is that of the whole for ${name}`, () => assert.equal(outcomeOf(source, edits), outcomeOf(source, [whole])));

  const different: [name: string, ...edits: LocatedEdit[]][] = [
    ["no edit"],
    ["the first octet alone", edit(17, 20, "~")],
    ["the same text elsewhere", edit(16, 22, "~~")],
  ];
  for (const [name, ...edits] of different)
    it(`is another for ${name}`, () => assert.notEqual(outcomeOf(source, edits), outcomeOf(source, [whole])));
});

function edit(start: number, end: number, text: string): LocatedEdit {
  return { span: { start, end }, text };
}
