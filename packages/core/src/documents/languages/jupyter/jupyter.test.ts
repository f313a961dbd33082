import assert from "node:assert/strict";
import { checkDocument, defaultSettings } from "../../../literals/index.js";
import { decodeLiteral } from "../../../literals/read/decode-literal.js";
import { readDocument } from "../../index.js";

/** The texts of the literals in the cells of a notebook, with their syntaxes. */
function literalsIn(cells: readonly object[], metadata: object = { language_info: { name: "python" } }): string[] {
  const text = JSON.stringify({ cells, metadata, nbformat: 4 }, undefined, 1);
  return readDocument(text, "jupyter")
    .literals.slice()
    .map((literal) => `${decodeLiteral(text, literal).text}  ${literal.syntax.replace(" in json-string", "")}`);
}

function code(source: string | readonly string[], metadata: object = {}): object {
  return { cell_type: "code", metadata, source, outputs: [{ text: ["'no'"] }] };
}

const rows: Readonly<Record<string, readonly [cells: readonly object[], lines: readonly string[]]>> = {
  "code line by line or at once": [
    [code(["a = 'b'\n", 'c = "\\x64"\n']), code("e = 'f'")],
    ["b  python-string", "d  python-string", "f  python-string"],
  ],
  "strings over several lines": [[code(['a = """b\n', "c\n", '"""'])], ["b\nc\n  python-string"]],
  "markdown, and nothing of other cells": [
    [
      { cell_type: "markdown", source: ["[a](b)\n", "\n", "- <http://c>"] },
      { cell_type: "raw", source: ["'e'"] },
      { source: "'f'" },
    ],
    ["[a  markdown-text", "b  markdown-destination", "http://c  plain"],
  ],
  "what programs read that a cell calls": [
    [
      code(["%%html\n", "<a href='b'>"]),
      code("%%js\nc(`d`)"),
      code("%%writefile e.ttl\n<f:g> a <h:i> ."),
      code("%%nothing\n'j'"),
      code(["%%time\n", "k = 'l'"]),
    ],
    ["b  html-attribute", "d  javascript-template", "f:g  turtle-iri", "h:i  turtle-iri", "l  python-string"],
  ],
  "the language that a cell has for itself": [
    [code("?a <b> ?c", { vscode: { languageId: "sparql" } })],
    ["b  turtle-iri"],
  ],
};

describe("jupyterReader", () => {
  for (const [name, [cells, lines]] of Object.entries(rows))
    it(`reads ${name}`, () => assert.deepEqual(literalsIn(cells), lines));

  it("reads code in the language of the notebook", () => {
    const cells = [code("a <- 'b'")];
    assert.deepEqual(literalsIn(cells, { kernelspec: { language: "R" } }), ["b  r-string"]);
    assert.deepEqual(literalsIn([code('a = "b"')], { language_info: { name: "C++17" } }), ["b  c-string"]);
    assert.deepEqual(literalsIn(cells, {}), []);
  });

  it("reads comments, which suppress what they stand for", () => {
    const cells = [
      code(["fetch('/a b') # iri-ignore-line\n", "fetch('/c d')\n", "# iri-ignore-next-line\n", "fetch('/e f')"]),
    ];
    const text = JSON.stringify({ cells, metadata: { language_info: { name: "python" } } }, undefined, 1);
    const { literals, comments } = readDocument(text, "jupyter");
    const { findings } = checkDocument(text, literals, defaultSettings, { spans: comments, heeds: "iri-and-eslint" });
    assert.deepEqual(
      findings.map(({ span }) => text.slice(span.start - 2, span.end + 1)),
      ["/c d"],
    );
  });

  it("reads notebooks that are broken", () => {
    for (const text of [
      "",
      "[",
      '{"cells":',
      '{"cells":[{"cell_type":"code","source":["a',
      '{"cells":[1,{"source":{}}]}',
    ])
      assert.deepEqual(readDocument(text, "jupyter").literals.slice(), []);
  });
});
