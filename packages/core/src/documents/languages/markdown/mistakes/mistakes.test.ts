import assert from "node:assert/strict";
import { markdownLiterals } from "../../../../../test/markdown-literals.js";
import { mistakesOfAttributes } from "./attributes.js";
import { mistakesOfAutolinks } from "./autolinks.js";
import { mistakesOfLinks } from "./broken-link.js";
import { mistakesOfTexts } from "./link-texts.js";
import { findMistake } from "./mistake.js";

const all = [...mistakesOfLinks, ...mistakesOfTexts, ...mistakesOfAttributes, ...mistakesOfAutolinks];

describe("the mistakes of Markdown", () => {
  for (const mistake of all) {
    for (const example of mistake.examples.is) {
      it(`are made: ${mistake.name}: ${JSON.stringify(example)}`, () => {
        const [before = "", told = "", after = ""] = example.split(/[«»]/u);
        const text = before + told + after;
        assert.deepEqual(brokenLinksIn(text), [told]);
        const starts = [...text].map((_, offset) => findMistake([mistake], text, offset));
        assert.ok(
          starts.some((span) => span?.start === before.length && span.end === before.length + told.length),
          "found by another one",
        );
      });
    }
    for (const text of mistake.examples.isNot ?? []) {
      it(`are not made: ${mistake.name}: ${JSON.stringify(text)}`, () => {
        assert.deepEqual(brokenLinksIn(text), []);
      });
    }
  }

  it("have a name each", () => {
    assert.equal(new Set(all.map(({ name }) => name)).size, all.length);
  });
});

function brokenLinksIn(markdown: string): string[] {
  return markdownLiterals(markdown)
    .filter((literal) => literal.startsWith("broken-link: "))
    .map((literal) => literal.slice("broken-link: ".length));
}
