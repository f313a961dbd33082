import assert from "node:assert/strict";
import type { Span } from "../../packages/core/src/findings/span.js";
import { SourceMap } from "../../packages/core/src/literals/read/source-map.js";

/** These lines are judged by the compiler: a span of one text must not pass for a span of the other. */
describe("spans of the IRI and of the source", () => {
  it("do not mix, and the source map converts", () => {
    const inIri: Span = { start: 0, end: 1 };
    const inSource: Span<"source"> = SourceMap.identity(5, 3).toSource(inIri);
    // @ts-expect-error an offset of the source is none of the IRI
    const wrong: Span = inSource;
    // @ts-expect-error an offset of the IRI is none of the source
    const alsoWrong: Span<"source"> = inIri;
    assert.deepEqual([wrong, alsoWrong], [inSource, inIri]);
  });
});
