import assert from "node:assert/strict";
import { literalLines } from "../../../../test/literal-lines.js";
import { readDocument } from "../../index.js";

/** Each text with the lines of its literals. */
const rows: Readonly<Record<string, readonly [text: string, lines: readonly string[]]>> = {
  "fields between braces and quotation marks": [
    '@article{a, b = {c}, D="e" ,\n f={{g}}, h = { {i} }\n}',
    ["c  value b", "e  value D", "g  value f", "i  value h"],
  ],
  "entries in parentheses": [
    "@misc(a, b = {c)d}, e = {f}) @misc(g, h={i})",
    ["c)d  value b", "f  value e", "i  value h"],
  ],
  "values of several parts": ['@a{b, url = base # "c" # {d} # e, f = g, year = 2000}', ["${}cd${}  value url"]],
  "definitions of strings": ['@string{a = "b"} @STRING(c = {d})', ["b  value a", "d  value c"]],
  "braces and quotation marks within values": [
    '@a{b, c = "d{"}e", f = {g{h}i"j}, k = {\\}, l = {m}}',
    ["d${}e  value c", 'g${}i"j  value f', "${}  value k", "m  value l"],
  ],
  "an address in two parts as one": [
    "@a{b, url = {https:// c.example/d}, url = {https:// and}, url = {https://e.example/f g.pdf}}",
    ["https:// c.example/d  value url", "https:// and  text", "https://e.example/f g.pdf  value url"],
  ],
  "more than a word as LaTeX": [
    "@a{b, c = {d e \\url{f:g} h}, i = {\\href{j}{k}}, url = {l\n  m}, n = o # {p q}}",
    [
      "d e \\url{  text",
      "f:g  identifier \\url",
      "} h  text",
      "\\href{  text",
      "j  identifier \\href",
      "}{k}  text",
      "l  text",
      "m  text",
      "p q  text",
    ],
  ],
  "addresses in two parts": [
    "@a{b, url = {https://c/d e_f.pdf}, bdsk-url-1 = {{https://g/h /i}}}",
    ["https://c/d e_f.pdf  value url", "https://g/h /i  value bdsk-url-1"],
  ],
  "addresses with a remark as LaTeX": [
    "@a{b, url = {https://c accessed}, url = {https://d 1/2/2020}, url = {https://e, f/g}, url = {https://h https://i}, c = {https://j k/l}}",
    [
      "https://c accessed  text",
      "https://d 1/2/2020  text",
      "https://e, f/g  text",
      "https://h https://i  text",
      "https://j k/l  text",
    ],
  ],
  "addresses whose brace nothing closes": [
    "@a{b,\n  url = {https://c/d,\n  year = 2012\n}\n@e{f,\n  g = {\\url{https://h/i}\n}\n@j{k, url = {https://l/m},\n n = {o}\n}",
    [
      "{https://c/d  identifier broken-link",
      "{\\url{https://h/i}  identifier broken-link",
      "https://l/m  value url",
      "o  value n",
    ],
  ],
  "names of archives as LaTeX": ["@a{b, url = {CTAN://c}, url = {arXiv:1}}", ["CTAN://c  text", "arXiv:1  text"]],
  "preambles as LaTeX": [
    '@preamble{"\\a{b}" # {\\url{c:d}}}',
    ["\\a{b}  text", "\\url{  text", "c:d  identifier \\url", "}  text"],
  ],
  "percent signs, which begin no comment in a value": [
    "@a{b, url = {c%20d}, e = {f% g\\url{h:i}}}",
    ["c%20d  value url", "f% g\\url{  text", "h:i  identifier \\url", "}  text"],
  ],
  "text between entries": ["a b@c.d (e)\n@x{y, z = {u}}\nf", ["a b@c.d (e)  text", "u  value z", "f  text"]],
  "what is not closed": [
    '@a{b, c = {d\n@a{e, f = "g\n@a{h, i = {j}\n@a{k, l = {m}}',
    ["d  value c", "g  value f", "j  value i", "m  value l"],
  ],
  "what is no field": [
    "@a{b, c d = {e} f = {g} , , = {h} {i} j = {k}} @a{l} @a{m = {n}}",
    ["e  value d", "g  value f", "k  value j", "n  value m"],
  ],
};

describe("bibtexReader", () => {
  for (const [name, [text, lines]] of Object.entries(rows))
    it(`reads ${name}`, () => {
      assert.deepEqual(literalLines(readDocument(text, "bibtex").literals, text), lines);
    });

  it("reads comments before, between and behind entries", () => {
    const text = "% a @b{c}\n @comment{d {e} f}@g{h, % i\n j = {% k}} % l\n  % m\n@comment n\n@comment{o\n@p{q}";
    assert.deepEqual(
      readDocument(text, "bibtex").comments.map(({ start, end }) => text.slice(start, end)),
      ["% a @b{c}", "@comment{d {e} f}", "% m", "@comment{o\n"],
    );
  });
});
