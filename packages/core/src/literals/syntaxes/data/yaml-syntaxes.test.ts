import assert from "node:assert/strict";
import fc from "fast-check";
import { anyCharacter } from "../../../../test/any-character.js";
import { parse } from "yaml";
import { applyEdits } from "../../../../test/apply-edits.js";
import { decodeWritten, describeSyntax } from "../../../../test/syntax-laws.js";
import { readDocument } from "../../../documents/index.js";
import { checkDocument } from "../../judge/check-document.js";
import type { LocatedFix } from "../../project/located-finding.js";
import { defaultSettings } from "../../settings/settings.js";
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
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
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

  it("takes what is percent-encoded", () => {
    const source = "homepage: http://a.example/b|c d\n";
    const written = fixesOf(source).map(({ edits }) => applyEdits(source, edits));
    assert.ok(written.includes("homepage: http://a.example/b%7Cc d\n"));
    assert.ok(written.includes("homepage: http://a.example/b|c%20d\n"));
  });

  it("is fixed to what the yaml package reads", () => {
    const part = fc.constantFrom("http://", "a.example/", ..."b|:#&%`-?[],'@ ", "\u200B", "\uD800");
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), (parts) => {
        const text = parts.join("");
        const source = `homepage: ${text}`;
        const value = homepageOf(source);
        if (typeof value !== "string" || !text.startsWith(value)) return;
        for (const { title, edits } of fixesOf(source)) {
          const fixed = applyEdits(source, edits);
          const end = fixed.length - (text.length - value.length);
          assert.ok(homepageOf(fixed) === fixed.slice("homepage: ".length, end), `${title}: ${JSON.stringify(source)}`);
        }
      }),
      { numRuns: 700 },
    );
  });
});

function homepageOf(source: string): unknown {
  const value = valueOf(source);
  return typeof value === "object" && value !== null && "homepage" in value ? value.homepage : undefined;
}

function fixesOf(source: string): LocatedFix[] {
  const { literals } = readDocument(source, "yaml");
  const { findings } = checkDocument(source, literals, { ...defaultSettings, preset: "all" });
  return findings.flatMap(({ fixes }) => fixes);
}

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
