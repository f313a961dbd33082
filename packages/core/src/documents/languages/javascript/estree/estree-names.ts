import { isNode, isString, isTrueIn, nodeIn, stringIn, type EstreeNode } from "./estree-node.js";
import { estreeConstruct } from "../construct-of-node.js";
import { dottedPath, isPathLong } from "../destination.js";

/** The dotted path that a node spells, such as `location.href`; `*` stands for a part that is no plain name. */
export function pathOf(node: EstreeNode | undefined): string {
  if (node?.type === "Identifier") return stringIn(node, "name") ?? "*";
  const parts: string[] = [];
  let rest = node;
  while (rest !== undefined && !isPathLong(parts)) {
    const part = partOf(rest);
    if (part !== undefined) parts.push(part);
    rest = objectOf(rest);
  }
  return node === undefined ? "*" : dottedPath(parts);
}

/** The last name of a dotted path. */
export function memberName(member: EstreeNode): string {
  const { property, computed } = member;
  if (computed === true || !isNode(property)) return "*";
  return typeof property.name === "string" ? property.name : "*";
}

function partOf(node: EstreeNode): string | undefined {
  switch (node.type) {
    case "MemberExpression":
      return memberName(node);
    case "Identifier":
      return stringIn(node, "name");
    case "ThisExpression":
      return "this";
    case "Super":
      return "super";
    case "MetaProperty":
      return [nodeIn(node, "meta"), nodeIn(node, "property")].map((part) => part && stringIn(part, "name")).join(".");
    default:
      return isTransparent(node) ? undefined : "*";
  }
}

function objectOf(node: EstreeNode): EstreeNode | undefined {
  if (node.type === "MemberExpression") return nodeIn(node, "object");
  return isTransparent(node) ? nodeIn(node, "expression") : undefined;
}

/** Whether the value of a node is the value of its `expression`. */
function isTransparent({ type }: EstreeNode): boolean {
  return estreeConstruct(type)?.name === "wrapper";
}

/** The node that names the value of a property, class member, variable or enum member. */
export function keyOf(owner: EstreeNode): EstreeNode | undefined {
  for (const [field, relation] of estreeConstruct(owner.type)?.fields ?? [])
    if (relation === "key") return nodeIn(owner, field);
  return undefined;
}

/** The name in that node, unless it is computed or a pattern. */
export function nameOf(owner: EstreeNode): string | undefined {
  const key = keyOf(owner);
  if (key === undefined || key.type.endsWith("Pattern") || isTrueIn(owner, "computed")) return undefined;
  return isString(key) ? plainString(key) : (stringIn(key, "name") ?? stringIn(key, "raw"));
}

/** The source of a string without escapes. */
export function plainString(string: EstreeNode | undefined): string | undefined {
  const raw = isString(string) ? stringIn(string, "raw") : undefined;
  return raw === undefined || raw.includes("\\") ? undefined : raw.slice(1, -1);
}

/** The name of an element or attribute of JSX. */
export function markupName(node: EstreeNode | undefined): string {
  const parts: string[] = [];
  let rest = node;
  while (rest?.type === "JSXMemberExpression") {
    parts.unshift(markupName(nodeIn(rest, "property")));
    rest = nodeIn(rest, "object");
  }
  if (rest?.type !== "JSXNamespacedName") return [rest && stringIn(rest, "name"), ...parts].join(".");
  return `${markupName(nodeIn(rest, "namespace"))}:${markupName(nodeIn(rest, "name"))}`;
}
