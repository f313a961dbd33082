import assert from "node:assert/strict";
import fc from "fast-check";
import { fromBidiNotation, toBidiNotation } from "../../test/bidi-notation.js";
import { displayInLine, surelyKeepsDisplay } from "./display-context.js";
import { displayedCharacters } from "./displayed-characters.js";

interface Row {
  readonly name: string;
  /** In Bidi Notation, with the IRI between `<` and `>`. */
  readonly line: string;
  readonly paragraph?: "ltr" | "rtl";
  /** The display alone and in the line; left out if they are the same. */
  readonly changed?: readonly [alone: string, inLine: string];
}

const rows: readonly Row[] = [
  {
    name: "a right-to-left end reaches into a comment",
    line: '"<http://ab.cd/EF>"; // AB',
    changed: ["http://ab.cd/FE", 'http://ab.cd/BA // ;"FE'],
  },
  { name: "a right-to-left start reaches back", line: '"AB", "<CD/ef>"', changed: ["DC/ef", 'DC" ,"BA/ef'] },
  { name: "digits at the start go with letters before", line: '"AB", "<12/ef>"', changed: ["12/ef", '12" ,"BA/ef'] },
  { name: "digits behind a right-to-left end", line: 'f("<a/BC>", 1)', changed: ["a/CB", 'a/1 ,"CB'] },
  { name: "a terminator behind a number", line: "<a/B1>%", changed: ["a/1B", "a/1%B"] },
  { name: "a bracket pairs with one behind", line: "<a/B(C>, D) e", changed: ["a/C)B", "a/(D ,C)B"] },
  {
    name: "a bracket behind which a digit stands pairs with one behind",
    line: "<a/B(1/>) c",
    changed: ["a/1)B/", "a/(/1)B"],
  },
  {
    name: "an RTL paragraph moves a slash at the end",
    line: "AB <http://cd/ef/>.",
    paragraph: "rtl",
    changed: ["http://cd/ef/", "/http://cd/ef"],
  },
  {
    name: "an RTL paragraph turns parts around",
    line: "AB <http://cd/EF>.",
    paragraph: "rtl",
    changed: ["http://cd/FE", "FE/http://cd"],
  },
  { name: "a mark falls on the end", line: "<a/B>\u0301", changed: ["a/B", "a/B\u0301"] },
  { name: "an override works from afar", line: "\u202E<ab>", changed: ["ab", "ba"] },
  { name: "matched round brackets protect", line: '("<a/BC>"), DE' },
  { name: "left-to-right text all around", line: 'let x = "<http://ab.cd/EF>"; // no' },
  { name: "a left-to-right IRI keeps its display", line: 'f("AB", "<http://ab.cd/ef>", "CD")' },
  { name: "letters after the next left-to-right letter do not reach", line: '"<a/BC>" + x + "DE"' },
  { name: "guidelines §2: RTL at both ends in an RTL paragraph", line: "AB <CD/EF> GH", paragraph: "rtl" },
  { name: "guidelines §2: LTR at both ends in an RTL paragraph", line: "AB <http://cd/ef1> GH", paragraph: "rtl" },
  { name: "the empty reference", line: 'A"<>"B' },
];

describe("displayInLine", () => {
  for (const { name, line, paragraph = "ltr", changed } of rows)
    it(name, () => {
      const [before = "", text = "", after = ""] = fromBidiNotation(line, "Hebrew").split(/[<>]/u);
      const found = displayInLine(text, { before, after, paragraph });
      assert.deepEqual(found && [toBidiNotation(found.alone), toBidiNotation(found.inLine)], changed);
    });
});

