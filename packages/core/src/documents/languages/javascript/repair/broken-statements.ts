import { lowerBound } from "../../../../text/lower-bound.js";
import type { Span } from "../../../../findings/span.js";
import type { SyntaxNode, Tree } from "../../../grammars.cjs";

/** Consecutive statements of one list. */
export interface Statements {
  readonly first: SyntaxNode;
  readonly last: SyntaxNode;
}

export function spanOf({ first, last }: Statements): Span<"source"> {
  return { start: first.from, end: last.to };
}

/**
 * The innermost statements before and behind an offset that belong to one list; within a statement, both are the same
 * one.
 */
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

/** Adds the neighboring statements that have errors, too. `errors` must be ascending. */
export function withBrokenNeighbors({ first, last }: Statements, errors: readonly number[]): Statements {
  let before = previous(first);
  for (; before !== undefined && hasError(before, errors); before = previous(first)) first = before;
  let after = following(last);
  for (; after !== undefined && hasError(after, errors); after = following(last)) last = after;
  return { first, last };
}

/** The span of the statements with errors around an error, up to the block behind them; undefined if no block follows. */
export function headAt(error: number, { first }: Statements, errors: readonly number[]): Span<"source"> | undefined {
  let start = first;
  const isHead = (statement: SyntaxNode) => statement.name !== "Block" && hasError(statement, errors);
  for (let at = previous(start); at !== undefined && isHead(at); at = previous(start)) start = at;
  let body: SyntaxNode | undefined = start;
  while (body !== undefined && isHead(body)) body = following(body);
  return body?.name === "Block" && body.from >= error ? { start: start.from, end: body.from } : undefined;
}

/** Adds up to `count` following statements; undefined if there are none. */
export function grown({ first, last }: Statements, count: number): Statements | undefined {
  let end = last;
  for (let next = following(end), index = 0; next !== undefined && index < count; next = following(end), index++) {
    end = next;
  }
  return end === last ? undefined : { first, last: end };
}

/** Adds the preceding statement; undefined if there is none. */
export function preceded({ first, last }: Statements): Statements | undefined {
  const before = previous(first);
  return before && { first: before, last };
}

/** What stands around the members of a list, so that they can be parsed without the rest of it. */
const lists: ReadonlyMap<string, readonly [before: string, after: string]> = new Map([
  ["ClassBody", ["class A extends B {", "}"]],
  ["ObjectType", ["type A = {", "}"]],
  ["ObjectExpression", ["({", "})"]],
  ["ArrayExpression", ["([", "])"]],
  ["ArgList", ["f(", ")"]],
  ["ExportGroup", ["export {", "}"]],
  ["ImportGroup", ["import {", "} from 'a'"]],
]);

/** A member of a list, and what has to stand around it. */
export interface ListMember {
  readonly span: Span<"source">;
  readonly before: string;
  readonly after: string;
}

/**
 * The members before and behind an offset, and the next one, in the innermost list within the statements; undefined if
 * there is none.
 */
export function memberAround(tree: Tree, offset: number, statements: Statements): ListMember | undefined {
  const { start, end } = spanOf(statements);
  let list: SyntaxNode | null = tree.resolveInner(offset, 1);
  while (list !== null && (!lists.has(list.name) || list.from >= offset)) list = list.parent;
  const [before, after] = lists.get(list?.name ?? "") ?? [];
  if (list === null || before === undefined || after === undefined || list.from < start || list.to > end)
    return undefined;
  const first = list.childBefore(offset);
  const from = first === null || isDelimiter(first) ? offset : first.from;
  // The next member belongs to it: if Lezer ended a member too early, Babel then fails at the end of what it was asked
  // about, but before that at an incomplete one.
  let last = list.childAfter(offset);
  for (let next = last?.nextSibling ?? null; next !== null && !isClosing(next); next = next.nextSibling) {
    last = next;
    if (!isDelimiter(next)) break;
  }
  const to = last === null || isClosing(last) ? offset : last.to;
  return { span: { start: from, end: Math.max(from, to) }, before, after };
}

function isClosing({ name }: SyntaxNode): boolean {
  return /^[\])}]$/u.test(name);
}

function isDelimiter({ name }: SyntaxNode): boolean {
  return /^[[\](){},;]$/u.test(name);
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

/** The innermost statement around a node, or the top node. */
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

/** Whether an error stands within a statement or at one of its ends. */
function hasError({ from, to }: SyntaxNode, errors: readonly number[]): boolean {
  const index = lowerBound(errors.length, (at) => (errors[at] ?? from) < from);
  return (errors[index] ?? Infinity) <= to;
}
