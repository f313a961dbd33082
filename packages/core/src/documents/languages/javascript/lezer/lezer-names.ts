import type { Sliceable } from "../../../../text/changing-text.js";
import type { SyntaxNode } from "../../../grammars.cjs";
import { dottedPath, isPathLong } from "../destination.js";

/** What a node spells as a dotted path, such as `location.href`; `*` stands for a part that is no plain name. */
export function pathOf(node: SyntaxNode, source: Sliceable): string {
  const parts: string[] = [];
  let rest: SyntaxNode | undefined = node;
  while (rest !== undefined && !isPathLong(parts)) {
    const part = partOf(rest, source);
    if (part !== undefined) parts.push(part);
    rest = objectOf(rest);
  }
  return dottedPath(parts);
}

/** The name of what a dotted path ends with, if it is one with more before it. */
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

/** Whether the value of a node is the value of what is inside. */
function isTransparent(node: SyntaxNode): boolean {
  switch (node.name) {
    case "ParenthesizedExpression":
    case "InstantiationExpression":
    case "PrefixCast":
      return true;
    case "PostfixExpression":
      return node.lastChild?.name === "LogicOp";
    case "BinaryExpression":
      return node.getChild("as") !== null || node.getChild("satisfies") !== null;
    default:
      return false;
  }
}

function firstOperand(node: SyntaxNode): SyntaxNode | undefined {
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    if (child.name !== "(" && !child.name.endsWith("Comment")) return child;
  }
  return undefined;
}
