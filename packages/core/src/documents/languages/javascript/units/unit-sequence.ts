import {
  isMoved,
  isSameLiteral,
  type Kept,
  type RawLiteral,
  type Sequence,
} from "../../../../literals/locating/index.js";
import type { Span } from "../../../../findings/span.js";
import { countIn, takeComments, takeLiterals, type Counted, type Item, type ItemRange, type Unit } from "./units.js";

type Take<Member> = (unit: Unit, start: number, range: ItemRange, members: Member[]) => void;

/** A sequence of the literals or comments of a tree, whose offsets are computed when they are asked for. */
class UnitSequence<Member> implements Sequence<Member> {
  readonly #unit: Unit;
  readonly #counted: Counted;
  readonly #take: Take<Member>;

  constructor(unit: Unit, counted: Counted, take: Take<Member>) {
    this.#unit = unit;
    this.#counted = counted;
    this.#take = take;
  }

  get length(): number {
    return this.#unit.counts[this.#counted];
  }

  slice(from = 0, to = Infinity): Member[] {
    const members: Member[] = [];
    this.#take(this.#unit, 0, { from, to }, members);
    return members;
  }

  keptFrom(before: Sequence<Member>): Kept {
    if (!(before instanceof UnitSequence)) return { first: 0, last: 0 };
    const former: Unit = before.#unit;
    return {
      first: countAtStart(this.#unit, former, this.#counted),
      last: countAtEnd(this.#unit, former, this.#counted),
    };
  }
}

/** The literals of the tree whose root is `unit`. */
export function literalsIn(unit: Unit): Sequence<RawLiteral> {
  return new UnitSequence(unit, "literal", takeLiterals);
}

export function commentsIn(unit: Unit): Sequence<Span<"source">> {
  return new UnitSequence(unit, "comment", takeComments);
}

/** How many members two units that start at the same offset share at their starts; possibly an underestimate. */
function countAtStart(unit: Unit, before: Unit, counted: Counted): number {
  if (unit === before) return unit.counts[counted];
  if (!unit.isOrdered || !before.isOrdered) return 0;
  let count = 0;
  for (const [index, item] of unit.items.entries()) {
    const former = before.items[index];
    if (former === undefined) break;
    if (isSame(item, former, 0)) count += countIn(item, counted);
    else {
      if (item.kind !== "unit" || former.kind !== "unit" || item.start !== former.start) break;
      return count + countAtStart(item.unit, former.unit, counted);
    }
  }
  return count;
}

/** How many members two units share at their ends, if they end at the same offset except for the change of the text. */
function countAtEnd(unit: Unit, before: Unit, counted: Counted): number {
  if (unit === before) return unit.counts[counted];
  if (!unit.isOrdered || !before.isOrdered) return 0;
  const by = unit.length - before.length;
  let count = 0;
  for (let index = 1; index <= Math.min(unit.items.length, before.items.length); index++) {
    const item = unit.items.at(-index);
    const former = before.items.at(-index);
    if (item === undefined || former === undefined) break;
    if (isSame(item, former, by)) count += countIn(item, counted);
    else {
      if (item.kind !== "unit" || former.kind !== "unit" || endOf(item) !== endOf(former) + by) break;
      return count + countAtEnd(item.unit, former.unit, counted);
    }
  }
  return count;
}

function endOf({ start, unit }: Item & { readonly kind: "unit" }): number {
  return start + unit.length;
}

/** Whether two items differ only in that the first stands `by` units behind the second. */
function isSame(item: Item, before: Item, by: number): boolean {
  switch (item.kind) {
    case "literal":
      return before.kind === "literal" && isSameLiteral(item.literal, before.literal, by);
    case "comment":
      return before.kind === "comment" && isMoved(item.span, before.span, by);
    case "error":
      return before.kind === "error" && item.offset === before.offset + by;
    case "unit":
      return before.kind === "unit" && item.unit === before.unit && item.start === before.start + by;
  }
}
