import assert from "node:assert/strict";
import { readDocument } from "../../../../packages/core/src/documents/index.js";
import {
  checkDocument,
  defaultSettings,
  type Literal,
  type LocatedFinding,
  type RawLiteral,
  type Settings,
} from "../../../../packages/core/src/literals/index.js";
import { expansionOf } from "../../../../packages/core/src/literals/read/literal.js";
import { excerptsOf, isLanguage, spoiledExcerptsOf } from "../documents.js";
import { mutated } from "../mutation.js";
import { assertSpan } from "../spans.js";
import type { FuzzTarget } from "../target.js";
import type { Span } from "../../../../packages/core/src/findings/span.js";

const settings: Settings = { ...defaultSettings, preset: "all", prose: true };

/** The readers of every language, and all that is found in what they read. */
export const documents: FuzzTarget = {
  name: "documents",
  law:
    "The reader and the checks of every language, on changed parts of real files: no text throws; literals, their " +
    "pieces, comments, findings and edits lie within the text, in order and on boundaries of characters, literals do not overlap but where one stands in another; every source map ascends.",
  prepare: (texts) => {
    const anyExcerpt = excerptsOf(texts);
    const anySpoiled = spoiledExcerptsOf(texts);
    return (random) => {
      const { language, text } = anySpoiled(random);
      return { text: mutated(text, anyExcerpt(random).text, random), other: "", variant: language };
    };
  },
  check({ text, variant: language }) {
    assert.ok(isLanguage(language));
    const { literals: raws, comments: spans } = readDocument(text, language);
    raws.forEach((raw, index) => assertRaw(text, raw, raws[index - 1]));
    for (const span of spans) assertSpan(text, span);
    const { literals, findings } = checkDocument(text, raws, settings, { spans, heeds: "iri-and-eslint" });
    for (const literal of literals) assertLiteral(text, literal);
    for (const finding of findings) assertFinding(text, finding);
  },
};

function assertRaw(text: string, { span, pieces = [] }: RawLiteral, before: RawLiteral | undefined): void {
  assertSpan(text, span);
  assert.ok(before === undefined || isBehindOrIn(span, before.span), "literals are in order and do not overlap");
  let done = span.start;
  for (const piece of pieces) {
    assertSpan(text, piece.span);
    assert.ok(done <= piece.span.start && piece.span.end <= span.end, "pieces are in order and within their literal");
    done = piece.span.end;
  }
}

/** A literal in a hole of another one is within that. */
function isBehindOrIn({ start, end }: Span<"source">, before: Span<"source">): boolean {
  return before.end <= start || (before.start < start && end <= before.end);
}

function assertLiteral(text: string, { text: decoded, map, span, pieces }: Literal): void {
  assertSpan(text, span);
  const expansion = expansionOf({ pieces });
  assert.equal(map.length, decoded.length);
  let last = { start: span.start, end: span.start };
  for (let unit = 0; unit < decoded.length; unit++) {
    const own = map.toSource({ start: unit, end: unit + 1 });
    // What a name stands for has the place of the name, which may be written nowhere.
    const isExpanded = unit < (expansion?.text.length ?? 0) && own.start === expansion?.span.start;
    const isInside = span.start <= own.start && own.end <= span.end && (own.start < own.end || isExpanded);
    if (!isInside) assert.fail("a character stands outside its literal");
    const follows = map.isBoundary(unit) ? own.start >= last.end : own.start === last.start && own.end >= last.end;
    if (!follows) assert.fail("a source map does not ascend");
    last = own;
  }
}

function assertFinding(text: string, { span, related = [], fixes }: LocatedFinding): void {
  assertSpan(text, span);
  for (const other of related) assertSpan(text, other.span);
  for (const { edits } of fixes) {
    let done = 0;
    for (const edit of edits) {
      assertSpan(text, edit.span);
      assert.ok(done <= edit.span.start, "edits are in order");
      done = edit.span.end;
    }
  }
}
