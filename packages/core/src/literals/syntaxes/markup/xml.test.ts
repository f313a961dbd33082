import assert from "node:assert/strict";
import { describeSyntax, type DecodeRow } from "../../../../test/syntax-laws.js";
import { xmlAttribute, xmlName, xmlText } from "./xml.js";

const alphabet = [
  ..."&;#xa1 \t\n\r<",
  "&amp;",
  "&apos;",
  "&nbsp;",
  "&#65;",
  "&#x41;",
  "&#X41;",
  "&#65",
  "&#0;",
  "&#xFFFE;",
  "😀",
];

const both: readonly DecodeRow[] = [
  { name: "names and numbers", written: "&lt;&gt;&amp;&quot;&apos;&#65;&#x42;", text: "<>&\"'AB" },
  { name: "references to declared entities stay", written: "&owl;Thing &nbsp;", text: "&owl;Thing &nbsp;" },
  {
    name: "what no document may hold stays",
    written: "&#0;&#xFFFE;&#xD800;&#X41;&#65",
    text: "&#0;&#xFFFE;&#xD800;&#X41;&#65",
  },
];

describe("xmlAttribute", () => {
  describeSyntax(
    xmlAttribute,
    [
      ...both,
      {
        name: "white space is a space, unless a reference stands for it",
        written: "a\r\nb\tc\n&#10;",
        text: "a b c \n",
      },
    ],
    alphabet,
  );
});

describe("xmlText", () => {
  describeSyntax(xmlText, [...both, { name: "line ends", written: "a\r\nb\tc\rd", text: "a\nb\tc\nd" }], alphabet);
});

describe("xmlName", () => {
  it("is never written otherwise", () => {
    assert.equal(xmlName.decode("a:b&lt;", { start: 0, end: 7 }).text, "a:b&lt;");
    assert.equal(xmlName.encode("a:b", "a:c", { start: 0, end: 3 }), undefined);
  });
});
