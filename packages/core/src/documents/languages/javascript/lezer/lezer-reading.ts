import { textFrom, type Sliceable, type Source } from "../../../../text/changing-text.js";
import type { RawLiteral, Sequence } from "../../../../literals/locating/index.js";
import type { Span } from "../../../../findings/span.js";
import { lezerCommon, type Tree, type TreeCursor } from "../../../grammars.cjs";
import { joinedAt } from "./lezer-concatenation.js";
import { literalAt, unterminated } from "./lezer-literal.js";
import { isUniform, roleIn, type NodeRole } from "./lezer-role.js";
import { areSame, plain, type Destination } from "../destination.js";
import { commentsIn, literalsIn } from "../units/unit-sequence.js";
import { takeErrors, unitOfItems, type Item, type Unit } from "../units/units.js";

/** The literals and comments of a tree, and the offsets of its errors, ascending and each once. */
export interface TreeReading {
  readonly literals: Sequence<RawLiteral>;
  readonly comments: Sequence<Span<"source">>;
  readonly errors: readonly number[];
}

/** The offset of a subtree in the text, and its depth. */
interface SubtreePlace {
  readonly text: Sliceable;
  readonly start: number;
  readonly depth: number;
}

/** The shortest subtree that is kept as a unit of its own, in UTF-16 code units. */
const shortestUnit = 200;
/** The deepest nesting of units, which are read recursively; deeper subtrees belong to the unit around them. */
const deepestUnit = 100;

const units = new WeakMap<Tree, Unit>();

/** The literals of a tree of `source`; units that were read before, in whatever tree, are reused. */
export function readTree(tree: Tree, source: Source): TreeReading {
  const unit = unitOf(tree, plain, { text: source, start: 0, depth: 0 });
  const errors: number[] = [];
  takeErrors(unit, 0, errors);
  return { literals: literalsIn(unit), comments: commentsIn(unit), errors };
}

function unitOf(tree: Tree, destination: Destination, scope: SubtreePlace): Unit {
  const known = units.get(tree);
  if (known !== undefined && areSame(known.destination, destination)) return known;
  const unit = readUnit(tree, destination, scope);
  units.set(tree, unit);
  return unit;
}

function readUnit(tree: Tree, destination: Destination, { text, start, depth }: SubtreePlace): Unit {
  const source = textFrom(text, start);
  const cursor = tree.cursor(lezerCommon().IterMode.IncludeAnonymous);
  const items: Item[] = [];

  /** Reads the node at the cursor; returns the role of its children, or undefined if they are read as well. */
  function take(role: NodeRole): NodeRole | undefined {
    const isDivision = cursor.type.isAnonymous;
    if (isDivision && !isUniform(role)) return role;
    const around = role(cursor);
    const subtree = cursor.tree;
    if (subtree !== null && subtree !== tree && subtree.length >= shortestUnit && depth < deepestUnit) {
      const unit = unitOf(subtree, around, { text, start: start + cursor.from, depth: depth + 1 });
      items.push({ kind: "unit", start: cursor.from, unit });
      return undefined;
    }
    return isDivision ? role : takeNode(around);
  }

  function takeNode(around: Destination): NodeRole | undefined {
    if (cursor.type.isError) takeError();
    // Lezer parses the marks of a template as a JSX fragment and the code behind them as its text: `a <% if (b) {
    // %>.c('d')`.
    if (cursor.name === "JSXElement" && !/^<(?!%)/u.test(source.slice(cursor.from, cursor.from + 2))) {
      takeError();
      return undefined;
    }
    // An element without an end tag would contain all text that follows it.
    if (cursor.name === "JSXElement" && !hasEndTag(cursor)) takeError();
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

  /**
   * Lezer ends a line comment at U+000A only, so that code behind another line end is in it (ECMA-262 §12.3). The lines
   * behind that of an unclosed block comment are code as well.
   */
  function takeComment(): void {
    const text = source.slice(cursor.from, cursor.to);
    const isWhole = cursor.name === "BlockComment" && text.length > 3 && text.endsWith("*/");
    const lineEnd = isWhole ? -1 : text.search(/[\n\r\u2028\u2029]/u);
    const end = lineEnd < 0 ? cursor.to : cursor.from + lineEnd;
    if (end < cursor.to - 1) takeError();
    items.push({ kind: "comment", span: { start: cursor.from, end } });
  }

  visit(cursor, () => destination, take);
  return unitOfItems(destination, tree.length, items);
}

function hasEndTag({ node: { firstChild, lastChild } }: TreeCursor): boolean {
  return firstChild?.name === "JSXSelfClosingTag" || lastChild?.name === "JSXCloseTag";
}

/** Visits a tree in the order of the source, with the role of each node's parent. */
function visit(cursor: TreeCursor, outermost: NodeRole, take: (role: NodeRole) => NodeRole | undefined): void {
  const roles: NodeRole[] = [outermost];
  for (let role: NodeRole | undefined = outermost; role !== undefined; role = roles.at(-1)) {
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
