import type { RawLiteral } from "../../../../literals/locating/index.js";
import { chainOf } from "./estree-concatenation.js";
import { endOf, isString, startOf, type EstreeNode } from "./estree-node.js";
import { estreeDestination } from "./estree-site.js";
import { contentOf, holesOf } from "./estree-template.js";
import { piecesOf, templateSyntax } from "../../../pieces.js";
import { describe } from "../destination.js";

/**
 * The literal that a node is, if it is one: a string, a template, or text in JSX. The literals that a `+` joins are one,
 * in the place of the first. `source` is the text that the offsets of the nodes count in.
 */
export function rawLiteralOf(node: EstreeNode, source: string): RawLiteral | undefined {
  switch (node.type) {
    case "Literal":
      return isString(node) ? joined(node, stringOf) : undefined;
    case "JSXText":
      return textOf(node, source);
    case "TemplateLiteral":
      return joined(node, templateOf);
    case "TSTemplateLiteralType":
      return templateOf(node);
    default:
      return undefined;
  }
}

function joined(node: EstreeNode, literalOf: (node: EstreeNode) => RawLiteral): RawLiteral | undefined {
  const chain = chainOf(node);
  if (chain === undefined) return literalOf(node);
  return chain.first === node ? chain.whole : undefined;
}

function stringOf(node: EstreeNode): RawLiteral {
  const span = { start: startOf(node) + 1, end: endOf(node) - 1 };
  const syntax = node.parent?.type === "JSXAttribute" ? "jsx-text" : "javascript-string";
  return { span, syntax, ...describe(estreeDestination(node)) };
}

/** Text between the tags of JSX, unless it is only space. */
function textOf(node: EstreeNode, source: string): RawLiteral | undefined {
  const span = { start: startOf(node), end: endOf(node) };
  if (source.slice(span.start, span.end).trim() === "") return undefined;
  return { span, syntax: "jsx-text", ...describe(estreeDestination(node)) };
}

function templateOf(node: EstreeNode): RawLiteral {
  const destination = estreeDestination(node);
  const { site } = destination;
  return {
    ...piecesOf(contentOf(node), holesOf(node)),
    syntax: templateSyntax(site.kind === "tagged" ? site.tag : ""),
    ...describe(destination),
  };
}
