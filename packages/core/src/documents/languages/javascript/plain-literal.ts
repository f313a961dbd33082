import type { Tier } from "../../../checks/place.js";
import { callees } from "../../../literals/places/callees.js";
import { headerFields, propertyKeys } from "../../../literals/places/keys.js";
import { remembered } from "../../../literals/places/remembered.js";
import { hasRelativeSign, strongestSign } from "../../../literals/scheme-signs.js";
import { isTransparent, memberName } from "./estree-names.js";
import { endOf, isNode, isString, nodesIn, startOf, type EstreeNode } from "./estree-node.js";

/**
 * Whether a literal is no identifier for sure, told without working out what is around it: it lacks the sign that an
 * identifier has to show where it stands. Most literals are so. What settings say of names does not count here.
 */
export function isPlainLiteral(node: EstreeNode, source: string): boolean {
  switch (node.type) {
    case "Literal":
      return !isString(node) || lacksSign(node, source, 1);
    case "TemplateLiteral":
    case "TSTemplateLiteralType":
      return lacksSign(node, source, 1);
    case "JSXText":
      return lacksSign(node, source, 0);
    default:
      return false;
  }
}

function lacksSign(node: EstreeNode, source: string, delimiter: number): boolean {
  const start = startOf(node) + delimiter;
  const sign = strongestSign(source, start, endOf(node) - delimiter);
  if (sign === "scheme") return false;
  switch (needOf(node)) {
    case "scheme":
      return true;
    case "reference":
      return sign === "none" && !hasRelativeSign(source, { start }) && !isPartlyPath(node, source);
    case "nothing":
      return false;
  }
}

/** What comes before its slashes may be in a hole. */
function isPartlyPath(node: EstreeNode, source: string): boolean {
  return node.type === "TemplateLiteral" && nodesIn(node, "expressions").length > 0 && hasDelimiter(node, source);
}

function hasDelimiter(node: EstreeNode, source: string): boolean {
  return /[/?#]/u.test(source.slice(startOf(node), endOf(node)));
}

/**
 * What an identifier shows of itself, at least, where it stands.
 * - `nothing`: everything is one there, or nobody knows.
 * - `reference`: a colon, or the beginning of a relative reference.
 * - `scheme`: a scheme and two slashes.
 */
type Need = "nothing" | "reference" | "scheme";

/** So far up is looked for what a value is given to. */
const longestWay = 8;

function needOf(literal: EstreeNode): Need {
  let child = literal;
  for (let steps = 0; steps < longestWay; steps++) {
    const { parent } = child;
    if (!parent) return "scheme";
    const verdict = verdicts.get(parent.type) ?? (isTransparent(parent) ? "passes" : "scheme");
    if (typeof verdict === "function") return verdict(parent);
    if (verdict !== "passes") return verdict;
    child = parent;
  }
  return "nothing";
}

type Verdict = Need | "passes" | ((parent: EstreeNode) => Need);

/** By the type of a parent; those that say nothing of what is in them are left out. */
const verdicts: ReadonlyMap<string, Verdict> = new Map<string, Verdict>([
  ["AccessorProperty", (parent) => needByName(parent.key)],
  ["ArrayExpression", "passes"],
  ["AssignmentExpression", needOfAssigned],
  ["AssignmentPattern", (parent) => needByName(parent.left)],
  ["BinaryExpression", (parent) => (parent.operator === "+" ? "nothing" : "scheme")],
  ["CallExpression", needOfArgument],
  ["ConditionalExpression", "passes"],
  ["ImportAttribute", "nothing"],
  ["JSXAttribute", "nothing"],
  ["JSXExpressionContainer", "passes"],
  ["JSXSpreadChild", "passes"],
  ["LogicalExpression", "passes"],
  ["MethodDefinition", "nothing"],
  ["NewExpression", needOfArgument],
  ["Property", (parent) => needByName(parent.key)],
  ["PropertyDefinition", (parent) => needByName(parent.key)],
  ["SpreadElement", "nothing"],
  ["TSAbstractAccessorProperty", "nothing"],
  ["TSAbstractMethodDefinition", "nothing"],
  ["TSAbstractPropertyDefinition", "nothing"],
  ["TSEnumMember", "nothing"],
  ["VariableDeclarator", (parent) => needByName(parent.id)],
]);

function needOfAssigned(assignment: EstreeNode): Need {
  return assignment.operator === "+=" ? "nothing" : needByName(assignment.left);
}

/** By which names something is given that is an identifier whatever it looks like. */
const tellingNames: ReadonlySet<string> = new Set([
  ...propertyKeys.filter(([, { expects }]) => expects === "any").map(([name]) => lastOf(name)),
  ...headerFields,
]);

function needByName(named: unknown): Need {
  if (!isNode(named)) return "reference";
  const name = named.type === "MemberExpression" ? memberName(named) : (named.name ?? named.value);
  return typeof name === "string" ? needOfNamed(name) : "reference";
}

const needOfNamed = remembered((name): Need =>
  tellingNames.has(lastOf(name).toLowerCase()) ? "nothing" : "reference",
);

/** In their arguments nothing is an identifier without a scheme and two slashes. */
const heedsSigns: ReadonlySet<Tier> = new Set<Tier>(["never", "inspected", "prose"]);

/** The last part of the names of functions that take identifiers, or whose first argument may tell that the second is one. */
const tellingCallees: ReadonlySet<string> = new Set([
  ...callees.filter(([, { tier }]) => !heedsSigns.has(tier)).map(([{ name }]) => lastOf(name.replace("new ", ""))),
  ...["append", "header", "open", "set", "setAttribute", "setHeader"],
]);

function needOfArgument({ callee }: EstreeNode): Need {
  if (!isNode(callee)) return "nothing";
  switch (callee.type) {
    case "Identifier":
      return needOfCallee(callee.name);
    case "MemberExpression":
      return needOfCallee(memberName(callee));
    default:
      return isTransparent(callee) ? "nothing" : "scheme";
  }
}

function needOfCallee(name: unknown): Need {
  return typeof name === "string" && tellingCallees.has(name) ? "nothing" : "scheme";
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1);
}
