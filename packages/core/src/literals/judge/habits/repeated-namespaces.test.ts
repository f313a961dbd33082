import assert from "node:assert/strict";
import { readDocument } from "../../../documents/index.js";
import { checkDocument, defaultSettings, type Settings } from "../../index.js";

/** Each text with the offsets of what is found in it. */
const rows: Readonly<Record<string, readonly [text: string, found: readonly number[]]>> = {
  "once for a prefix and a namespace": [
    '<a xmlns:b="http://https://c.example/">\n<d xmlns:b="http://https://c.example/"/></a>',
    [12],
  ],
  "twice for two prefixes": ['<a xmlns:b="http://https://c.example/"\nxmlns:d="http://https://c.example/"/>', [12, 48]],
  "twice for two namespaces": [
    '<a xmlns="http://https://c.example/">\n<d xmlns="http://https://e.example/"/></a>',
    [10, 48],
  ],
  "twice for two links": ['<a href="http://https://b.example/"/><c href="http://https://b.example/"/>', [9, 46]],
};

describe("namespaces that a document declares again", () => {
  for (const [name, [text, found]] of Object.entries(rows))
    it(`are told ${name}`, () => assert.deepEqual(offsetsOf(text, defaultSettings), found));

  it("are told each time where the settings are strict", () => {
    const [text] = rows["once for a prefix and a namespace"] ?? [""];
    assert.deepEqual(offsetsOf(text, { ...defaultSettings, preset: "strict" }), [12, 52]);
  });
});

function offsetsOf(text: string, settings: Settings): number[] {
  const { literals } = readDocument(text, "html");
  return checkDocument(text, literals, settings).findings.map(({ span }) => span.start);
}
