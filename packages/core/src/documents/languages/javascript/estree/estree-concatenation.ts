import type { RawLiteral } from "../../../../literals/locating/index.js";
import { concatenated, type Operand } from "../concatenation.js";
import { endOf, isString, nodeIn, startOf, stringIn, type EstreeNode } from "./estree-node.js";
import { estreeDestination } from "./estree-site.js";
import { contentOf, holesOf } from "./estree-template.js";
import { piecesOf } from "../../../pieces.js";

/** A chain of `+` with the literals that are its operands. */
interface EstreeChain {
  /** The literal that they make together, if there are several. */
  readonly whole: RawLiteral | undefined;
  /** The node in whose place that literal is reported. */
  readonly first: EstreeNode | undefined;
}

/** Chains by each of their nodes, so that a long chain is walked once and not once for each literal. */
const chains = new WeakMap<EstreeNode, EstreeChain>();

/** The chain of `+` of which a literal is an operand, if other operands are literals, too. */
export function chainOf(literal: EstreeNode): EstreeChain | undefined {
  const { parent } = literal;
  if (!isLink(parent)) return undefined;
  const chain = chains.get(parent) ?? readChain(parent);
  return chain.whole === undefined ? undefined : chain;
}

function readChain(link: EstreeNode): EstreeChain {
  let root = link;
  while (isLink(root.parent)) root = root.parent;
  const operands: EstreeNode[] = [];
  const links: EstreeNode[] = [];
  const stack = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (!isLink(node)) operands.push(node);
    else {
      links.push(node);
      stack.push(...[nodeIn(node, "right"), nodeIn(node, "left")].filter((side) => side !== undefined));
    }
  }
  const whole = concatenated(operands.map(operandOf), estreeDestination(root));
  const chain = { whole, first: operands.find((operand) => operandOf(operand).kind === "literal") };
  for (const each of links) chains.set(each, chain);
  return chain;
}

function isLink(node: EstreeNode | null | undefined): node is EstreeNode {
  return node?.type === "BinaryExpression" && stringIn(node, "operator") === "+";
}

function operandOf(node: EstreeNode): Operand {
  if (node.type === "TemplateLiteral") {
    const content = contentOf(node);
    const { pieces = [{ kind: "text", span: content }] } = piecesOf(content, holesOf(node));
    return { kind: "literal", syntax: "javascript-template", pieces };
  }
  const span = { start: startOf(node), end: endOf(node) };
  if (!isString(node)) return { kind: "other", span };
  const content = { start: span.start + 1, end: span.end - 1 };
  return { kind: "literal", syntax: "javascript-string", pieces: [{ kind: "text", span: content }] };
}
