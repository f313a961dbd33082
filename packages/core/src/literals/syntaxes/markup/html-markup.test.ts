import assert from "node:assert/strict";
import fc from "fast-check";
import { parseFragment, type DefaultTreeAdapterTypes } from "parse5";
import { decodeWritten, describeSyntax, type DecodeRow } from "../../../../test/syntax-laws.js";
import { htmlAttribute, htmlText, htmlUnquoted } from "./html-markup.js";
import type { Syntax } from "../syntax.js";
import { xmlAttribute } from "./xml.js";

const alphabet = [
  ..."&;#=xa1 \n",
  "\r\n",
  "&amp;",
  "&amp",
  "&copy",
  "&copy;",
  "&not",
  "&notin;",
  "&NotEqualTilde;",
  "&CounterClockwiseContourIntegral;",
  "&#65;",
  "&#x41",
  "&#X80;",
  "&#0;",
  "&#xD800;",
  "&#1114112;",
  "😀",
  "\uFEFF",
];

const both: readonly DecodeRow[] = [
  {
    name: "names and numbers",
    written: "?a&amp;b&#38;&#x26;",
    text: "?a&b&&",
    units: ["?", "a", "&amp;", "b", "&#38;", "&#x26;"],
  },
  {
    name: "a reference of two characters",
    written: "&NotEqualTilde;",
    text: "≂̸",
    units: ["&NotEqualTilde;", "&NotEqualTilde;"],
  },
  { name: "numbers need no semicolon", written: "&#65&#x42", text: "AB" },
  { name: "numbers of controls mean Windows-1252", written: "&#x80;", text: "€" },
  { name: "numbers of no character", written: "&#0;&#xD800;&#x110000;", text: "\uFFFD\uFFFD\uFFFD" },
  { name: "line ends", written: "a\r\nb\rc", text: "a\nb\nc" },
  { name: "names in other letters", written: "&foo;&Amp;&", text: "&foo;&Amp;&" },
];

describe("htmlAttribute", () => {
  describeSyntax(
    htmlAttribute,
    [
      ...both,
      {
        name: "a name without a semicolon before a letter or an equals sign",
        written: "?a&copy=1&notin&lt2",
        text: "?a&copy=1&notin&lt2",
      },
      { name: "a name without a semicolon before anything else", written: "&copy&lt/&amp", text: "©</&" },
    ],
    alphabet,
  );
  it("reads as a browser's parser does", () =>
    assertReadAs(
      (written) => `<a b="${written}">`,
      (text) => htmlValue(text),
      htmlAttribute,
    ));
});

describe("htmlUnquoted", () => {
  describeSyntax(htmlUnquoted, both, alphabet);
});

describe("htmlText", () => {
  describeSyntax(
    htmlText,
    [...both, { name: "a name without a semicolon before anything", written: "&copy=1&notin&lt2", text: "©=1¬in<2" }],
    alphabet,
  );
  it("reads as a browser's parser does", () =>
    assertReadAs(
      (written) => `<b>${written}`,
      (html) =>
        (parseFragment(html).childNodes[0] as DefaultTreeAdapterTypes.Element).childNodes
          .map((node) => (node as DefaultTreeAdapterTypes.TextNode).value)
          .join(""),
      htmlText,
    ));
});

function htmlValue(html: string): string {
  return (parseFragment(html).childNodes[0] as DefaultTreeAdapterTypes.Element).attrs[0]?.value ?? "";
}

function assertReadAs(
  toHtml: (written: string) => string,
  read: (html: string) => string,
  syntax: typeof htmlText,
): void {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...alphabet), { maxLength: 10 }), (parts) => {
      const written = parts.join("");
      assert.equal(decodeWritten(syntax, written), read(toHtml(written)), written);
    }),
    { numRuns: 1000 },
  );
}

describe("fixes of attributes", () => {
  const keeps = (syntax: Syntax, source: string, start: number, text: string): boolean | undefined =>
    syntax.keeps?.(source, { span: { start, end: start + 1 }, text }, { start: 0, end: source.length });

  for (const syntax of [htmlAttribute, htmlUnquoted, xmlAttribute])
    it(`begin no template in ${syntax.name}`, () => {
      assert.equal(keeps(syntax, "a/{\u00E9}", 3, "%C3%A9"), false);
      assert.equal(keeps(syntax, "a/{\u00E9{}}", 3, ""), false);
      assert.equal(keeps(syntax, "a/{{\u00E9}}", 4, "%C3%A9"), true);
      assert.equal(keeps(syntax, "a/{b\u00E9}", 4, "%C3%A9"), true);
    });

  it("leave braces in a value that nothing closes", () => {
    const edit = { span: { start: 4, end: 5 }, text: "%7B" };
    for (const [source, expected] of [
      ['a="b{c', false],
      ['a="b{c \n', false],
      ['a="b{c"', true],
    ] as const)
      assert.equal(htmlAttribute.keeps?.(source, edit, { start: 3, end: 6 }), expected, source);
  });
});
