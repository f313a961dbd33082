import { type RawLiteral, shiftedLiteral, shiftedSpan } from "../../literals/locating/index.js";
import type { Span } from "../../findings/span.js";
import { lowerBound } from "../../text/lower-bound.js";
import type { Reader, Reading } from "../reading.js";
import { MergedSegments } from "./merged-segments.js";
import { haveSameItems } from "./same-items.js";
import { Segments, type Segment } from "./segments.js";

/** A span of the text that the second reader of it does not see. */
export interface Mask extends Span<"source"> {
  /** What it sees there instead: a text of the same length. */
  readonly filler: string;
  /** Whether the span is a hole in the literals around it. */
  readonly isHole: boolean;
}

/** A text in two languages at once, as a page with code in it: one reader finds the code, and another reads the rest. */
export interface Layers {
  /** Reads the code, and marks where it stands. It keeps checkpoints, as does the other one. */
  readonly code: Reader;
  /** The masks over the code, in order, by the marks. */
  readonly masksOf: (text: string, marks: readonly Span<"source">[]) => readonly Mask[];
  /** Whether the text has no other layer than the code. */
  readonly isCodeAlone?: (text: string, masks: readonly Mask[]) => boolean;
  /** Reads the text with the code masked. */
  readonly rest: Reader;
  /** What is left of a literal of the rest in which there are holes, in order. */
  readonly withHoles: (literal: RawLiteral, holes: readonly Span<"source">[]) => readonly RawLiteral[];
}

/** Makes a reader of texts in two layers, each of which goes on from its own checkpoints. */
export function layeredReader(layers: Layers): Reader {
  return (text) => readingOf(layers, text, layers.code(text));
}

/** What is known of the layers of a text. */
interface LayerReadings {
  readonly rest: Reading;
  readonly pierced: Pierced;
  readonly literals: MergedSegments<RawLiteral>;
  readonly comments: MergedSegments<Span<"source">>;
}

const literalMerging = { startOf: ({ span }: RawLiteral) => span.start, shifted: shiftedLiteral };
const commentMerging = { startOf: ({ start }: Span<"source">) => start, shifted: shiftedSpan };

function readingOf(layers: Layers, text: string, code: Reading, before?: LayerReadings): Reading {
  const masks = layers.masksOf(text, code.marks?.slice() ?? []);
  const known = layers.isCodeAlone?.(text, masks) === true ? undefined : knownOf(layers, { text, code, masks }, before);
  const { literals, comments, update } = code;
  return {
    literals: known?.literals.sequence ?? literals,
    comments: known?.comments.sequence ?? comments,
    ...(update !== undefined && {
      update: (after, changes) => readingOf(layers, after.toString(), update(after, changes), known),
    }),
  };
}

function knownOf(
  layers: Layers,
  { text, code, masks }: { readonly text: string; readonly code: Reading; readonly masks: readonly Mask[] },
  before: LayerReadings | undefined,
): LayerReadings {
  const masked = maskedText(text, masks);
  // What has changed in a masked text is what differs from the one before.
  const rest = before?.rest.update?.(masked, []) ?? layers.rest(masked);
  const pierced = new Pierced(rest.literals, { masks, withHoles: layers.withHoles }, before?.pierced);
  return {
    rest,
    pierced,
    literals: new MergedSegments(
      Segments.of(code.literals, shiftedLiteral),
      pierced.sequence,
      literalMerging,
      before?.literals,
    ),
    comments: new MergedSegments(
      Segments.of(code.comments, shiftedSpan),
      Segments.of(rest.comments, shiftedSpan),
      commentMerging,
      before?.comments,
    ),
  };
}

function maskedText(text: string, masks: readonly Mask[]): string {
  const parts: string[] = [];
  let done = 0;
  for (const { start, end, filler } of masks) {
    parts.push(text.slice(done, start), filler);
    done = end;
  }
  parts.push(text.slice(done));
  return parts.join("");
}

/** The literals of a segment with their holes. */
interface PiercedSegment {
  /** The end of the literal that reaches farthest. */
  readonly end: number;
  readonly holes: readonly Span<"source">[];
  readonly items: readonly RawLiteral[];
}

interface Piercing {
  readonly masks: readonly Mask[];
  readonly withHoles: Layers["withHoles"];
}

/** The literals of the rest of a text with holes where code stands in them; those of a segment stay as long as its holes do. */
class Pierced {
  readonly sequence: Segments<RawLiteral>;
  readonly #known = new Map<readonly RawLiteral[], PiercedSegment>();

  constructor(literals: Reading["literals"], { masks, withHoles }: Piercing, before?: Pierced) {
    const holes = masks.filter(({ isHole }) => isHole);
    const pierced = Segments.of(literals, shiftedLiteral).segments.map((segment): Segment<RawLiteral> => {
      const known = before?.knownOf(segment.items);
      const end = known?.end ?? segment.items.reduce((farthest, { span }) => Math.max(farthest, span.end), 0);
      const within = holesIn(holes, segment, end);
      const isKnown = known !== undefined && haveSameItems(known.holes, within, areSameSpans);
      const pierce = () => segment.items.flatMap((literal) => withHoles(literal, within));
      const items = isKnown ? known.items : within.length === 0 ? segment.items : pierce();
      this.#known.set(segment.items, { end, holes: within, items });
      return { items, by: segment.by };
    });
    this.sequence = new Segments(pierced, shiftedLiteral);
  }

  knownOf(items: readonly RawLiteral[]): PiercedSegment | undefined {
    return this.#known.get(items);
  }
}

/** The holes between the first literal of a segment and an offset, both counted as the segment counts. */
function holesIn(holes: readonly Span<"source">[], { items, by }: Segment<RawLiteral>, end: number): Span<"source">[] {
  const start = (items[0]?.span.start ?? Infinity) + by;
  const first = lowerBound(holes.length, (index) => (holes[index]?.end ?? 0) <= start);
  const last = lowerBound(holes.length, (index) => (holes[index]?.start ?? 0) < end + by);
  return holes.slice(first, last).map((hole) => shiftedSpan(hole, -by));
}

function areSameSpans(one: Span<"source">, other: Span<"source">): boolean {
  return one.start === other.start && one.end === other.end;
}