describe("surelyKeepsDisplay", () => {
  const characters = fc.constantFrom(...'aa1\u05D0\u05D0\u0627\u0661"/%,- ()[');
  const texts = fc.array(characters, { maxLength: 7 }).map((pieces) => pieces.join(""));

  it("is never wrong", () => {
    const own = (line: string, from: number, to: number, paragraph: "ltr" | "rtl"): string => {
      const displayed = displayedCharacters(line, { paragraph });
      const isOwn = ({ start }: { start: number }): boolean => from <= start && start < to;
      const range = displayed.slice(displayed.findIndex(isOwn), displayed.findLastIndex(isOwn) + 1);
      return range.map(({ start, glyph }) => `${start - from}${glyph}`).join("|");
    };
    fc.assert(
      fc.property(texts, texts, texts, fc.constantFrom("ltr", "rtl"), (before, text, after, paragraph) => {
        if (text === "" || !surelyKeepsDisplay(text, { before, after, paragraph })) return;
        const inLine = own(before + text + after, before.length, before.length + text.length, paragraph);
        assert.equal(inLine, own(text, 0, text.length, "ltr"));
      }),
      { numRuns: 5000 },
    );
  });

  // In Bidi Notation, with the IRI between `<` and `>`; what is not sure has to be laid out.
  for (const [name, line, paragraph, isSure] of [
    ["no right-to-left character on the line", "x <a/b> y", "ltr", true],
    ["a character beside those of right-to-left scripts", "\u058F <a/b> \u058F", "ltr", true],
    ["a mark at the start, where nothing is right-to-left", "\u058F <\u0301b> y", "ltr", true],
    ["a left-to-right letter at the start", "AB <a/1> c", "ltr", true],
    ["a slash and a left-to-right letter at the start", "AB </a/1> c", "ltr", true],
    ["a left-to-right letter before the digits at the start", "AB c <1/d> e", "ltr", true],
    ["nothing before the digits at the start", "<1/d> AB", "ltr", true],
    ["a right-to-left end before a left-to-right letter", "<a/B> c", "ltr", true],
    ["a right-to-left end before punctuation and a left-to-right letter", '<a/B>", c D', "ltr", true],
    ["a right-to-left end before nothing", "<a/B>.", "ltr", true],
    ["a left-to-right end before right-to-left letters", "<A/b> C", "ltr", true],
    ["brackets without a right-to-left character", "あ <a(b)あ> あ", "ltr", true],
    ["left-to-right letters at both ends", "A <b/c> D", "rtl", true],
    ["a digit at the end", "A <b/1> D", "rtl", true],
    ["right-to-left letters alone", "a <B/C> d", "rtl", true],
    ["digits at the start behind right-to-left letters", "AB <1/d> e", "ltr", false],
    ["a right-to-left start behind right-to-left letters", "AB <C/d> e", "ltr", false],
    ["a right-to-left end before right-to-left letters", "<a/B> C", "ltr", false],
    ["a right-to-left end before a digit", "<a/B> 1", "ltr", false],
    ["a right-to-left end before a terminator", "<a/B> %", "ltr", false],
    ["the first character of right-to-left scripts", "<a/\u0590>1", "ltr", false],
    ["the last code point", "<\u{10FFFF}b>", "ltr", false],
    ["a mark at the start", "A<\u0301b>", "ltr", false],
    ["a mark behind the end", "<A>\u0301", "ltr", false],
    ["a formatting character", "<ab> \u202E", "ltr", false],
    ["a bracket beside right-to-left letters", "<a(b)> C", "ltr", false],
    ["an opening bracket alone", "<a/B(1/>) c", "ltr", false],
    ["a closing bracket alone", "(A <b)c> d", "ltr", false],
    ["brackets in a right-to-left paragraph", "<a(b)c>", "rtl", false],
    ["digits at the start", "<1/b>", "rtl", false],
    ["punctuation at the end", "<a/b/>", "rtl", false],
    ["both directions", "<a/B>", "rtl", false],
    ["a digit behind right-to-left letters", "<A/1>", "rtl", false],
    ["a digit before right-to-left letters", "<1/A>", "rtl", false],
    ["both directions, between right-to-left letters", "<A/b/C>", "rtl", false],
  ] as const)
    it(`is ${isSure ? "sure" : "not sure"} of ${name}`, () => {
      const [before = "", text = "", after = ""] = fromBidiNotation(line, "Hebrew").split(/[<>]/u);
      assert.equal(surelyKeepsDisplay(text, { before, after, paragraph }), isSure);
    });
});
