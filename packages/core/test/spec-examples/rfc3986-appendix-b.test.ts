import assert from "node:assert/strict";
import { splitIri } from "../../src/iri/split.js";

describe("RFC 3986 appendix B", () => {
  it("http://www.ics.uci.edu/pub/ietf/uri/#Related", () => {
    const { scheme, authority, path, query, fragment } = splitIri("http://www.ics.uci.edu/pub/ietf/uri/#Related");
    assert.deepEqual(
      [scheme?.text, authority?.text, path.text, query, fragment?.text],
      ["http", "www.ics.uci.edu", "/pub/ietf/uri/", undefined, "Related"],
    );
  });
});
