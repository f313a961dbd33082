import assert from "node:assert/strict";
import { decodeIndex, encodeIndex, type IndexContents } from "./index-file.js";

const contents: IndexContents = {
  names: [
    { iri: "http://a.example/\u00E9", key: "http://a.example/%C3%A9" },
    { iri: "urn:b", key: "urn:b" },
  ],
  files: [
    { uri: "file:///a", state: "1.2", digest: "x", settings: "{}", places: Uint32Array.of(0, 1, 2, 3, 4, 5) },
    { uri: "file:///b", state: "3", digest: "", settings: "[]", places: new Uint32Array() },
    { uri: "file:///c", state: "4", digest: "y", settings: "{}", places: Uint32Array.of(1, 0, 0, 0, 9, 2) },
  ],
};

describe("an index that is written down", () => {
  it("is read as it was", () => {
    assert.deepEqual(decodeIndex(encodeIndex(contents)), contents);
  });

  it("is read wherever it stands in memory", () => {
    const octets = encodeIndex(contents);
    const moved = new Uint8Array(octets.length + 1);
    moved.set(octets, 1);
    assert.deepEqual(decodeIndex(moved.subarray(1)), contents);
  });

  it("may be empty", () => {
    assert.deepEqual(decodeIndex(encodeIndex({ names: [], files: [] })), { names: [], files: [] });
  });

  it("is none once a part of it is lost", () => {
    const octets = encodeIndex(contents);
    for (let length = 0; length < octets.length; length++)
      assert.equal(decodeIndex(octets.slice(0, length)), undefined);
  });

  it("is none of another form", () => {
    const octets = encodeIndex(contents);
    octets[octets.indexOf("1".charCodeAt(0), 4)] = "0".charCodeAt(0);
    assert.equal(decodeIndex(octets), undefined);
  });
});
