import assert from "node:assert/strict";
import { hasColonSign, hasRelativeSign, hasSchemeSign } from "./scheme-signs.js";

function whole(source: string): { start: number; end: number } {
  return { start: 0, end: source.length };
}

const withSign = [
  "http://a",
  "http:\\/\\/a",
  "http\\x3A//a",
  "http\\u003a//a",
  "http\\72//a",
  "http&#58;//a",
  "http;//a",
  "http//:a",
  "http:&sol;",
];
const without = ["", "a", "a:b", "// a", "a/b", "a\\nb", "a&amp;b", "a;b", "1:2 3"];

describe("hasSchemeSign", () => {
  for (const source of withSign) it(`sees one in ${source}`, () => assert.ok(hasSchemeSign(source, whole(source))));
  for (const source of without) it(`sees none in '${source}'`, () => assert.ok(!hasSchemeSign(source, whole(source))));
  it("looks at no more than the range", () => assert.ok(!hasSchemeSign("http://a", { start: 5, end: 8 })));
});

describe("hasColonSign", () => {
  for (const source of ["a:", "\\x3a", "&#58;"]) it(source, () => assert.ok(hasColonSign(source, whole(source))));
  it("sees none in other text", () => assert.ok(!hasColonSign("a/b", whole("a/b"))));
});

describe("hasRelativeSign", () => {
  for (const source of ["/a", ".", "#a", "?a"]) it(source, () => assert.ok(hasRelativeSign(source, whole(source))));
  it("sees none in a name", () => assert.ok(!hasRelativeSign("a/b", whole("a/b"))));
});
