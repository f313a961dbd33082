import assert from "node:assert/strict";
import { hasAbsoluteSign } from "./absolute-signs.js";

const rows: readonly (readonly [source: string, expected: boolean])[] = [
  ["", false],
  ["name", false],
  ["a/b", false],
  ["./a", false],
  ["1/2", false],
  [String.raw`a\nb\"c`, false],
  ["/a", true],
  ["a /b", true],
  ["mailto:a", true],
  ["a\\/b", true],
  ["\\x2Fa", true],
  ["\\n{colon}", true],
  ["urn&colon;a", true],
  ["a`:", true],
];

describe("hasAbsoluteSign", () => {
  for (const [source, expected] of rows)
    it(`is ${expected} for ${JSON.stringify(source)}`, () => {
      assert.equal(hasAbsoluteSign(`/:${source}/:`, { span: { start: 2, end: 2 + source.length } }), expected);
    });

  it("tells nothing of a literal whose other pieces stand elsewhere", () => {
    const span = { start: 0, end: 1 };
    assert.ok(hasAbsoluteSign("a", { span, pieces: [{ kind: "text", span }] }));
    assert.ok(hasAbsoluteSign("a", { span, open: { before: true, after: false } }));
  });
});
