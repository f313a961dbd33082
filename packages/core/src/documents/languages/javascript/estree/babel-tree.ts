import { lowerBound } from "../../../../text/lower-bound.js";
import { unitAt } from "../../../../text/unit-at.js";
import { endOf, isNode, memberOf, startOf, type EstreeNode } from "./estree-node.js";

/**
 * The nodes of Babel's tree that may be literals. Changes the tree: the nodes around literals get the type names of
 * ESTree, and all visited nodes their parents. Babel's own plugin `estree` takes a fourth of the time of parsing, most
 * of it to hide a number in the position of each node. Statements, members and types without a literal are skipped,
 * since no site depends on them.
 */
export function literalNodesIn(program: unknown, text: string, dialect: "script" | "jsx"): EstreeNode[] {
  const offsets = offsetsOfMarks(text, dialect);
  const mayHoldLiteral = (value: unknown): boolean => {
    if (!isNode(value)) return false;
    const start = startOf(value);
    const next = offsets[lowerBound(offsets.length, (at) => (offsets[at] ?? start) < start)];
    return next !== undefined && next < endOf(value);
  };
  const literals: EstreeNode[] = [];
  const stack: EstreeNode[] = [];
  const take = (value: unknown, parent: EstreeNode | null): void => {
    if (Array.isArray(value)) for (const element of value) take(element, parent);
    else if (isNode(value)) {
      (value as Linked).parent = parent; // babel has made the node, and nobody else has it
      rename(value);
      stack.push(value);
    }
  };
  take(program, null);
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (literalTypes.has(node.type)) literals.push(node);
    for (const name in node) {
      if (withoutNodes.has(name)) continue;
      const child: unknown = memberOf(node, name);
      if (typeof child !== "object" || child === null) continue;
      if (!separate.has(name)) take(child, node);
      else if (!Array.isArray(child)) {
        if (mayHoldLiteral(child)) take(child, node);
      } else for (const element of child) if (mayHoldLiteral(element)) take(element, node);
    }
  }
  return literals;
}

type Linked = { -readonly [Name in keyof EstreeNode]: EstreeNode[Name] } & { raw?: unknown };

const literalTypes: ReadonlySet<string> = new Set(["Literal", "TemplateLiteral", "TSTemplateLiteralType", "JSXText"]);

/** Properties of nodes that hold no child nodes; `loc` and `extra` hold an object for each node. */
const withoutNodes: ReadonlySet<string> = new Set(["type", "start", "end", "loc", "extra", "parent"]);

const doubleQuote = 0x22;
const singleQuote = 0x27;
const less = 0x3c;
const backtick = 0x60;

/** The offsets at which literals may begin: quotation marks and, in JSX, `<`, behind which text may stand. */
function offsetsOfMarks(text: string, dialect: "script" | "jsx"): readonly number[] {
  const element = dialect === "jsx" ? less : backtick;
  const offsets: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const unit = unitAt(text, at);
    if (unit === doubleQuote || unit === singleQuote || unit === backtick || unit === element) offsets.push(at);
  }
  return offsets;
}

/**
 * Properties whose child nodes are independent: the site of a literal in one of them depends on none of its siblings.
 */
const separate: ReadonlySet<string> = new Set([
  ...["body", "cases", "consequent", "alternate", "members"],
  ...["typeAnnotation", "returnType", "typeParameters"],
]);

/** What ESTree calls a node; a method keeps what ESTree has in a second node, the function. */
const typeInEstree: ReadonlyMap<string, string> = new Map([
  ["StringLiteral", "Literal"],
  ["DirectiveLiteral", "Literal"],
  ["ObjectProperty", "Property"],
  ["ObjectMethod", "MethodDefinition"],
  ["ClassMethod", "MethodDefinition"],
  ["ClassPrivateMethod", "MethodDefinition"],
  ["TSDeclareMethod", "MethodDefinition"],
  ["ClassProperty", "PropertyDefinition"],
  ["ClassPrivateProperty", "PropertyDefinition"],
  ["ClassAccessorProperty", "AccessorProperty"],
  ["OptionalCallExpression", "CallExpression"],
  ["OptionalMemberExpression", "MemberExpression"],
  ["PrivateName", "PrivateIdentifier"],
]);

function rename(node: Linked): void {
  const type = typeInEstree.get(node.type);
  if (type !== undefined) (node as { type: string }).type = type;
  else if (node.type !== "NumericLiteral" && node.type !== "BigIntLiteral") return;
  // A key may also be a number.
  if (type === undefined || type === "Literal") node.raw = rawOf(node);
  else if (type === "PrivateIdentifier") node.name = (node.id as { readonly name?: unknown }).name;
}

function rawOf(node: EstreeNode): unknown {
  return (memberOf(node, "extra") as { readonly raw?: unknown } | undefined)?.raw;
}
