import { headerFields, propertyKeys } from "../../../literals/places/keys.js";
import { hasColonSign, hasRelativeSign } from "../../../literals/scheme-signs.js";
import { isTransparent, memberName } from "./estree-names.js";
import { endOf, isString, nodeIn, nodesIn, startOf, stringIn, type EstreeNode } from "./estree-node.js";

/**
 * Whether a string or text is no identifier for sure, told without working out what is around it: it has no sign of an
 * identifier, and stands where one has to have it. Most literals are so. What settings say of names does not count here.
 */
export function isPlainString(node: EstreeNode, source: string): boolean {
  switch (node.type) {
    case "Literal":
      return isString(node) && !hasSign(node, source, 1) && needsSign(node);
    case "TemplateLiteral":
      return nodesIn(node, "expressions").length === 0 && !hasSign(node, source, 1) && needsSign(node);
    case "JSXText":
      return !hasSign(node, source, 0);
    default:
      return false;
  }
}

function hasSign(node: EstreeNode, source: string, delimiter: number): boolean {
  const span = { start: startOf(node) + delimiter, end: endOf(node) - delimiter };
  return hasColonSign(source, span) || hasRelativeSign(source, span);
}

/** So far up is looked for what a value is given to. */
const longestWay = 8;

function needsSign(literal: EstreeNode): boolean {
  let child = literal;
  for (let steps = 0; steps < longestWay; steps++) {
    const { parent } = child;
    if (!parent) return true;
    const verdict = parents.get(parent.type) ?? (isTransparent(parent) ? passes : asks);
    if (verdict === asks) return false;
    if (verdict !== passes) return verdict(parent);
    child = parent;
  }
  return false;
}

/** By which names something is given that is an identifier whatever it looks like. */
const telling: ReadonlySet<string> = new Set([
  ...propertyKeys.filter(([, { expects }]) => expects === "any").map(([name]) => name.slice(name.lastIndexOf(".") + 1)),
  ...headerFields,
]);

/** Where an identifier may stand without a sign, or where nobody knows. */
const asks = "asks";
/** Where a value is passed on. */
const passes = "passes";

type Verdict = typeof asks | typeof passes | ((parent: EstreeNode) => boolean);

const always = (): boolean => true;

const parents: ReadonlyMap<string, Verdict> = new Map<string, Verdict>([
  ["ArrayExpression", passes],
  ["AssignmentExpression", (parent) => isSilent(nodeIn(parent, "left")) && stringIn(parent, "operator") !== "+="],
  ["BinaryExpression", (parent) => stringIn(parent, "operator") !== "+"],
  ["ConditionalExpression", passes],
  ["ExportAllDeclaration", always],
  ["ExportNamedDeclaration", always],
  ["ExpressionStatement", always],
  ["ImportDeclaration", always],
  ["LogicalExpression", passes],
  ["MemberExpression", always],
  ["Property", (parent) => isSilent(nodeIn(parent, "key"))],
  ["PropertyDefinition", (parent) => isSilent(nodeIn(parent, "key"))],
  ["ReturnStatement", always],
  ["SwitchCase", always],
  ["TSLiteralType", always],
  ["VariableDeclarator", (parent) => isSilent(nodeIn(parent, "id"))],
]);

/** Whether what is given by this name need not be an identifier. */
function isSilent(name: EstreeNode | undefined): boolean {
  if (name === undefined) return true;
  const last =
    name.type === "MemberExpression" ? memberName(name) : (stringIn(name, "name") ?? stringIn(name, "value"));
  return last === undefined || !telling.has(last.slice(last.lastIndexOf(".") + 1).toLowerCase());
}
