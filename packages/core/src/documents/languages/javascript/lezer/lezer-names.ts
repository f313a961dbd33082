import type { Sliceable } from "../../../../text/changing-text.js";
import type { SyntaxNode, TreeCursor } from "../../../grammars.cjs";
import { lezerConstruct } from "../construct-of-node.js";
import { dottedPath, isPathLong } from "../destination.js";

/** The dotted path that a node spells, such as `location.href`; `*` stands for a part that is no plain name. */
function pathOf(node: SyntaxNode, source: Sliceable): string {
  const parts: string[] = [];
  let rest: SyntaxNode | undefined = node;
  while (rest !== undefined && !isPathLong(parts)) {
    const part = partOf(rest, source);
    if (part !== undefined) parts.push(part);
    rest = objectOf(rest);
  }
  return dottedPath(parts);
}

/** The last name of a dotted path of several names. */
export function memberName(member: SyntaxNode, source: Sliceable): string {
  const last = member.lastChild;
  if (last?.name === "PropertyName") return textOf(last, source);
  return last?.name === "PrivatePropertyName" ? textOf(last, source).slice(1) : "*";
}

/** The text of a string without escapes. */
export function plainString(
  string: { readonly from: number; readonly to: number },
  source: Sliceable,
): string | undefined {
  const text = source.slice(string.from + 1, string.to - 1);
  return text.includes("\\") ? undefined : text;
}

export function textOf(node: { readonly from: number; readonly to: number }, source: Sliceable): string {
  return source.slice(node.from, node.to);
}

/** The callee of a call or of `new`. */
export function calleeOf(call: SyntaxNode, source: Sliceable): string {
  let child = call.firstChild;
  while (child !== null && (child.name === "new" || child.name.endsWith("Comment"))) child = child.nextSibling;
  return child === null ? "*" : pathOf(child, source);
}

export function tagOf(taggedTemplate: SyntaxNode, source: Sliceable): string {
  const tag = taggedTemplate.firstChild;
  return tag === null ? "*" : pathOf(tag, source);
}

/** The target of an assignment, unless that is a pattern. */
export function targetOf(assignment: SyntaxNode, source: Sliceable): string | undefined {
  const target = assignment.firstChild;
  return target === null || target.name.endsWith("Pattern") ? undefined : pathOf(target, source);
}

/** The operator of a binary expression. */
export function operatorOf(binaryExpression: SyntaxNode, source: Sliceable): string {
  const operators = lezerConstruct("BinaryExpression")?.after;
  let child = binaryExpression.firstChild;
  while (child !== null && operators?.has(child.name) !== true) child = child.nextSibling;
  return child === null ? "" : textOf(child, source);
}

/** The name of an element or attribute of JSX, if a node is one. */
export function markupName(node: TreeCursor, source: Sliceable): string | undefined {
  const isName = /^JSX(?:Identifier|LowerIdentifier|Builtin|NamespacedName|MemberExpression)$/u.test(node.name);
  return isName ? textOf(node, source).replaceAll(/\s/gu, "") : undefined;
}

function partOf(node: SyntaxNode, source: Sliceable): string | undefined {
  switch (node.name) {
    case "MemberExpression":
      return memberName(node, source);
    case "VariableName":
    case "this":
    case "super":
      return textOf(node, source);
    case "ImportMeta":
      return "import.meta";
    case "NewTarget":
      return "new.target";
    default:
      return isTransparent(node) ? undefined : "*";
  }
}

function objectOf(node: SyntaxNode): SyntaxNode | undefined {
  if (node.name === "PrefixCast") return node.lastChild ?? undefined;
  return node.name === "MemberExpression" || isTransparent(node) ? firstOperand(node) : undefined;
}

/** Whether the value of a node is the value of what is inside: `(a)`, `a!`, `a as B`, but not `a++`. */
function isTransparent(node: SyntaxNode): boolean {
  switch (node.name) {
    case "PostfixExpression":
      return node.lastChild?.name === "LogicOp";
    case "BinaryExpression":
      return node.getChild("as") !== null || node.getChild("satisfies") !== null;
    default:
      return lezerConstruct(node.name)?.name === "wrapper";
  }
}

function firstOperand(node: SyntaxNode): SyntaxNode | undefined {
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    if (child.name !== "(" && !child.name.endsWith("Comment")) return child;
  }
  return undefined;
}
