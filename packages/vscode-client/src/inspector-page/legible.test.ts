import assert from "node:assert/strict";
import { legible } from "./legible.js";

describe("text that can be read", () => {
  it("names what nobody sees", () => {
    assert.deepEqual(legible("a\u202Eb"), [{ text: "a" }, { unseen: "U+202E" }, { text: "b" }]);
    assert.deepEqual(legible("\u00A0\u{E0001}"), [{ unseen: "U+00A0" }, { unseen: "U+E0001" }]);
  });

  it("leaves the rest alone", () => {
    assert.deepEqual(legible("http://א.example/\u{1F600}"), [{ text: "http://א.example/\u{1F600}" }]);
    assert.deepEqual(legible(""), []);
  });

  it("names lone surrogates", () => assert.deepEqual(legible("\uD83D"), [{ unseen: "U+D83D" }]));
});
