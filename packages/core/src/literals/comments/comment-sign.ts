import type { Source } from "../../text/changing-text.js";
import type { Span } from "../../findings/span.js";
import type { CheckedItems, Recheck } from "../incremental/checked-items.js";
import type { RawLiteral } from "../read/literal.js";
import type { Sequence } from "../incremental/sequence.js";
import type { TextChange } from "../incremental/text-change.js";
import { longestSign, SignsInText } from "../../running-text/signs-in-text.js";

/** How far a sign that begins in a span may extend beyond it, in UTF-16 code units. */
const afterStart = longestSign - 1;

const everywhere: Span<"source"> = { start: 0, end: Infinity };

/**
 * The offset of the first sign of an identifier (`SignsInText`) in a span that may stand in a comment: outside of all
 * literals, or in a literal with holes, which may hold comments. -1 if there is none, so that no comment can mention an
 * identifier.
 */
export function commentSignIn(source: Source, raws: readonly RawLiteral[], { start, end } = everywhere): number {
  const found = new SignsInText(source.slice(start, end + afterStart));
  let next = 0;
  let covered = 0;
  for (let index = found.from(0); index < Infinity; index = found.from(index + 1)) {
    const sign = start + index;
    for (let raw = raws[next]; raw !== undefined && raw.span.start <= sign; raw = raws[++next])
      if (raw.pieces === undefined) covered = Math.max(covered, raw.span.end);
    if (sign >= covered) return sign;
  }
  return -1;
}

/** A version of a text with its literals. */
interface Version {
  readonly source: Source;
  readonly raws: Sequence<RawLiteral>;
}

interface Update {
  readonly change: TextChange;
  /** The literals before the change. */
  readonly before: CheckedItems;
  readonly recheck: Recheck<RawLiteral>;
}

/**
 * The offset of a sign that may stand in a comment (`commentSignIn`) after a change, not always the first; -1 if there
 * is none. `sign` is such an offset before the change, or -1.
 */
export function commentSignAfter(sign: number, { source, raws }: Version, update: Update): number {
  const { change, recheck } = update;
  const touched = touchedBy(update);
  if (touched !== undefined) {
    if (sign < 0) return commentSignIn(source, recheck.rechecked, touched);
    if (sign < touched.start) return sign;
    const moved = sign + change.end - change.endBefore;
    if (moved >= touched.end) return moved;
  }
  return commentSignIn(source, raws.slice());
}

/**
 * The span of the changed text outside of which a change neither added signs nor moved one into or out of a literal;
 * `undefined` if an unchanged literal reaches into that span.
 */
function touchedBy({ change, before, recheck: { items, kept } }: Update): Span<"source"> | undefined {
  const by = change.end - change.endBefore;
  const old = spanned(before, kept);
  const added = spanned(items, kept);
  // A sign may begin before the new text and end in it.
  const start = Math.max(0, Math.min(change.start - longestSign, old.start, added.start));
  const end = Math.max(change.end, old.end + by, added.end);
  for (let index = 0; index < kept.first; index++) if ((items.ends[index] ?? 0) > start) return undefined;
  const following = items.starts[items.starts.length - kept.last];
  return following !== undefined && following < end ? undefined : { start, end };
}

/** The span from the first to the last item that is not kept; from `Infinity` to 0 if all are kept. */
function spanned({ starts, ends }: CheckedItems, { first, last }: Recheck<RawLiteral>["kept"]): Span<"source"> {
  const until = ends.length - last;
  let end = 0;
  for (let index = first; index < until; index++) end = Math.max(end, ends[index] ?? 0);
  return { start: first < until ? (starts[first] ?? 0) : Infinity, end };
}
