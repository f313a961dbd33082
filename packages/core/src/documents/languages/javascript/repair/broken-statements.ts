import { lowerBound } from "../../../../text/lower-bound.js";
import type { Span } from "../../../../findings/span.js";
import type { SyntaxNode, Tree } from "../../../grammars.cjs";

/** Some statements that follow each other in one list. */
export interface Statements {
  readonly first: SyntaxNode;
  readonly last: SyntaxNode;
}

export function spanOf({ first, last }: Statements): Span<"source"> {
  return { start: first.from, end: last.to };
}

/** The innermost statements on both sides of an offset that stand in one list; within a statement they are the same. */
export function innermostAt(tree: Tree, offset: number): Statements {
  let first = statementAround(tree.resolveInner(offset, -1));
  let last = statementAround(tree.resolveInner(offset, 1));
  while (!areSiblings(first, last)) {
    const isFirstDeeper = lengthOf(first.parent) < lengthOf(last.parent);
    if (isFirstDeeper) first = statementAround(first.parent ?? first);
    else last = statementAround(last.parent ?? last);
  }
  return first.from <= last.from ? { first, last } : { first: last, last: first };
}

/** With the statements beside them that have errors too. `errors` must ascend. */
export function withBrokenNeighbors({ first, last }: Statements, errors: readonly number[]): Statements {
  let before = previous(first);
  for (; before !== undefined && hasError(before, errors); before = previous(first)) first = before;
  let after = following(last);
  for (; after !== undefined && hasError(after, errors); after = following(last)) last = after;
  return { first, last };
}

/** What stands at an error and before the block that follows it, if all that is broken. */
export function headAt(error: number, { first }: Statements, errors: readonly number[]): Span<"source"> | undefined {
  let start = first;
  const isHead = (statement: SyntaxNode) => statement.name !== "Block" && hasError(statement, errors);
  for (let at = previous(start); at !== undefined && isHead(at); at = previous(start)) start = at;
  let body: SyntaxNode | undefined = start;
  while (body !== undefined && isHead(body)) body = following(body);
  return body?.name === "Block" && body.from >= error ? { start: start.from, end: body.from } : undefined;
}

/** With up to `count` more statements after them; nothing if there are none. */
export function grown({ first, last }: Statements, count: number): Statements | undefined {
  let end = last;
  for (let next = following(end), index = 0; next !== undefined && index < count; next = following(end), index++) {
    end = next;
  }
  return end === last ? undefined : { first, last: end };
}

/** With the statement before them; nothing if there is none. */
export function preceded({ first, last }: Statements): Statements | undefined {
  const before = previous(first);
  return before && { first: before, last };
}

export function areInOneList(a: Statements, b: Statements): boolean {
  return areSiblings(a.first, b.first);
}

function areSiblings({ parent: a }: SyntaxNode, { parent: b }: SyntaxNode): boolean {
  return a === b || (a?.from === b?.from && a?.to === b?.to && a?.name === b?.name);
}

function lengthOf(list: SyntaxNode | null): number {
  return list === null ? Infinity : list.to - list.from;
}

/** The innermost statement that a node stands in, or the top node. */
function statementAround(node: SyntaxNode): SyntaxNode {
  let around = node;
  while (around.parent !== null && !isStatement(around)) around = around.parent;
  return around;
}

function isStatement({ name, parent }: SyntaxNode): boolean {
  return parent?.name === "Script" || (parent?.name === "Block" && name !== "{" && name !== "}");
}

function following(statement: SyntaxNode): SyntaxNode | undefined {
  const { nextSibling } = statement;
  return nextSibling !== null && isStatement(nextSibling) ? nextSibling : undefined;
}

function previous(statement: SyntaxNode): SyntaxNode | undefined {
  const { prevSibling } = statement;
  return prevSibling !== null && isStatement(prevSibling) ? prevSibling : undefined;
}

/** Whether an error stands in a statement or at one of its ends. */
function hasError({ from, to }: SyntaxNode, errors: readonly number[]): boolean {
  const index = lowerBound(errors.length, (at) => (errors[at] ?? from) < from);
  return (errors[index] ?? Infinity) <= to;
}
