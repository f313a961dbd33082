import assert from "node:assert/strict";
import { quoteSpellings } from "./quoted-spellings.js";

describe("two spellings in a message", () => {
  const start = `http://${"a".repeat(20)}`;

  it("stand there whole, if they differ near their beginning", () => {
    assert.deepEqual(quoteSpellings("http://a/B", "http://a/b"), ["'http://a/B'", "'http://a/b'"]);
    assert.deepEqual(quoteSpellings("http://a", "http://a/"), ["'http://a'", "'http://a/'"]);
  });

  it("begin at the slash before their first difference", () => {
    assert.deepEqual(quoteSpellings(`${start}/B`, `${start}/b`), ["'…/B'", "'…/b'"]);
    assert.deepEqual(quoteSpellings(`${start}/b/`, `${start}/b?`), ["'…/b/'", "'…/b?'"]);
  });

  it("are cut behind the twentieth character, not before", () => {
    const [twenty, more] = [`http://${"a".repeat(13)}/`, `http://${"a".repeat(14)}/`];
    assert.deepEqual(quoteSpellings(`${twenty}B`, `${twenty}b`), [`'${twenty}B'`, `'${twenty}b'`]);
    assert.deepEqual(quoteSpellings(`${more}B`, `${more}b`), ["'…/B'", "'…/b'"]);
  });

  it("begin 30 characters before it, if the slash is farther away", () => {
    const same = "c".repeat(30);
    assert.deepEqual(quoteSpellings(`${start}/c${same}B`, `${start}/c${same}b`), [`'…${same}B'`, `'…${same}b'`]);
  });

  it("are not cut within a character", () => {
    const same = "c".repeat(29);
    assert.deepEqual(quoteSpellings(`${start}/\u{1F600}${same}B`, `${start}/\u{1F600}${same}b`), [
      `'…${same}B'`,
      `'…${same}b'`,
    ]);
    assert.equal(quoteSpellings(`${start}/\uFFFF${same}cB`, `${start}/\uFFFF${same}cb`)[0], `'…${same}cB'`);
    const other = "\uE000";
    assert.deepEqual(
      quoteSpellings(`${start}/c${other}${same}B`, `${start}/c${other}${same}b`)[0],
      `'…[U+E000]${same}B'`,
    );
  });

  it("do not tell a password", () => {
    assert.deepEqual(quoteSpellings("http://u:secret@A", "http://u:secret@a"), [
      "'http://u:xxx@A'",
      "'http://u:xxx@a'",
    ]);
  });
});
