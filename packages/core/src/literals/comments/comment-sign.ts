import type { Source } from "../../text/changing-text.js";
import type { Span } from "../../findings/span.js";
import type { CheckedItems, Recheck } from "../incremental/checked-items.js";
import type { RawLiteral } from "../read/literal.js";
import type { Sequence } from "../incremental/sequence.js";
import type { TextChange } from "../incremental/text-change.js";

/** In UTF-16 code units: how far behind a span a `:/` may end that begins in it. */
const afterColon = "/".length;

const everywhere: Span<"source"> = { start: 0, end: Infinity };

/**
 * Where the first `:/` begins within `span` that stands outside the literals, or in one that may hold comments in its
 * holes; -1 if there is none, and no comment is worth a look.
 */
export function commentSignIn(source: Source, raws: readonly RawLiteral[], { start, end } = everywhere): number {
  const text = source.slice(start, end + afterColon);
  let next = 0;
  let covered = 0;
  for (let index = text.indexOf(":/"); index >= 0; index = text.indexOf(":/", index + 1)) {
    const sign = start + index;
    for (let raw = raws[next]; raw !== undefined && raw.span.start <= sign; raw = raws[++next])
      if (raw.pieces === undefined) covered = Math.max(covered, raw.span.end);
    if (sign >= covered) return sign;
  }
  return -1;
}

/** A text with its literals. */
interface Version {
  readonly source: Source;
  readonly raws: Sequence<RawLiteral>;
}

interface Update {
  readonly change: TextChange;
  /** Where the literals stood. */
  readonly before: CheckedItems;
  readonly recheck: Recheck<RawLiteral>;
}

/** A place such as `commentSignIn` finds, or -1 if there is none; `sign` is what was found before the change. */
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
 * Outside of this each `:/` is one that was there before, and stands in the same literal as then, or in none; nothing, if
 * literals that are kept reach into it.
 */
function touchedBy({ change, before, recheck: { items, kept } }: Update): Span<"source"> | undefined {
  const by = change.end - change.endBefore;
  const old = spanned(before, kept);
  const added = spanned(items, kept);
  // A sign may begin before what is new and end in it.
  const start = Math.max(0, Math.min(change.start - 2, old.start, added.start));
  const end = Math.max(change.end, old.end + by, added.end);
  for (let index = 0; index < kept.first; index++) if ((items.ends[index] ?? 0) > start) return undefined;
  const following = items.starts[items.starts.length - kept.last];
  return following !== undefined && following < end ? undefined : { start, end };
}

/** From where to where the items reach that are not kept. */
function spanned({ starts, ends }: CheckedItems, { first, last }: Recheck<RawLiteral>["kept"]): Span<"source"> {
  const until = ends.length - last;
  let end = 0;
  for (let index = first; index < until; index++) end = Math.max(end, ends[index] ?? 0);
  return { start: first < until ? (starts[first] ?? 0) : Infinity, end };
}
