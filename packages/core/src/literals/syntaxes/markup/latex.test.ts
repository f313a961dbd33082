import assert from "node:assert/strict";
import { decodeWritten, describeSyntax, type DecodeRow } from "../../../../test/syntax-laws.js";
import { bibtexAddress, latexAddress, latexText } from "./latex.js";

const rows: readonly DecodeRow[] = [
  { name: "every character as itself", written: "a%20#b&c_d~e$f^é", text: "a%20#b&c_d~e$f^é" },
  {
    name: "escaped characters",
    written: String.raw`\%\#\&\_\~\\a`,
    text: "%#&_~\\a",
    units: ["\\%", "\\#", "\\&", "\\_", "\\~", "\\\\", "a"],
  },
  {
    name: "what some programs write for them",
    written: String.raw`\~{}\_{}{\&}{\textasciitilde}`,
    text: "~_&~",
    units: ["\\~{}", "\\_{}", "{\\&}", "{\\textasciitilde}"],
  },
  {
    name: "names of characters",
    written: String.raw`\textasciitilde a\textasciitilde{}\textunderscore/\string#\string~`,
    text: "~a~_/#~",
  },
  {
    name: "no other commands",
    written: String.raw`\textasciitildes\-\{\}\foo{\_a}\string`,
    text: String.raw`\textasciitildes\-\{\}\foo{_a}\string`,
  },
];

const alphabet = [..."a_:/%é😀&#~{} ", "\\", "\\_", "\\~{}", "{\\_}", "\\textasciitilde"];

describe("latexAddress", () => {
  describeSyntax(latexAddress, rows, alphabet);

  it("writes a percent sign as the others are written, and else with a backslash", () => {
    const written = (address: string, text = "%7C"): string | undefined =>
      latexAddress.encode(text, `{${address}}`, { start: 1, end: address.length + 1 });
    assert.equal(written("a|b"), "\\%7C");
    assert.equal(written("a\\%20|b"), "\\%7C");
    assert.equal(written("a%20|b"), "%7C");
    assert.equal(written("a%20|b", "%"), "\\%");
    assert.equal(written("a%20|b", "#"), "\\#");
  });
});

describe("fixes of latexAddress", () => {
  it("keep a scheme what it is", () => {
    const keeps = (address: string, start: number, end: number): boolean | undefined =>
      latexAddress.keeps?.(
        `{${address}}`,
        { span: { start: start + 1, end: end + 1 }, text: "" },
        { start: 1, end: address.length + 1 },
      );
    assert.deepEqual([keeps("a://:b", 2, 4), keeps("a: b", 2, 3), keeps("a:b c", 2, 3)], [false, true, false]);
    assert.deepEqual([keeps("a://", 2, 4), keeps("a://b", 2, 4), keeps("a::b", 2, 3)], [false, true, true]);
  });
});

describe("latexText", () => {
  describeSyntax(latexText, rows, alphabet);

  it("writes what means something to TeX with a backslash", () => {
    const text = "a%20#b&c_d~e";
    const written = latexText.encode(text, "x", { start: 0, end: 1 });
    assert.equal(written, String.raw`a\%20\#b\&c\_d\textasciitilde{}e`);
    assert.equal(decodeWritten(latexText, written), text);
    assert.equal(latexText.encode("$", "x", { start: 0, end: 1 }), undefined);
  });
});

describe("bibtexAddress", () => {
  describeSyntax(bibtexAddress, rows, alphabet);

  it("writes every character as itself, but for what ends a value", () => {
    const written = (text: string): string | undefined => bibtexAddress.encode(text, "x", { start: 0, end: 1 });
    assert.equal(written("a%20#b&c_d~e"), "a%20#b&c_d~e");
    assert.equal(written('a"b'), undefined);
  });
});

for (const syntax of [latexAddress, latexText, bibtexAddress])
  describe(syntax.name, () => {
    it("writes neither what groups and begins a command nor what nobody sees", () => {
      for (const text of ["{", "}", "\\", "^", " ", "\t", "\u2028", "\u200B", "\u00A0", "\uD800"])
        assert.equal(syntax.encode(`a${text}b`, "x", { start: 0, end: 1 }), undefined, text);
    });

    it("keeps letters away from the name of a command", () => {
      const source = String.raw`{\base/a}`;
      const piece = { start: 6, end: 8 };
      const keeps = (text: string, start = 6): boolean | undefined =>
        syntax.keeps?.(source, { span: { start, end: start + 1 }, text }, piece);
      assert.equal(keeps(""), false);
      assert.equal(keeps("b"), false);
      assert.equal(keeps("%2F"), true);
      assert.equal(keeps("b", 7), true);
    });

    it("keeps number signs and digits away from a parameter", () => {
      const source = "{##a#b##}";
      const piece = { start: 3, end: 6 };
      const keeps = (start: number, text: string): boolean | undefined =>
        syntax.keeps?.(source, { span: { start, end: start + 1 }, text }, piece);
      for (const text of ["1", "#"]) assert.equal(keeps(3, text), false, text);
      for (const text of ["", "#"]) assert.equal(keeps(5, text), false, text);
      for (const start of [3, 5]) assert.equal(keeps(start, "%20"), true);
    });

    it("keeps braces in pairs, and space within", () => {
      const source = "{a{b}c d}";
      const keeps = (start: number, end: number, text = "%7B"): boolean | undefined =>
        syntax.keeps?.(source, { span: { start, end }, text }, { start: 1, end: 8 });
      assert.deepEqual([keeps(2, 3), keeps(4, 5), keeps(2, 5), keeps(1, 2)], [false, false, true, true]);
      assert.deepEqual([keeps(7, 8, ""), keeps(5, 6, "")], [false, true]);
    });
  });
