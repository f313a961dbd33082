import assert from "node:assert/strict";
import { readMarks, writeMarks } from "../../../test/marked-text.js";
import { findIdentifiersInMarkup } from "./identifiers-in-markup.js";
import { checkDocument, defaultSettings } from "../index.js";

/** What is found stands between the marks. */
const texts: Readonly<Record<string, readonly string[]>> = {
  "attributes with quotation marks": [
    `<a href="«http://a/»">`,
    `b <A c = '«d:e»' f=g h="«http://i/»"/>`,
    `<a b='"'c="«d:e»">`,
    `<a\n  b="«c:d»">`,
  ],
  "the values without the space around": [`<a href=" «http://a/ b»\n">`],
  "several tags": [`<a b="«c:d»"><e:f g="«h:i»">j</e:f>`],
  "misspelled schemes": [`<a href="«https//a.example/»">`, `<a href='«https ://a.example»'>`, `<a href="http//a/b">`],
  "marks that are odd, or what they close": [
    `<li><a href="«http://a/b»«""»>c</a></li>`,
    `<a href=«https://a/b?c=d"» e="«f:g»">`,
    `<a href=https://a/b> <p href="«http://a/»""> <a title=""href="«http://b/»">`,
  ],
  "nothing relative": [`<a href="/b" c="d" e="">`, `<a href="«b:c»" d="e">`],
  "nothing with references to characters": [
    `<a href="http://b/?c&amp;d" e="f:&#x20;">`,
    `<a href="«http://b/?c&d=e;f&»">`,
  ],
  "nothing outside of start tags": [`b="c:d" <e> f="g:h"`, `</a b="c:d">`, `<1 a="b:c">`, `<a b> c="d:e">`, "a < b"],
  "nothing that is not closed": [`<a b="c:d`, `<a b="«c:d»" e='f:g h="i:j"`],
};

const open: readonly string[] = [`<a b="«c:d»`, `<a b="«c:d»" e='«f:g h="i:j"»`];

describe("findIdentifiersInMarkup", () => {
  for (const [name, rows] of Object.entries(texts))
    it(`finds ${name}`, () => {
      for (const row of rows) finds(row, false);
    });

  it("finds the last one if the text goes on", () => {
    for (const row of open) finds(row, true);
  });

  it("tells the attribute and the element", () =>
    assert.deepEqual(
      findIdentifiersInMarkup(`<svg xmlns="a:b"><x:y z:a='c:d'/>`, false).map(({ site }) => site),
      [
        { kind: "attribute", element: "svg", name: "xmlns" },
        { kind: "attribute", element: "x:y", name: "z:a" },
      ],
    ));

  for (const unit of ['<a b="', "<a ", "<a b='", `<a "<b '`, 'a="', "<a b=", "<", "a".repeat(10)])
    it(`finds what stands before many of ${unit}`, () => {
      const text = `<a b="c:d">${unit.repeat(100_000)}`;
      const [first] = findIdentifiersInMarkup(text, true);
      assert.deepEqual(first?.span, { start: 6, end: 9 });
    });

  function finds(marked: string, isOpen: boolean): void {
    const { text } = readMarks(marked);
    const spans = findIdentifiersInMarkup(text, isOpen).map(({ span }) => span);
    assert.equal(writeMarks(text, spans), marked);
  }
});

describe("markup in strings", () => {
  const rows: Readonly<Record<string, readonly [source: string, codes: readonly string[]]>> = {
    "an address": [`"<a href='http://a/b{c'>"`, ["character-excluded"]],
    "a missing colon": [`"<a href='https//a.example/b'>"`, ["scheme-misspelled"]],
    "no slashes (IIIF/website)": [`"<a href='https:a.example'>b</a>"`, ["scheme-misspelled"]],
    "a space before the colon": [`"<a href='https ://a.example/b'>"`, ["scheme-malformed"]],
    "a namespace": [`"<svg xmlns='https://www.w3.org/2000/svg'>"`, ["namespace-misspelled"]],
    "several addresses in one attribute": [`"<img srcset='http://a/{c 1x, http://a/d 2x'>"`, ["character-excluded"]],
    "pairs of a namespace and an address": [`"<a xsi:schemaLocation='http://a/b http://a/c'>"`, []],
    "what is put in": [`"<a href='{{ b }}://a/c|d' id='<%= d %>:|'>"`, []],
    "what is mentioned besides": [`"<a href='http://a/'>http://b/\u202Ec</a>"`, ["bidi-formatting-character"]],
    "a link in Markdown": [
      `"See [a](http://b/% 'http://e/‮f')"`,
      ["percent-triplet-malformed", "bidi-formatting-character"],
    ],
    "words for people that speak of a sign of such a source": [
      `"All elements of it are separated by one pipe (|), see <a href='http://a/b{c'>d</a>"`,
      ["character-excluded"],
    ],
    "the source of a regular expression": [String.raw`"^<a href='(http://a/|b)'>"`, []],
    "escapes of the string": [String.raw`"<a href=\"http://a/\x7Bc\">"`, ["character-excluded"]],
  };
  for (const [name, [source, codes]] of Object.entries(rows))
    it(`is read: ${name}`, () => {
      const site = { kind: "value" } as const;
      const span = { start: 1, end: source.length - 1 };
      const { findings } = checkDocument(source, [{ span, syntax: "javascript-string", site }], defaultSettings);
      assert.deepEqual(
        findings.map(({ code }) => code),
        codes,
      );
    });
});
