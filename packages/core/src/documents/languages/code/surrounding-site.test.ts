import assert from "node:assert/strict";
import { literalLines } from "../../../../test/literal-lines.js";
import { readDocument, type LanguageName } from "../../index.js";

const rows: Readonly<Record<string, readonly [language: LanguageName, text: string, lines: readonly string[]]>> = {
  "what stands beside a string": [
    "python",
    `url: str = "a"; f("b", c="d", *["e"]); {"g": "h"}; x == "i"; "j".split(k); l["m"] = "n"; o.p("q", "r")`,
    [
      "a  assigned url",
      "b  argument f 0",
      "d  assigned f().c",
      "e  value",
      "g  key",
      "h  assigned g",
      "i  comparison",
      "j  receiver *.split",
      "m  value",
      "n  assigned m",
      "q  argument o.p 0",
      "r  argument o.p 1",
    ],
  ],
  "what parentheses stand around": [
    "python",
    `url = ("a"\n  "b"); c: str = (\n"d"); e = f("g"); h = (i, "j"); ("k"); l = ("m", "n"); return ("o")`,
    [
      "ab  assigned url",
      "d  assigned c",
      "g  argument f 0",
      "j  value",
      "k  value",
      "m  assigned l",
      "n  value",
      "o  argument return 0",
    ],
  ],
  "methods of what calls give (walleth/walleth#386)": [
    "java",
    `b().c("d"); e(f)[0].g("h", "i"); j.k("l"); new m.N()\n    .o("p").q("r"); (s).t.u("v");`,
    [
      "d  argument *.c 0",
      "h  argument *.g 0",
      "i  argument *.g 1",
      "l  argument j.k 0",
      "p  argument *.o 0",
      "r  argument *.q 0",
      "v  argument *.t.u 0",
    ],
  ],
  "calls without parentheses in Gradle": [
    "groovy",
    `maven { url 'a' }\nrepositories {\n  url "b"\n  websiteUrl 'c'; vcsUrl "d"\n  curl 'e'\n  name 'f'\n}`,
    ["a  assigned url", "b  assigned url", "c  assigned websiteUrl", "d  assigned vcsUrl", "e  value", "f  value"],
  ],
  "calls without parentheses in Ruby": [
    "ruby",
    `  homepage "a"\n  url "b"\n  curl "c"\n  d = E::F.get "g"\n  h(i, j! 'k')\n  l\n  "m"\n  return "n"\n  o? ? "p" : q`,
    [
      "a  assigned homepage",
      "b  assigned url",
      "c  argument curl 0",
      "g  argument E.F.get 0",
      "k  argument j 0",
      ...["m  value", "n  value", "p  value"],
    ],
  ],
  "the names of maps": [
    "python",
    `a = {"b": "c"}; d.e = {'f': "g", "h": {"i": "j"}}; k(l={"m": "n"}, o=["p"]); {"q": "r"}`,
    [
      "b  key",
      "c  assigned a.b",
      "f  key",
      "g  assigned d.e.f",
      "h  key",
      "i  key",
      "j  assigned h.i",
      "m  key",
      "n  assigned l.m",
      "p  value",
      "q  key",
      "r  assigned q",
    ],
  ],
  "the names of arrays in PHP": [
    "php",
    "<?php $a = ['b' => 'c', 'd' => ['e' => 'f']];",
    ["b  key", "c  assigned a.b", "d  key", "e  key", "f  assigned d.e"],
  ],
  "the names of maps and structs in Elixir": [
    "elixir",
    `[links: %{"a" => "b"}, c: %D.E{f: "g"}]; @h %{"i" => "j"}`,
    ["a  key", "b  assigned links.a", "g  assigned c.f", "i  key", "j  assigned i"],
  ],
  "what is compared in Python": [
    "python",
    `a in ("b", "c"); "d" not in e; [f for f in ["g", "h"] if "i" in f]\ncase "j" | "k":\nfor l in "m":`,
    [
      "b  comparison",
      "c  comparison",
      "d  comparison",
      "g  value",
      "h  value",
      "i  comparison",
      "j  comparison",
      "k  comparison",
      "m  value",
    ],
  ],
  "types beside names": [
    "python",
    'if a.location:\n  self.b = "c"\nurl: str = "d"',
    ["c  assigned self.b", "d  assigned url"],
  ],
};

describe("the sites of strings in code", () => {
  for (const [name, [language, text, lines]] of Object.entries(rows))
    it(`tell ${name}`, () => assert.deepEqual(literalLines(readDocument(text, language).literals, text), lines));
});
