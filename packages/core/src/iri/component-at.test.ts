import assert from "node:assert/strict";
import { componentAt } from "./component-at.js";
import type { ComponentName } from "../findings/finding.js";
import { splitIri } from "./split.js";

const letters: Readonly<Record<string, ComponentName>> = {
  s: "scheme",
  a: "authority",
  u: "userinfo",
  h: "host",
  p: "port",
  "/": "path",
  q: "query",
  f: "fragment",
};

describe("componentAt", () => {
  for (const [iri, components] of [
    ["ab://us@ho:80/pa?qu#fr", "sssaauuuhhppp///qqqfff"],
    ["ab://ho/", "sssaahh/"],
    ["//us@ho", "aauuuhh"],
    ["//ho:1", "aahhpp"],
    ["ab:pa", "sss//"],
    ["pa?q", "//qq"],
    ["#f", "ff"],
    ["a://", "ssaa"],
  ] as const)
    it(`tells the components of ${iri}`, () => {
      const split = splitIri(iri);
      assert.deepEqual(
        Array.from(iri, (_, offset) => componentAt(split, offset)),
        Array.from(components, (letter) => letters[letter]),
      );
    });
});
