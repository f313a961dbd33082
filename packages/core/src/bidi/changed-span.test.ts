import assert from "node:assert/strict";
import { splitIri } from "../iri/split.js";
import { changedSpan } from "./changed-span.js";

describe("changedSpan", () => {
  for (const [name, iri, twin, expected] of [
    ["one component", "/a/bcd/e", "/a/dcb/e", "bcd"],
    ["the whole of a component that differs in part", "/a/bcd/e", "/a/bdc/e", "bcd"],
    ["components and what stands between them", "/a/bc/de/f", "/a/bd/ce/f", "bc/de"],
    ["no component that ends where the difference begins", "/ab/1/c", "/ab1//c", "/1"],
    ["no component that begins where the difference ends", "/1/ab", "//1ab", "1/"],
    ["the port", "http://a:80/1", "http://a:81/0", "80/1"],
    ["the end of the text", "/a#bc", "/a#cb", "bc"],
    ["the start of the text", "ab/c", "ba/c", "ab"],
  ] as const)
    it(`is ${name}`, () => {
      const { start, end } = changedSpan(splitIri(iri), twin);
      assert.equal(iri.slice(start, end), expected);
    });
});
