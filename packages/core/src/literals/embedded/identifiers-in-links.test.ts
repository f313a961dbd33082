import assert from "node:assert/strict";
import { readMarks, writeMarks } from "../../../test/marked-text.js";
import { findIdentifiersInLinks } from "./identifiers-in-links.js";

describe("findIdentifiersInLinks", () => {
  const rows: Readonly<Record<string, readonly string[]>> = {
    "destinations with a scheme": ["a [b](«http://c/»)", "![a](«HTTPS://b/c|d»), [](«e.f://»)"],
    "destinations with a title": [`[a](«http://b/» "c") [d](«http://e/»\n'f')`],
    "destinations with parentheses": ["[a](«http://b/(c)d»)", "([a](«http://b/»))", "[a](http://b/(c [d](«http://e/»)"],
    "no others": ["[a](/b)", "[a](http:b)", "[a](http://b c)", "[a] (http://b/)", "[a](<http://b/>)", "(http://a/)"],
  };
  for (const [name, texts] of Object.entries(rows))
    it(`finds ${name}`, () => {
      for (const marked of texts) {
        const { text } = readMarks(marked);
        const spans = findIdentifiersInLinks(text).map(({ span }) => span);
        assert.equal(writeMarks(text, spans), marked);
      }
    });
});
