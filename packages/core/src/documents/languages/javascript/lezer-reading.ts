import type { RawLiteral } from "../../../literals/literal.js";
import type { Span } from "../../../span.js";
import { lezerCommon, type Tree, type TreeCursor } from "../../grammars.cjs";
import { joinedAt } from "./lezer-concatenation.js";
import { literalAt, unterminated } from "./lezer-literal.js";
import { isUniform, type Role } from "./lezer-role.js";
import { roleIn } from "./lezer-site.js";
import { shiftedLiteral, shiftedSpan } from "../../shifted.js";
import { areSame, plain, type Surroundings } from "./surroundings.js";

/** What a tree holds, and the offsets where the grammar met what it does not know, in order, each once. */
export interface TreeReading {
  readonly literals: readonly RawLiteral[];
  readonly comments: readonly Span<"source">[];
  readonly errors: readonly number[];
}

/**
 * What a subtree holds, with offsets from its start. Most subtrees survive an edit, and what is in them is not looked
 * for again.
 */
interface Unit {
  readonly surroundings: Surroundings;
  readonly length: number;
  readonly items: readonly Item[];
  /** The same with offsets from the start of the text, as they were when they were last asked for. */
  placed?: { readonly start: number; readonly items: readonly PlacedItem[] };
}

type Item =
  | { readonly kind: "literal"; readonly literal: RawLiteral }
  | { readonly kind: "comment"; readonly span: Span<"source"> }
  | { readonly kind: "error"; readonly offset: number }
  | { readonly kind: "unit"; readonly start: number; readonly unit: Unit };

/** Comments are placed when they are asked for. */
type PlacedItem = Exclude<Item, { readonly kind: "comment" }>;

interface Found {
  readonly literals: RawLiteral[];
  readonly errors: number[];
}

/** A subtree's own source, and how deep it is. */
interface Scope {
  readonly source: string;
  readonly depth: number;
}

/** Subtrees shorter than this are walked together with what they stand in. */
const shortestUnit = 200;
/** Units within units are read recursively; what is deeper than this is walked together with what it stands in. */
const deepestUnit = 100;

const units = new WeakMap<Tree, Unit>();

/** The literals of a tree of `source`; subtrees that were read before, in whatever tree, cost nothing. */
export function readTree(tree: Tree, source: string): TreeReading {
  const unit = unitOf(tree, plain, { source, depth: 0 });
  const found: Found = { literals: [], errors: [] };
  collect(unit, 0, found);
  sortByStart(found.literals);
  let comments: Span<"source">[] | undefined;
  return {
    ...found,
    get comments() {
      return (comments ??= collectComments(unit, 0, []));
    },
  };
}

/** They are in order but for those that a `+` makes: such a one is found before what stands in the operands before it. */
function sortByStart(literals: RawLiteral[]): void {
  const isSorted = literals.every(({ span }, index) => (literals[index - 1]?.span.start ?? 0) <= span.start);
  if (!isSorted) literals.sort((a, b) => a.span.start - b.span.start);
}

function unitOf(tree: Tree, surroundings: Surroundings, scope: Scope): Unit {
  const known = units.get(tree);
  if (known !== undefined && areSame(known.surroundings, surroundings)) return known;
  const unit = readUnit(tree, surroundings, scope);
  units.set(tree, unit);
  return unit;
}

function readUnit(tree: Tree, surroundings: Surroundings, { source, depth }: Scope): Unit {
  const cursor = tree.cursor(lezerCommon().IterMode.IncludeAnonymous);
  const items: Item[] = [];

  /** Takes what is at the cursor. The answer is the role of its children, or nothing if they are taken as well. */
  function take(role: Role): Role | undefined {
    const isDivision = cursor.type.isAnonymous;
    if (isDivision && !isUniform(role)) return role;
    const around = role(cursor);
    const subtree = cursor.tree;
    if (subtree !== null && subtree !== tree && subtree.length >= shortestUnit && depth < deepestUnit) {
      const inner = { source: source.slice(cursor.from, cursor.to), depth: depth + 1 };
      const unit = unitOf(subtree, around, inner);
      items.push({ kind: "unit", start: cursor.from, unit });
      return undefined;
    }
    return isDivision ? role : takeNode(around);
  }

  function takeNode(around: Surroundings): Role {
    if (cursor.type.isError) takeError();
    if (cursor.name.endsWith("Comment")) takeComment();
    const literal = literalAt(cursor, around, source);
    if (literal === unterminated) takeError();
    else if (literal !== undefined) items.push({ kind: "literal", literal });
    const joined = joinedAt(cursor, around, source);
    if (joined.literal !== undefined) items.push({ kind: "literal", literal: joined.literal });
    return roleIn(cursor, joined.around, source);
  }

  function takeError(): void {
    items.push({ kind: "error", offset: cursor.from });
  }

  /** Lezer ends a line comment at U+000A only; what stands after another line end in it was code. */
  function takeComment(): void {
    const lineEnd =
      cursor.name === "LineComment" ? source.slice(cursor.from, cursor.to).search(/[\r\u2028\u2029]/u) : -1;
    const end = lineEnd < 0 ? cursor.to : cursor.from + lineEnd;
    if (end < cursor.to - 1) takeError();
    items.push({ kind: "comment", span: { start: cursor.from, end } });
  }

  visit(cursor, () => surroundings, take);
  return { surroundings, length: tree.length, items };
}

/** Goes through a tree in the order of the source, with the role of what each node stands in. */
function visit(cursor: TreeCursor, outermost: Role, take: (role: Role) => Role | undefined): void {
  const roles: Role[] = [outermost];
  for (let role: Role | undefined = outermost; role !== undefined; role = roles.at(-1)) {
    const inner = take(role);
    if (inner !== undefined && cursor.firstChild()) {
      roles.push(inner);
      continue;
    }
    while (roles.length > 1 && !cursor.nextSibling()) {
      cursor.parent();
      roles.pop();
    }
    if (roles.length === 1) return;
  }
}

/** Adds what a unit holds, if it starts at `start`. What has not moved since the last time is the same object as then. */
function collect(unit: Unit, start: number, found: Found): void {
  if (unit.placed?.start !== start) unit.placed = { start, items: placedItems(unit, start) };
  for (const item of unit.placed.items) {
    if (item.kind === "literal") found.literals.push(item.literal);
    else if (item.kind === "error") takeErrorAt(item.offset, found);
    else collect(item.unit, item.start, found);
  }
}

/** Most texts have many comments, of which nobody asks where they stand after each keystroke. */
function collectComments(unit: Unit, start: number, comments: Span<"source">[]): Span<"source">[] {
  for (const item of unit.items) {
    if (item.kind === "comment") comments.push(shiftedSpan(item.span, start));
    else if (item.kind === "unit") collectComments(item.unit, start + item.start, comments);
  }
  return comments;
}

/** Where brackets stay open, there is an error for each of them at one place. */
function takeErrorAt(offset: number, { errors }: Found): void {
  if (errors.at(-1) !== offset) errors.push(offset);
}

function placedItems({ items }: Unit, start: number): PlacedItem[] {
  const placed: PlacedItem[] = [];
  for (const item of items) if (item.kind !== "comment") placed.push(shiftedItem(item, start));
  return placed;
}

function shiftedItem(item: PlacedItem, by: number): PlacedItem {
  switch (item.kind) {
    case "literal":
      return { kind: "literal", literal: shiftedLiteral(item.literal, by) };
    case "error":
      return { kind: "error", offset: item.offset + by };
    case "unit":
      return { kind: "unit", start: item.start + by, unit: item.unit };
  }
}
