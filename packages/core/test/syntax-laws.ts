import assert from "node:assert/strict";
import fc from "fast-check";
import { anyCharacter } from "./any-character.js";
import type { Span } from "../src/findings/span.js";
import type { Syntax } from "../src/literals/syntaxes/syntax.js";

/** What stands between the delimiters, and what it must decode to. */
export interface DecodeRow {
  readonly name: string;
  readonly written: string;
  readonly text: string;
  /** The source of each unit of the text, where the row is about it. */
  readonly units?: readonly string[];
}

const delimiters: Readonly<Record<string, string>> = { "javascript-template": "`" };

/** The source of one literal with something before and after it, and where its characters stand. */
function sourceOf(syntax: Syntax, written: string): { source: string; span: Span<"source"> } {
  const delimiter = delimiters[syntax.name] ?? '"';
  const before = `a = ${delimiter}`;
  return {
    source: `${before}${written}${delimiter}; \\b`,
    span: { start: before.length, end: before.length + written.length },
  };
}

export function decodeWritten(syntax: Syntax, written: string): string {
  const { source, span } = sourceOf(syntax, written);
  return syntax.decode(source, span).text;
}

/** Runs the rows of one syntax and holds it to the laws that all syntaxes have in common. */
export function describeSyntax(syntax: Syntax, rows: readonly DecodeRow[], alphabet: readonly string[]): void {
  const written = fc.array(fc.constantFrom(...alphabet), { maxLength: 12 }).map((parts) => parts.join(""));
  for (const row of rows) it(row.name, () => assertRow(syntax, row));
  it("maps every unit to its own source, in order", () => {
    fc.assert(fc.property(written, (text) => assertMapLaws(syntax, text)));
  });
  it("never reads beyond the end", () => {
    fc.assert(fc.property(written, fc.nat(12), (text, cut) => assertCutLaws(syntax, text, cut)));
  });
  it("decodes what it encodes", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: anyCharacter }), written, anyUnits), (text) =>
        assertEncodes(syntax, text),
      ),
    );
  });
}

/** Texts of arbitrary UTF-16 units, unpaired surrogates among them. */
const anyUnits = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0xd800, max: 0xdfff })))
  .map((units) => String.fromCharCode(...units));

function assertRow(syntax: Syntax, { written, text, units }: DecodeRow): void {
  const { source, span } = sourceOf(syntax, written);
  const decoded = syntax.decode(source, span);
  assert.equal(decoded.text, text);
  assert.equal(decoded.map.length, text.length);
  if (units === undefined) return;
  const mapped = Array.from({ length: text.length }, (_, unit) => {
    const { start, end } = decoded.map.toSource({ start: unit, end: unit + 1 });
    return source.slice(start, end);
  });
  assert.deepEqual(mapped, units);
}

export function assertMapLaws(syntax: Syntax, written: string): void {
  const { source, span } = sourceOf(syntax, written);
  const { text, map } = syntax.decode(source, span);
  assert.equal(map.length, text.length);
  let last: Span<"source"> = { start: span.start, end: span.start };
  for (let unit = 0; unit < text.length; unit++) {
    const own = map.toSource({ start: unit, end: unit + 1 });
    const isInside = span.start <= own.start && own.start < own.end && own.end <= span.end;
    assert.ok(isInside, "a character stands outside");
    if (map.isBoundary(unit)) assert.ok(own.start >= last.end, "the map does not ascend");
    else assert.deepEqual(own, last);
    last = own;
  }
}

export function assertCutLaws(syntax: Syntax, written: string, cut: number): void {
  const { source, span } = sourceOf(syntax, written);
  const end = Math.max(span.start, span.end - cut);
  const { text } = syntax.decode(source, { start: span.start, end });
  assert.equal(text, syntax.decode(source.slice(0, end), { start: span.start, end }).text);
}

export function assertEncodes(syntax: Syntax, text: string): void {
  const { source, span } = sourceOf(syntax, "");
  const written = syntax.encode(text, source, span);
  if (written === undefined) return;
  assert.equal(decodeWritten(syntax, written), text);
  if (syntax.name.startsWith("plain")) return;
  assert.doesNotMatch(written, /[\p{Cf}\p{Cc}\p{Zl}\p{Zp}]/u, "what no reader sees is written as an escape");
}
