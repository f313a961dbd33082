import assert from "node:assert/strict";
import { checkIri } from "../run/check-iri.js";
import { type Report, suggest, suggestAll } from "../definition/define-check.js";
import { withoutJoiningFixes } from "./edited-text.js";

describe("a fix after which the text has to conform", () => {
  /** Whether the lookalike is one that may be written as a slash. */
  const mayBeSlash = (iri: string): boolean => {
    const [finding] = checkIri(iri, { checks: ["character-delimiter-lookalike"] });
    return finding?.fixes.some(({ title }) => title.startsWith("Write '/'")) === true;
  };

  it("is offered where it does", () => {
    assert.equal(mayBeSlash("http://a/b\u2044c"), true);
    assert.equal(mayBeSlash("http://a/b\u2044c%"), false);
  });

  it("is offered in an identifier of 8192 units, and in no longer one", () => {
    const iri = "http://a/b\u2044".padEnd(8192, "c");
    assert.equal(mayBeSlash(iri), true);
    assert.equal(mayBeSlash(`${iri}c`), false);
  });
});

/** U+200B, which the fix takes away. */
const removal = { span: { start: 2, end: 3 }, text: "" };
const elsewhere = { span: { start: 0, end: 1 }, text: "" };

describe("a fix that takes a character away", () => {
  const isKept = (text: string, ...edits: readonly (typeof removal)[]): boolean => {
    const kept = suggest("Percent-encode it", removal.span, "%E2%80%8B");
    const report: Report<string> = {
      span: removal.span,
      component: "path",
      fixes: [suggestAll("Remove it", edits), kept],
    };
    const { fixes = [] } = withoutJoiningFixes(text, report);
    assert.equal(fixes.at(-1), kept);
    return fixes.length === 2;
  };

  for (const [name, text, expected] of [
    ["between letters", "/a\u200Bb", true],
    ["between two lone surrogates", "/\uD83D\u200B\uDE00", false],
    ["between the first ones", "/\uD800\u200B\uDC00", false],
    ["between the last ones", "/\uDBFF\u200B\uDFFF", false],
    ["between surrogates in the other order", "/\uDE00\u200B\uD83D", true],
    ["behind the first half", "/\uD83D\u200Ba", true],
    ["before the second half", "/a\u200B\uDE00", true],
    ["at the end, behind the first half", "/\uD83D\u200B", true],
  ] as const)
    it(`is ${expected ? "kept" : "left out"} ${name}`, () => assert.equal(isKept(text, removal), expected));

  it("is left out where one of its edits joins two", () => {
    assert.equal(isKept("/\uD83D\u200B\uDE00", elsewhere, removal), false);
  });

  it("is kept where it writes something in the place", () => {
    assert.equal(isKept("/\uD83D\u200B\uDE00", { ...removal, text: "-" }), true);
  });

  it("is kept at the start, before the second half", () => {
    assert.equal(isKept("a\uDE00\u200B", elsewhere), true);
  });
});

describe("a report without such a fix", () => {
  it("is that report", () => {
    const report = { span: removal.span, component: "path" } as const;
    assert.equal(withoutJoiningFixes("/\uD83D\u200B\uDE00", report), report);
  });
});
