import assert from "node:assert/strict";
import { isIriReference } from "../iri/is-iri.js";
import { encodeComponent, type EncodedPart } from "./encode-component.js";

const rows: readonly (readonly [part: EncodedPart, text: string, encoded: string])[] = [
  ["segment", "50 % \u00E9/\u00FC", "50%20%25%20\u00E9%2F\u00FC"],
  ["path", "a/b?c#d", "a/b%3Fc%23d"],
  ["query", "a=b&c#d", "a=b&c%23d"],
  ["parameter", "a=b&c+d;e", "a%3Db%26c%2Bd%3Be"],
  ["fragment", "a#b[c]", "a%23b%5Bc%5D"],
  ["userinfo", "a@b:c", "a%40b:c"],
  ["host", "a:b/c", "a%3Ab%2Fc"],
  ["path", "a\u202Eb\u2044c", "a%E2%80%AEb%E2%81%84c"],
  ["path", "\uE000", "%EE%80%80"],
  ["query", "\uE000", "\uE000"],
  ["segment", "a%41", "a%2541"],
  ["segment", "", ""],
];

describe("encodeComponent", () => {
  for (const [part, text, encoded] of rows)
    it(`${part}: ${JSON.stringify(text)}`, () => {
      assert.equal(encodeComponent(text, part), encoded);
      assert.ok(isIriReference(`x:?${encoded}`));
    });
  it("writes ASCII alone in profile rfc3986", () => {
    assert.equal(encodeComponent("\u00E9", "path", { profile: "rfc3986" }), "%C3%A9");
  });
  it("takes a text for a segment unless told otherwise", () => {
    assert.equal(encodeComponent("a/b"), "a%2Fb");
  });
  it("throws a TypeError for what is no component", () => {
    assert.throws(() => encodeComponent("a", "scheme" as "path"), TypeError);
  });
});
