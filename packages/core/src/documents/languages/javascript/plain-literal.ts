import type { Tier } from "../../../checks/place.js";
import { callees } from "../../../literals/places/callees.js";
import { headerFields, propertyKeys } from "../../../literals/places/keys.js";
import { hasColonSign, hasRelativeSign, hasSchemeSign } from "../../../literals/scheme-signs.js";
import { isTransparent, memberName } from "./estree-names.js";
import { endOf, isString, nodeIn, nodesIn, startOf, stringIn, type EstreeNode } from "./estree-node.js";

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
  const span = { start: startOf(node) + delimiter, end: endOf(node) - delimiter };
  if (hasSchemeSign(source, span)) return false;
  switch (needOf(node)) {
    case "scheme":
      return true;
    case "reference":
      return !hasColonSign(source, span) && !hasRelativeSign(source, span) && !isPartlyPath(node, source);
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
  ["AccessorProperty", (parent) => needByName(nodeIn(parent, "key"))],
  ["ArrayExpression", "passes"],
  ["AssignmentExpression", needOfAssigned],
  ["AssignmentPattern", (parent) => needByName(nodeIn(parent, "left"))],
  ["BinaryExpression", (parent) => (stringIn(parent, "operator") === "+" ? "nothing" : "scheme")],
  ["CallExpression", needOfArgument],
  ["ConditionalExpression", "passes"],
  ["ImportAttribute", "nothing"],
  ["JSXAttribute", "nothing"],
  ["JSXExpressionContainer", "passes"],
  ["JSXSpreadChild", "passes"],
  ["LogicalExpression", "passes"],
  ["MethodDefinition", "nothing"],
  ["NewExpression", needOfArgument],
  ["Property", (parent) => needByName(nodeIn(parent, "key"))],
  ["PropertyDefinition", (parent) => needByName(nodeIn(parent, "key"))],
  ["SpreadElement", "nothing"],
  ["TSAbstractAccessorProperty", "nothing"],
  ["TSAbstractMethodDefinition", "nothing"],
  ["TSAbstractPropertyDefinition", "nothing"],
  ["TSEnumMember", "nothing"],
  ["VariableDeclarator", (parent) => needByName(nodeIn(parent, "id"))],
]);

function needOfAssigned(assignment: EstreeNode): Need {
  return stringIn(assignment, "operator") === "+=" ? "nothing" : needByName(nodeIn(assignment, "left"));
}

/** By which names something is given that is an identifier whatever it looks like. */
const tellingNames: ReadonlySet<string> = new Set([
  ...propertyKeys.filter(([, { expects }]) => expects === "any").map(([name]) => lastOf(name)),
  ...headerFields,
]);

function needByName(name: EstreeNode | undefined): Need {
  if (name === undefined) return "reference";
  const last =
    name.type === "MemberExpression" ? memberName(name) : (stringIn(name, "name") ?? stringIn(name, "value"));
  return last === undefined || !tellingNames.has(lastOf(last).toLowerCase()) ? "reference" : "nothing";
}

/** In their arguments nothing is an identifier without a scheme and two slashes. */
const heedsSigns: ReadonlySet<Tier> = new Set<Tier>(["never", "inspected", "prose"]);

/** The last part of the names of functions that take identifiers, or whose first argument may tell that the second is one. */
const tellingCallees: ReadonlySet<string> = new Set([
  ...callees.filter(([, { tier }]) => !heedsSigns.has(tier)).map(([{ name }]) => lastOf(name.replace("new ", ""))),
  ...["append", "header", "open", "set", "setAttribute", "setHeader"],
]);

function needOfArgument(call: EstreeNode): Need {
  const callee = nodeIn(call, "callee");
  if (callee === undefined || isTransparent(callee)) return "nothing";
  const name = callee.type === "MemberExpression" ? memberName(callee) : stringIn(callee, "name");
  return name !== undefined && tellingCallees.has(name) ? "nothing" : "scheme";
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1);
}
