import assert from "node:assert/strict";
import { hasSignInText, SignsInText } from "./signs-in-text.js";

describe("signs of identifiers in running text", () => {
  const text = "a:/b http//c ftp//d https//e f://g";

  it("are a colon and a slash, or slashes behind http and https", () => {
    const signs = new SignsInText(text);
    const found: number[] = [];
    for (let at = signs.from(0); at < Infinity; at = signs.from(at + 1)) found.push(at);
    assert.deepEqual(
      found.map((at) => text.slice(at, at + 6)),
      [":/b ht", "ttp//c", "ttps//", "://g"],
    );
  });

  it("are told of at all", () => {
    assert.ok(hasSignInText("https//a.example"));
    assert.ok(hasSignInText("a:/b"));
    assert.ok(!hasSignInText("a: b // c ftp//d"));
  });
});
