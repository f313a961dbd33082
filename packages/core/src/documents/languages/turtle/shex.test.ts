import assert from "node:assert/strict";
import { literalLines } from "../../../../test/literal-lines.js";
import { checkDocument, defaultSettings } from "../../../literals/index.js";
import { readDocument } from "../../index.js";

const prefix = "PREFIX ex: <http://a/>\n";
const declared = "http://a/  identifier @prefix";

const rows: Readonly<Record<string, readonly [text: string, lines: readonly string[]]>> = {
  "declarations and imports": [
    "BASE <http://a/b>\nprefix : <c#>\nIMPORT <d>\nstart = @:e",
    ["http://a/b", "c#", "d", ":e"].map((text) => `${text}  identifier ${text === "c#" ? "@prefix" : "<…>"}`),
  ],
  "shapes that are referred to, and strings in a language": [
    `${prefix}<b> @<c> AND @ex:d ; ["e"@en "f"@en~]`,
    [declared, ...["b", "c", "ex:d"].map((text) => `${text}  identifier <…>`), "e  text", "f  text"],
  ],
  "labels and what includes them": [
    `${prefix}<b> { $ex:c (ex:d .? ; $<e> a IRI+) ; &ex:f }`,
    [declared, ...["b", "ex:c", "ex:d", "e", "ex:f"].map((text) => `${text}  identifier <…>`)],
  ],
  "stems and what is left out of them": [
    `${prefix}[<http://b/>~ - <http://b/c> - ex:d~ ex:~ "e"~]`,
    [declared, ...["http://b/…", "http://b/c", "ex:d…", "ex:…"].map((text) => `${text}  identifier <…>`), "e  text"],
  ],
  "identifiers without angle brackets": [
    "PREFIX ex: http://a.example/\nex:b { ex:c [http://b.example/d] }",
    [
      "http://a.example/  identifier @prefix",
      ...["ex:b", "ex:c", "http://b.example/d"].map((text) => `${text}  identifier <…>`),
    ],
  ],
  "patterns, which are no identifiers": [
    `${prefix}ex:b /^http:\\/\\/<c> "/i // ex:d "e" ; ex:f /g`,
    [declared, "ex:b  identifier <…>", "ex:d  identifier <…>", "e  text", "ex:f  identifier <…>"],
  ],
  "semantic actions and their code": [
    `${prefix}%<b>{ "c" <d> \\%} ex:e %}%ex:f% %ex:g{ %} <h> { <i> . %<j>% }\n%ex:k{ x % <l>`,
    [declared, ...["b", "ex:f", "ex:g", "h", "i", "j", "ex:k", "l"].map((text) => `${text}  identifier <…>`)],
  ],
};

describe("ShEx", () => {
  for (const [name, [text, lines]] of Object.entries(rows))
    it(`has ${name}`, () => assert.deepEqual(literalLines(readDocument(text, "shex").literals, text), lines));

  it("has comments of one line and of several", () => {
    const text = "# a\n<b> /* <c>\n */ // <d> /* e";
    const comments = readDocument(text, "shex").comments.map(({ start, end }) => text.slice(start, end));
    assert.deepEqual(comments, ["# a", "/* <c>\n */", "/* e"]);
  });

  it("has beginnings of identifiers, of which only what is there is judged", () => {
    const found = (text: string): string[] =>
      checkDocument(text, readDocument(text, "shex").literals, defaultSettings).findings.map(({ code }) => code);
    assert.deepEqual(found("[<http://>~ <http://a/%2>~ <mailto:>~]"), []);
    assert.deepEqual(found("[<http://a/ b>~]"), ["character-space"]);
  });
});
