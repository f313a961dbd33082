import assert from "node:assert/strict";
import { anyOf } from "./composed-pattern.js";
import { matchEnd } from "./sticky-match.js";

describe("anyOf", () => {
  it("matches wherever one of the patterns does, also of such with a group of the same name", () => {
    const any = anyOf([/(?<quote>["'])/uy, /r(?<quote>"|')|(?<=a)b/uy]);
    assert.ok(any);
    const text = `x "y" r'z' ab`;
    const places = Array.from({ length: text.length }, (_, at) => at);
    assert.deepEqual(
      places.filter((at) => matchEnd(any, text, at) !== undefined),
      [2, 4, 6, 7, 9, 12],
    );
  });

  it("is none where a pattern refers to its groups, has other flags, or there is no pattern", () => {
    assert.equal(anyOf([/(?<sign>[/!])a\k<sign>/uy]), undefined);
    assert.equal(anyOf([/([/!])a\1/uy]), undefined);
    assert.equal(anyOf([/a/uy, /b/iuy]), undefined);
    assert.equal(anyOf([]), undefined);
  });
});
