import assert from "node:assert/strict";
import { splitIri } from "../../src/iri/split.js";

describe("RFC 3986 §3", () => {
  it("foo://example.com:8042/over/there?name=ferret#nose has all five components", () => {
    const { scheme, authority, path, query, fragment } = splitIri("foo://example.com:8042/over/there?name=ferret#nose");
    assert.deepEqual(
      [scheme?.text, authority?.text, path.text, query?.text, fragment?.text],
      ["foo", "example.com:8042", "/over/there", "name=ferret", "nose"],
    );
    assert.deepEqual([authority?.host.text, authority?.port?.text], ["example.com", "8042"]);
  });

  it("urn:example:animal:ferret:nose has a scheme and a path", () => {
    const { scheme, authority, path } = splitIri("urn:example:animal:ferret:nose");
    assert.deepEqual([scheme?.text, authority, path.text], ["urn", undefined, "example:animal:ferret:nose"]);
  });

  it("§3.3: <mailto:fred@example.com> has the path 'fred@example.com'", () => {
    assert.equal(splitIri("mailto:fred@example.com").path.text, "fred@example.com");
  });

  it("§3.3: <foo://info.example.com?fred> has an empty path", () => {
    const { authority, path, query } = splitIri("foo://info.example.com?fred");
    assert.deepEqual([authority?.text, path.text, query?.text], ["info.example.com", "", "fred"]);
  });
});
