import type { Sliceable } from "../../../../text/changing-text.js";
import type { RawLiteral } from "../../../../literals/locating/index.js";
import type { SyntaxNode, TreeCursor } from "../../../grammars.cjs";
import { concatenated, type Operand } from "../concatenation.js";
import { operatorOf } from "./lezer-names.js";
import { holesOf, isClosed } from "./lezer-literal.js";
import { piecesOf } from "../../../pieces.js";
import type { Destination } from "../destination.js";

/** The role of a node's children, and the literal that the operands of a chain of `+` make together. */
interface Joined {
  readonly around: Destination;
  readonly literal?: RawLiteral;
}

/** Joins the literals of a chain at its outermost `+`; its operands are then no literals of their own. */
export function joinedAt(node: TreeCursor, around: Destination, source: Sliceable): Joined {
  const isInChain = around.position === "operand" || around.position === "piece";
  if (node.name === "ParenthesizedExpression") return { around };
  if (!isLink(node, source)) return { around: isInChain ? outsideOfChain(around) : around };
  if (isInChain) return { around };
  const literal = concatenated(operandsOf(node.node, source), around);
  if (literal === undefined) return { around: { ...around, position: "operand" } };
  return { around: { ...around, position: "piece" }, literal };
}

function outsideOfChain({ site, before, after }: Destination): Destination {
  return { site, before, after };
}

function isLink(node: TreeCursor | SyntaxNode, source: Sliceable): boolean {
  return node.name === "BinaryExpression" && operatorOf(node.node, source) === "+";
}

function operandsOf(root: SyntaxNode, source: Sliceable): Operand[] {
  const operands: Operand[] = [];
  const stack: SyntaxNode[] = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.name === "ParenthesizedExpression" || isLink(node, source)) stack.push(...sidesOf(node).reverse());
    else operands.push(operandAt(node, source));
  }
  return operands;
}

const signs: ReadonlySet<string> = new Set(["(", ")", "ArithOp", "LineComment", "BlockComment", "⚠"]);

function sidesOf(node: SyntaxNode): SyntaxNode[] {
  const sides: SyntaxNode[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    if (!signs.has(child.name)) sides.push(child);
  }
  return sides;
}

function operandAt(node: SyntaxNode, source: Sliceable): Operand {
  const { name, from, to } = node;
  const span = { start: from, end: to };
  const isLiteral = (name === "String" || name === "TemplateString") && isClosed(node, source);
  if (!isLiteral) return { kind: "other", span };
  const content = { start: from + 1, end: to - 1 };
  if (name === "String")
    return { kind: "literal", syntax: "javascript-string", pieces: [{ kind: "text", span: content }] };
  const { pieces = [{ kind: "text", span: content }] } = piecesOf(content, holesOf(node));
  return { kind: "literal", syntax: "javascript-template", pieces };
}
