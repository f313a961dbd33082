import { assertLinearSteps, type Shape } from "./step-counter.js";
import assert from "node:assert/strict";
import { splitTriplets } from "../src/iri/split-triplets.js";

const triplets: Shape = (length) => "%41".repeat(length / 3);

/** Does something at each unit of a text. */
function atEach(text: string, act: (at: number) => unknown): void {
  for (let at = 0; at < text.length; at++) act(at);
}

/** What is done at each unit of a text, each time with all of it. */
const tooMuch: Readonly<Record<string, (text: string) => unknown>> = {
  "a function of ours": (text) => atEach(text, () => splitTriplets(text)),
  "a search": (text) => atEach(text, (at) => text.indexOf("\0", at)),
  "a search backwards": (text) => atEach(text, (at) => text.lastIndexOf("\0", at)),
  "a pattern": (text) => atEach(text, () => /[\0]/u.test(text)),
};

const linear: Readonly<Record<string, (text: string) => unknown>> = {
  "a function of ours": splitTriplets,
  "a search": (text) => text.indexOf("\0"),
  "a pattern at one place": (text) => atEach(text, () => /[\0]/uy.test(text)),
  "a search in a part of limited length": (text) => atEach(text, (at) => text.slice(at, at + 200).indexOf("\0")),
};

describe("assertLinearSteps", () => {
  for (const [name, work] of Object.entries(tooMuch))
    it(`does not accept ${name} at each unit`, () =>
      assert.throws(() => assertLinearSteps([work], triplets, 30), /times for ten times as many/u));
  it("does not accept that marks are put in order by the engine", () => {
    const marks: Shape = (length) => `a${"\u0301\u0316".repeat(length / 2)}`;
    assert.throws(() => assertLinearSteps([(text) => text.normalize("NFC")], marks), /times for ten times as many/u);
  });
  for (const [name, work] of Object.entries(linear))
    it(`accepts ${name}`, () => assertLinearSteps([work], triplets, 30));
});
