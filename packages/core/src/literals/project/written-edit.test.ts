import assert from "node:assert/strict";
import { defaultSettings, readLiterals } from "../index.js";
import type { Piece, RawLiteral } from "../read/literal.js";
import type { Site } from "../read/site.js";
import type { SyntaxName } from "../syntaxes/syntax.js";
import { writtenEdit } from "./written-edit.js";

const fetched: Site = { kind: "argument", callee: "fetch", index: 0 };

/** The source without some characters of the identifier, if they can be left out there. */
function without(
  source: string,
  syntax: SyntaxName,
  spans: readonly (readonly [number, number])[],
  start: number,
  end: number,
): string | undefined {
  const pieces = spans.map(([from, to]): Piece => ({ kind: "text", span: { start: from, end: to } }));
  const span = { start: spans[0]?.[0] ?? 0, end: spans.at(-1)?.[1] ?? 0 };
  const raw: RawLiteral = { span, syntax, site: fetched, pieces };
  const [literal] = readLiterals(source, raw, defaultSettings);
  assert.ok(literal !== undefined);
  const edit = writtenEdit(source, literal, { span: { start, end }, text: "" });
  return edit && source.slice(0, edit.span.start) + edit.text + source.slice(edit.span.end);
}

describe("writtenEdit", () => {
  it("keeps the end of an identifier of Turtle behind a line end", () => {
    const source = "<http://a/b\n:>";
    assert.equal(without(source, "turtle-iri", [[1, 13]], 11, 12), undefined);
    assert.equal(without(source, "turtle-iri", [[1, 13]], 10, 11), "<http://a/b:>");
  });

  it("leaves what stands between two quotation marks before a third one", () => {
    const rest = (source: string, second: number): string | undefined =>
      without(
        source,
        "python-string",
        [
          [1, 2],
          [second, second + 1],
        ],
        0,
        1,
      );
    assert.equal(rest(`"b""c"`, 4), undefined);
    assert.equal(rest(`"b" "c"`, 5), `"" "c"`);
    assert.equal(rest(`"b"'c'`, 4), `""'c'`);
  });
});
