import assert from "node:assert/strict";
import { describeSyntax } from "../../../../test/syntax-laws.js";
import { owlIri, owlString, turtleIri, turtleLocalName, turtleString } from "./turtle-syntaxes.js";

const alphabet = [
  "a",
  "é",
  "😀",
  "\\",
  "\\u00E9",
  "\\U0001F600",
  "\\u12",
  "\\U0011FFFF",
  "\\n",
  '\\"',
  "\\#",
  "%",
  "%41",
  "<",
];

describe("turtleIri", () => {
  describeSyntax(
    turtleIri,
    [
      {
        name: "both escapes",
        written: "\\u00E9\\U0001F600",
        text: "é😀",
        units: ["\\u00E9", "\\U0001F600", "\\U0001F600"],
      },
      { name: "no other escapes", written: "\\n\\\\\\u12", text: "\\n\\\\\\u12" },
    ],
    alphabet,
  );
});

describe("owlIri", () => {
  describeSyntax(owlIri, [{ name: "no escapes", written: "\\u00E9\\n", text: "\\u00E9\\n" }], alphabet);

  it("keeps an identifier whole, and something behind a line end", () => {
    const keeps = (source: string, text: string): boolean | undefined =>
      owlIri.keeps?.(source, { span: { start: 2, end: 3 }, text }, { start: 1, end: source.length - 1 });
    assert.deepEqual([keeps("<\ra>", ""), keeps("<\ra>", "b")], [false, true]);
    assert.deepEqual([keeps("< a< b>", ""), keeps("< a< b>", "b")], [false, true]);
  });
});

describe("turtleString", () => {
  describeSyntax(
    turtleString,
    [{ name: "ECHAR and UCHAR", written: "\\t\\b\\n\\r\\f\\\"\\'\\\\\\u0041", text: "\t\b\n\r\f\"'\\A" }],
    alphabet,
  );
});

describe("turtleLocalName", () => {
  describeSyntax(
    turtleLocalName,
    [
      {
        name: "PN_LOCAL_ESC",
        written: "a\\,b\\%c%41",
        text: "a,b%c%41",
        units: ["a", "\\,", "b", "\\%", "c", "%", "4", "1"],
      },
      { name: "a backslash before a letter stands for itself", written: "a\\b", text: "a\\b" },
    ],
    alphabet,
  );
});

describe("owlString", () => {
  describeSyntax(
    owlString,
    [{ name: "OWL 2 §2.2: two escapes", written: '\\"\\\\\\n\\u0041', text: '"\\\\n\\u0041' }],
    alphabet,
  );
});
