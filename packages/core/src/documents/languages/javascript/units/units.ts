import { type RawLiteral, shiftedLiteral, shiftedSpan } from "../../../../literals/locating/index.js";
import type { Span } from "../../../../findings/span.js";
import type { Destination } from "../destination.js";

/**
 * The literals, comments and errors of a subtree, with offsets from its start. Most subtrees survive an edit, so that
 * they need not be read again.
 */
export interface Unit {
  readonly destination: Destination;
  readonly length: number;
  readonly items: readonly Item[];
  /** How many items it holds, with those of nested units. */
  readonly counts: Readonly<Record<Counted, number>>;
  /** Whether literals and units are in order: a literal that a `+` makes is found before what its operands hold. */
  readonly isOrdered: boolean;
  /** Its literals with offsets from the start of the text, as of the last request. */
  placed?: { readonly start: number; readonly literals: readonly RawLiteral[] };
}

export type Item =
  | { readonly kind: "literal"; readonly literal: RawLiteral }
  | { readonly kind: "comment"; readonly span: Span<"source"> }
  | { readonly kind: "error"; readonly offset: number }
  | { readonly kind: "unit"; readonly start: number; readonly unit: Unit };

export type Counted = Exclude<Item["kind"], "unit">;

export function unitOfItems(destination: Destination, length: number, items: readonly Item[]): Unit {
  const counts = { literal: 0, comment: 0, error: 0 };
  for (const item of items) {
    counts.literal += countIn(item, "literal");
    counts.comment += countIn(item, "comment");
    counts.error += countIn(item, "error");
  }
  return { destination, length, items, counts, isOrdered: areOrdered(items) };
}

export function countIn(item: Item, counted: Counted): number {
  if (item.kind === "unit") return item.unit.counts[counted];
  return item.kind === counted ? 1 : 0;
}

function areOrdered(items: readonly Item[]): boolean {
  let reached = 0;
  for (const item of items) {
    if (countIn(item, "literal") === 0) continue;
    const { start, end } = extentOf(item);
    if (start < reached) return false;
    reached = end;
  }
  return true;
}

/** The extent of an item: an offset, or the span of a unit. */
function extentOf(item: Item): Span<"source"> {
  if (item.kind === "unit") return { start: item.start, end: item.start + item.unit.length };
  const start = item.kind === "literal" ? item.literal.span.start : 0;
  return { start, end: start };
}

/** A range of items by index; the end is exclusive. */
export interface ItemRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Appends the literals of a range, in order, for a unit that starts at `start`. Literals that have not moved stay the
 * same objects.
 */
export function takeLiterals(unit: Unit, start: number, { from, to }: ItemRange, literals: RawLiteral[]): void {
  if (!unit.isOrdered) {
    for (const literal of placed(unit, start).slice(Math.max(0, from), to)) literals.push(literal);
    return;
  }
  let index = 0;
  let own = 0;
  for (const item of unit.items) {
    if (index >= to) return;
    const next = index + countIn(item, "literal");
    if (item.kind === "literal") {
      const literal = next > from ? placed(unit, start)[own] : undefined;
      if (literal !== undefined) literals.push(literal);
      own++;
    } else if (item.kind === "unit" && next > from) {
      takeLiterals(item.unit, start + item.start, { from: from - index, to: to - index }, literals);
    }
    index = next;
  }
}

/** The literals of a unit, sorted if its items are not in order. */
function placed(unit: Unit, start: number): readonly RawLiteral[] {
  if (unit.placed?.start !== start) {
    const literals = unit.isOrdered ? ownLiterals(unit, start) : sortedLiterals(unit, start);
    unit.placed = { start, literals };
    return literals;
  }
  return unit.placed.literals;
}

function ownLiterals({ items }: Unit, start: number): RawLiteral[] {
  return items.flatMap((item) => (item.kind === "literal" ? [shiftedLiteral(item.literal, start)] : []));
}

function sortedLiterals({ items }: Unit, start: number): RawLiteral[] {
  const literals: RawLiteral[] = [];
  for (const item of items) {
    if (item.kind === "literal") literals.push(shiftedLiteral(item.literal, start));
    else if (item.kind === "unit") takeLiterals(item.unit, start + item.start, { from: 0, to: Infinity }, literals);
  }
  return literals.sort((a, b) => a.span.start - b.span.start);
}

/** Appends the comments of a range, for a unit that starts at `start`. */
export function takeComments(
  { items }: Unit,
  start: number,
  { from, to }: ItemRange,
  comments: Span<"source">[],
): void {
  let index = 0;
  for (const item of items) {
    if (index >= to) return;
    const next = index + countIn(item, "comment");
    if (item.kind === "comment" && next > from) comments.push(shiftedSpan(item.span, start));
    else if (item.kind === "unit" && next > from)
      takeComments(item.unit, start + item.start, { from: from - index, to: to - index }, comments);
    index = next;
  }
}

/** Appends the offsets of the errors. Unclosed brackets give several errors at one offset. */
export function takeErrors({ items }: Unit, start: number, errors: number[]): void {
  for (const item of items) {
    if (item.kind === "error") {
      if (errors.at(-1) !== start + item.offset) errors.push(start + item.offset);
    } else if (countIn(item, "error") > 0 && item.kind === "unit") takeErrors(item.unit, start + item.start, errors);
  }
}
