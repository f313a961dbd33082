import assert from "node:assert/strict";
import { restOfLine } from "./line-end.js";
import { runEnd } from "./run-end.js";

describe("runEnd", () => {
  const text = `ab${"\u4E00".repeat(10_000)}\r\nc`;

  it("goes on behind what is matched at a time", () => assert.equal(runEnd(restOfLine, text, 1), 10_002));
  it("stays where nothing is matched", () => assert.equal(runEnd(restOfLine, text, 10_002), 10_002));
  it("ends with the text", () => assert.equal(runEnd(restOfLine, text, text.length - 1), text.length));
});
