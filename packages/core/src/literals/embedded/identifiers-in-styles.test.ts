import assert from "node:assert/strict";
import { readMarks, writeMarks } from "../../../test/marked-text.js";
import { findIdentifiersInStyles } from "./identifiers-in-styles.js";
import { checkDocument, defaultSettings } from "../index.js";

/** What is found stands between the marks. */
const texts: Readonly<Record<string, readonly string[]>> = {
  "addresses in quotes or without": [
    `url("«http://a.example/»")`,
    `a { background: URL( '«http://a.example/b c»' ) no-repeat, url(«https://a.example/d») }`,
    `url("«data:image/svg+xml,<svg fill='#fff'/>»")`,
  ],
  "misspelled schemes": [`url(«https//a.example/b»)`],
  "nothing relative": [`url(a.png) url("/b.png") url("#c") url()`],
  "nothing with escapes": [`url("http://a.example/\\29") url(http://a.example/\\29)`],
  "nothing that is not closed, and no other function": [
    `url("http://a.example/`,
    "url(http://a.example/ b",
    `curl("http://a.example/")`,
    `my-url("http://a.example/")`,
  ],
};

describe("findIdentifiersInStyles", () => {
  for (const [name, rows] of Object.entries(texts))
    it(`finds ${name}`, () => {
      for (const row of rows) {
        const { text } = readMarks(row);
        const spans = findIdentifiersInStyles(text).map(({ span }) => span);
        assert.equal(writeMarks(text, spans), row);
      }
    });

  for (const unit of ["url(", `url("`, "url('", `url("'`, "url(a ", "url(a:b"])
    it(`finds what stands before many of ${unit}`, () => {
      const [first] = findIdentifiersInStyles(`url(c:d) ${unit.repeat(100_000)}`);
      assert.deepEqual(first?.span, { start: 4, end: 7 });
    });
});

describe("a style that a string holds", () => {
  it("has its pictures checked", () => {
    const source = `"a { b: url('data:image/svg+xml,<svg xmlns=http://www.w3.org/2000/svg fill=#fff />') }"`;
    const site = { kind: "value" } as const;
    const span = { start: 1, end: source.length - 1 };
    const { findings } = checkDocument(source, [{ span, syntax: "javascript-string", site }], defaultSettings);
    assert.deepEqual(
      findings.map(({ code }) => code),
      ["data-number-sign"],
    );
  });
});
