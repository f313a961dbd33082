/**
 * A node of an ESTree, whichever parser made it: espree, typescript-eslint, babel with its `estree` plugin or as
 * `babel-tree.ts` leaves it, and the scripts of vue-eslint-parser and svelte-eslint-parser. What a parser says beyond this is read through `nodeIn`,
 * `nodesIn` and `stringIn`, since the parsers agree on names but on no one type.
 */
export interface EstreeNode {
  readonly type: string;
  readonly parent?: EstreeNode | null | undefined;
  readonly range?: readonly [number, number] | undefined;
  readonly start?: number;
  readonly end?: number;
  // The members that are read for every literal and its surroundings are declared here, since the engine reads a member
  // of known name in a third of the time.
  readonly value?: unknown;
  readonly regex?: unknown;
  readonly name?: unknown;
  readonly key?: unknown;
  readonly id?: unknown;
  readonly left?: unknown;
  readonly operator?: unknown;
  readonly callee?: unknown;
  readonly object?: unknown;
  readonly property?: unknown;
  readonly computed?: unknown;
}

/** Any object: reading a member of an unknown object takes less time than asking first whether it is there. */
interface MaybeNode {
  readonly type?: unknown;
}

export function isNode(value: unknown): value is EstreeNode {
  return typeof value === "object" && value !== null && typeof (value as MaybeNode).type === "string";
}

/** The member of a node with this name. */
export function memberOf(node: EstreeNode, name: string): unknown {
  return (node as unknown as Readonly<Record<string, unknown>>)[name];
}

/** The child node with this name, if there is one. */
export function nodeIn(node: EstreeNode, name: string): EstreeNode | undefined {
  const child = memberOf(node, name);
  return isNode(child) ? child : undefined;
}

/** The child nodes with this name; only for lists without gaps. */
export function nodesIn(node: EstreeNode, name: string): readonly EstreeNode[] {
  const children = memberOf(node, name);
  return Array.isArray(children) ? (children as readonly EstreeNode[]) : [];
}

export function stringIn(node: EstreeNode, name: string): string | undefined {
  const value = memberOf(node, name);
  return typeof value === "string" ? value : undefined;
}

export function isTrueIn(node: EstreeNode, name: string): boolean {
  return memberOf(node, name) === true;
}

export function startOf(node: EstreeNode): number {
  return node.range?.[0] ?? node.start ?? 0;
}

export function endOf(node: EstreeNode): number {
  return node.range?.[1] ?? node.end ?? 0;
}

/** Whether a node is a string in quotes: the value of any other literal is no string. */
export function isString(node: EstreeNode | undefined): node is EstreeNode {
  return node?.type === "Literal" && typeof node.value === "string" && node.regex === undefined;
}
