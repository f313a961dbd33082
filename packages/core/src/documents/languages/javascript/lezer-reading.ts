import type { RawLiteral } from "../../../literals/literal.js";
import type { Span } from "../../../span.js";
import type { Reading } from "../../reading.js";
import { lezerCommon, type Tree, type TreeCursor } from "../../grammars.cjs";
import { literalAt, unterminated } from "./lezer-literal.js";
import { isUniform, type Role } from "./lezer-role.js";
import { roleIn } from "./lezer-site.js";
import { shiftedLiteral, shiftedSpan } from "./shifted.js";
import { areSame, plain, type Surroundings } from "./surroundings.js";

/** What a tree holds, and whether the grammar failed to read some of it. */
export interface TreeReading extends Reading {
  readonly isBroken: boolean;
}

/**
 * What a subtree holds, with offsets from its start. Most subtrees survive an edit, and what is in them is not looked
 * for again.
 */
interface Unit {
  readonly surroundings: Surroundings;
  readonly isBroken: boolean;
  readonly items: readonly Item[];
  /** The same with offsets from the start of the text, as they were when they were last asked for. */
  placed?: { readonly start: number } & Reading;
}

type Item =
  | { readonly kind: "literal"; readonly literal: RawLiteral }
  | { readonly kind: "comment"; readonly span: Span<"source"> }
  | { readonly kind: "unit"; readonly start: number; readonly unit: Unit };

/** Subtrees shorter than this are walked together with what they stand in. */
const shortestUnit = 200;
/** Units within units are read recursively; what is deeper than this is walked together with what it stands in. */
const deepestUnit = 100;

const units = new WeakMap<Tree, Unit>();

/** The literals of a tree of `source`; subtrees that were read before, in whatever tree, cost nothing. */
export function readTree(tree: Tree, source: string): TreeReading {
  const unit = unitOf(tree, plain, source, 0);
  return { ...placed(unit, 0), isBroken: unit.isBroken };
}

function unitOf(tree: Tree, surroundings: Surroundings, source: string, depth: number): Unit {
  const known = units.get(tree);
  if (known !== undefined && areSame(known.surroundings, surroundings)) return known;
  const unit = readUnit(tree, surroundings, source, depth);
  units.set(tree, unit);
  return unit;
}

function readUnit(tree: Tree, surroundings: Surroundings, source: string, depth: number): Unit {
  const cursor = tree.cursor(lezerCommon().IterMode.IncludeAnonymous);
  const items: Item[] = [];
  let isBroken = false;

  /** Takes what is at the cursor. The answer is the role of its children, or nothing if they are taken as well. */
  function take(role: Role): Role | undefined {
    const isDivision = cursor.type.isAnonymous;
    if (isDivision && !isUniform(role)) return role;
    const around = role(cursor);
    const subtree = cursor.tree;
    if (subtree !== null && subtree !== tree && subtree.length >= shortestUnit && depth < deepestUnit) {
      const unit = unitOf(subtree, around, source.slice(cursor.from, cursor.to), depth + 1);
      items.push({ kind: "unit", start: cursor.from, unit });
      isBroken ||= unit.isBroken;
      return undefined;
    }
    return isDivision ? role : takeNode(around);
  }

  function takeNode(around: Surroundings): Role {
    if (cursor.type.isError) isBroken = true;
    if (cursor.name.endsWith("Comment")) items.push({ kind: "comment", span: { start: cursor.from, end: cursor.to } });
    const literal = literalAt(cursor, around, source);
    if (literal === unterminated) isBroken = true;
    else if (literal !== undefined) items.push({ kind: "literal", literal });
    return roleIn(cursor, around, source);
  }

  visit(cursor, () => surroundings, take);
  return { surroundings, isBroken, items };
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

function placed(unit: Unit, start: number): Reading {
  if (unit.placed?.start === start) return unit.placed;
  const literals: RawLiteral[] = [];
  const comments: Span<"source">[] = [];
  for (const item of unit.items) {
    if (item.kind === "literal") literals.push(shiftedLiteral(item.literal, start));
    else if (item.kind === "comment") comments.push(shiftedSpan(item.span, start));
    else {
      const inner = placed(item.unit, start + item.start);
      for (const literal of inner.literals) literals.push(literal);
      for (const comment of inner.comments) comments.push(comment);
    }
  }
  unit.placed = { start, literals, comments };
  return unit.placed;
}
