import assert from "node:assert/strict";
import { checkIri } from "../run/check-iri.js";

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
