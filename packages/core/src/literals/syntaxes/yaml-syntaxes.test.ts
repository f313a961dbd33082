import assert from "node:assert/strict";
import fc from "fast-check";
import { parse } from "yaml";
import { decodeWritten, describeSyntax } from "../../../test/syntax-laws.js";
import { yamlBreaks, yamlDouble, yamlFold, yamlPlain, yamlSingle } from "./yaml-syntaxes.js";

const alphabet = [
  "a",
  " ",
  "\\",
  "\\\\",
  '\\"',
  "\\x41",
  "\\u00e9",
  "\\U0001F600",
  "\\N",
  "\\_",
  "\\e",
  "\\/",
  "\\q",
  "é",
  "''",
  "'",
  "#",
  ":",
];

describe("yamlDouble", () => {
  describeSyntax(
    yamlDouble,
    [
      {
        name: "YAML 1.2.2 §5.7",
        written: '\\0\\a\\b\\t\\n\\v\\f\\r\\e\\ \\"\\/\\\\\\N\\_\\L\\P',
        text: '\0\x07\b\t\n\v\f\r\x1B "/\\\x85\xA0\u2028\u2029',
      },
    ],
    alphabet,
  );

  it("agrees with the yaml package on every string that it accepts", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...alphabet), { maxLength: 8 }), (parts) => {
        const written = parts.join("");
        const isClosed = !/(?<!\\)(?:\\\\)*\\$/u.test(written);
        const value = isClosed ? valueOf(`"${written}"`) : undefined;
        if (value !== undefined) assert.equal(decodeWritten(yamlDouble, written), value);
      }),
    );
  });

  it("writes what the yaml package reads", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const written = yamlDouble.encode(text, '""', { start: 1, end: 1 });
        if (written !== undefined) assert.equal(valueOf(`"${written}"`), text);
      }),
    );
  });
});

describe("yamlSingle", () => {
  describeSyntax(
    yamlSingle,
    [{ name: "two quotation marks", written: "a''b\\n", text: "a'b\\n", units: ["a", "''", "b", "\\", "n"] }],
    alphabet,
  );
});

describe("yamlPlain", () => {
  describeSyntax(yamlPlain, [{ name: "no escapes", written: "a\\n''", text: "a\\n''" }], alphabet);
});

describe("line ends in YAML", () => {
  const rows = [
    [yamlFold, " \n ", " "],
    [yamlFold, "\r\n\r\n", "\n"],
    [yamlFold, "\\\n  ", ""],
    [yamlFold, "\\\n\n", "\n"],
    [yamlBreaks, "\r\n \n", "\n\n"],
  ] as const;
  for (const [syntax, written, text] of rows)
    it(`${JSON.stringify(written)} is ${JSON.stringify(text)}`, () =>
      assert.equal(decodeWritten(syntax, written), text));
  it("are never written by a fix", () => assert.equal(yamlFold.encode("\n", "", { start: 0, end: 0 }), undefined));
});

function valueOf(source: string): unknown {
  try {
    return parse(source);
  } catch {
    return undefined;
  }
}
