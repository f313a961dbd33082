import assert from "node:assert/strict";
import { quoteTwins, relatedTwin } from "./twin-message.js";

const long = "x".repeat(25);

describe("twins in a message", () => {
  it("stand there in URI form", () => {
    assert.deepEqual(quoteTwins("http://1.2/א", "http://א/1.2"), ["'http://1.2/%D7%90'", "'http://xn--4db/1.2'"]);
  });

  it("keep each part of 24 characters, and cut a longer one", () => {
    const kept = long.slice(1);
    assert.deepEqual(quoteTwins(`a:${kept}`, `a:${long}`), [`'a:${kept}'`, `'a:${kept}…'`]);
  });

  for (const delimiter of "/?#&=;:@.")
    it(`begin a part behind '${delimiter}'`, () => {
      const half = "x".repeat(13);
      const text = `${half}${delimiter}${half}`;
      assert.deepEqual(quoteTwins(text, `${text}z`), [`'${text}'`, `'${text}z'`]);
    });

  it("are not cut within a triplet", () => {
    const [one] = quoteTwins(`${"x".repeat(22)}é`, "b");
    assert.equal(one, `'${"x".repeat(22)}…'`);
    const [two] = quoteTwins(`${"x".repeat(23)}é`, "b");
    assert.equal(two, `'${"x".repeat(23)}…'`);
    const [three] = quoteTwins(`${"x".repeat(21)}é`, "b");
    assert.equal(three, `'${"x".repeat(21)}%C3…'`);
  });

  it("begin at the delimiter before their first difference, if that is far from the start", () => {
    const start = `http://${"a".repeat(14)}`;
    assert.deepEqual(quoteTwins(`${start}/b`, `${start}/c`), ["'…/b'", "'…/c'"]);
    assert.deepEqual(quoteTwins(`${start}/b/`, `${start}/b?`), ["'…/b/'", "'…/b?'"]);
    const near = start.slice(0, 20);
    assert.deepEqual(quoteTwins(`${near}/b`, `${near}/c`), [`'${near}/b'`, `'${near}/c'`]);
  });

  it("are told as a whole beside a message that has only a part of them, without a password", () => {
    const path = "/".padEnd(60, "x");
    assert.deepEqual(relatedTwin(`//1.2/א${path}`, `//א/1.2${path}`), [
      { span: { start: 0, end: 67 }, message: `Displayed the same: the IRI form of '//%D7%90/1.2${path}'` },
    ]);
    assert.deepEqual(relatedTwin("//1.2/א", "//א/1.2"), []);
    assert.deepEqual(relatedTwin(`//u:secret@1.2/א${path}`, `//u:secret@א/1.2${path}`), []);
  });

  it("that are the same end", () => {
    assert.deepEqual(quoteTwins("a:b", "a:b"), ["'a:b'", "'a:b'"]);
    assert.deepEqual(quoteTwins("a:b", "a:bc"), ["'a:b'", "'a:bc'"]);
  });

  it("do not tell a password", () => {
    assert.deepEqual(quoteTwins("http://u:secret@א/", "http://u:secret@ב/"), [
      "'http://u:xxx@xn--4db/'",
      "'http://u:xxx@xn--5db/'",
    ]);
  });
});
