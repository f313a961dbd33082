import assert from "node:assert/strict";
import { parse } from "@babel/parser";
import fc from "fast-check";
import { decodeWritten, describeSyntax } from "../../../../test/syntax-laws.js";
import { jsxText } from "./jsx-text.js";
import { xhtmlEntities } from "../markup/xhtml-entities.js";

const alphabet = [
  "a",
  "1",
  "&",
  "&amp;",
  "&lt;",
  "&nbsp;",
  "&AMP;",
  "&apos;",
  "&#65;",
  "&#x41;",
  "&#x1F600;",
  "&#X41;",
  "&#x110000;",
  "&#;",
  ";",
  "#",
  "x",
  "\\n",
  "\n",
  "\r\n",
  "'",
  "😀",
  "{",
  "lt",
  "\uD83D",
];

describe("jsxText", () => {
  describeSyntax(
    jsxText,
    [
      {
        name: "named and numbered references",
        written: "?a&amp;b&#38;&#x26;",
        text: "?a&b&&",
        units: ["?", "a", "&amp;", "b", "&#38;", "&#x26;"],
      },
      {
        name: "a reference beyond U+FFFF is two units",
        written: "&#x1F600;",
        text: "😀",
        units: ["&#x1F600;", "&#x1F600;"],
      },
      { name: "a backslash is no escape", written: "a\\nb", text: "a\\nb" },
      {
        name: "an ampersand without a reference stands for itself",
        written: "?a&b=1&copy=2&foo;",
        text: "?a&b=1&copy=2&foo;",
      },
      { name: "names of HTML 5 are none of JSX", written: "&sol;&colon;", text: "&sol;&colon;" },
    ],
    alphabet,
  );

  it("knows the 253 names of XHTML", () => {
    assert.equal(xhtmlEntities.size, 253);
    assert.equal(xhtmlEntities.get("nbsp"), "\u00A0");
    assert.equal(xhtmlEntities.get("thetasym"), "\u03D1");
    assert.equal(xhtmlEntities.get("diams"), "\u2666");
  });

  it("agrees with Babel on attributes", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...alphabet), { maxLength: 8 }), (parts) => {
        const written = parts.join("");
        const value = attributeValue(written);
        if (value !== undefined) assert.equal(decodeWritten(jsxText, written), value);
      }),
      { numRuns: 1000 },
    );
  });

  it("leaves an ampersand that starts no reference", () => {
    assert.equal(jsxText.encode("?a=1&b=2", '""', { start: 1, end: 1 }), "?a=1&b=2");
    assert.equal(jsxText.encode("?a&lt;", '""', { start: 1, end: 1 }), "?a&amp;lt;");
  });
});

function attributeValue(written: string): unknown {
  try {
    const { program } = parse(`<a b="${written}"/>`, { plugins: ["jsx"] });
    const [statement] = program.body;
    const element = statement?.type === "ExpressionStatement" ? statement.expression : undefined;
    const attribute = element?.type === "JSXElement" ? element.openingElement.attributes[0] : undefined;
    return attribute?.type === "JSXAttribute" && attribute.value?.type === "StringLiteral"
      ? attribute.value.value
      : undefined;
  } catch {
    return undefined;
  }
}
