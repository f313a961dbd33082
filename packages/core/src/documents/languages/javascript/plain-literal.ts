import type { Tier } from "../../../checks/place.js";
import { callees } from "../../../literals/places/callees.js";
import { headerFields, propertyKeys } from "../../../literals/places/keys.js";
import { remembered } from "../../../literals/places/remembered.js";
import { evidenceOf } from "../../../literals/places/site-evidence.js";
import { tablesFor } from "../../../literals/places/tables.js";
import { hasColonSign, hasRelativeSign, strongestSign } from "../../../literals/scheme-signs.js";
import { defaultSettings, type Settings } from "../../../literals/settings/settings.js";
import { isTransparent, memberName } from "./estree-names.js";
import { endOf, isNode, isString, nodesIn, startOf, type EstreeNode } from "./estree-node.js";
import { estreeSite } from "./estree-site.js";

/**
 * Whether a literal is no identifier for sure: it lacks the sign that an identifier has to show where it stands. Most
 * literals are so, and most of them are told by little of what is around them. What settings say of schemes, opaque names
 * and sinks does not count here.
 */
export function isPlainLiteral(node: EstreeNode, source: string, settings: Settings = defaultSettings): boolean {
  const look = lookAt(node, source);
  return look === "unclear" ? !isAwaited(node, source, settings) : look === "plain";
}

/** What a look at a literal, its name and its callee tells; `unclear` if all that is around it has to be known. */
type Look = "plain" | "to read" | "unclear";

function lookAt(node: EstreeNode, source: string): Look {
  switch (node.type) {
    case "Literal":
      return isString(node) ? lookWithin(node, source, 1) : "plain";
    case "TemplateLiteral":
    case "TSTemplateLiteralType":
      return lookWithin(node, source, 1);
    case "JSXText":
      return lookWithin(node, source, 0);
    default:
      return "to read";
  }
}

function lookWithin(node: EstreeNode, source: string, delimiter: number): Look {
  const start = startOf(node) + delimiter;
  const sign = strongestSign(source, start, endOf(node) - delimiter);
  if (sign === "scheme") return "to read";
  switch (needOf(node)) {
    case "scheme":
      return "plain";
    case "reference":
      return sign === "none" && !hasRelativeSign(source, { start }) && !isPartlyPath(node, source)
        ? "plain"
        : "unclear";
    case "unclear":
      return "unclear";
    case "nothing":
      return "to read";
  }
}

/** Whether an identifier is awaited where a literal stands that has no sign of a scheme. */
function isAwaited(node: EstreeNode, source: string, settings: Settings): boolean {
  const evidence = evidenceOf(estreeSite(node), tablesFor(settings));
  if (evidence === undefined || heedsSigns.has(evidence.tier) || evidence.expects === "listed") return false;
  if (evidence.expects !== "reference") return true;
  const content = { start: startOf(node) + 1, end: endOf(node) - 1 };
  return hasColonSign(source, content) || hasRelativeSign(source, content) || isPartlyPath(node, source);
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
 * - `nothing`: everything is one there, or it is joined to something else.
 * - `unclear`: it takes more than a name to know.
 * - `reference`: a colon, or the beginning of a relative reference.
 * - `scheme`: a scheme and two slashes.
 */
type Need = "nothing" | "unclear" | "reference" | "scheme";

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
  ["JSXAttribute", "unclear"],
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
  if (!isNode(callee)) return "unclear";
  switch (callee.type) {
    case "Identifier":
      return needOfCallee(callee.name);
    case "MemberExpression":
      return needOfCallee(memberName(callee));
    default:
      return isTransparent(callee) ? "unclear" : "scheme";
  }
}

function needOfCallee(name: unknown): Need {
  return typeof name === "string" && tellingCallees.has(name) ? "unclear" : "scheme";
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1);
}
