import assert from "node:assert/strict";
import { isAbsoluteIri, isIri, isIriReference } from "../../src/iri/is-iri.js";
import { splitIri } from "../../src/iri/split.js";

describe("RFC 3986 §4", () => {
  it("§4.2: a first segment with a colon needs a dot segment before it", () => {
    assert.equal(splitIri("this:that").scheme?.text, "this");
    assert.equal(isIri("./this:that"), false);
    assert.equal(isIriReference("./this:that"), true);
  });

  it("§4.3: an absolute-URI has no fragment", () => {
    assert.equal(isAbsoluteIri("http://a/b?c"), true);
    assert.equal(isAbsoluteIri("http://a/b?c#d"), false);
  });
});
