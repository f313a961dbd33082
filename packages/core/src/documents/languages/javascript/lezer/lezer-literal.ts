import type { Sliceable } from "../../../../text/changing-text.js";
import type { RawLiteral } from "../../../../literals/locating/index.js";
import type { Span } from "../../../../findings/span.js";
import type { SyntaxNode, TreeCursor } from "../../../grammars.cjs";
import { piecesOf, templateSyntax } from "../../../pieces.js";
import { describe, inText, inType, type Destination } from "../destination.js";

/** Stands for a literal that is unclosed, or one with an unclosed hole, whose text is therefore not known. */
export const unterminated = Symbol("unterminated");

/** The literal at a node, if it is one. */
export function literalAt(
  node: TreeCursor,
  destination: Destination,
  source: Sliceable,
): RawLiteral | typeof unterminated | undefined {
  const { from, to } = node;
  switch (node.name) {
    case "String":
      if (!isClosed(node, source)) return unterminated;
      if (destination.position === "piece") return undefined;
      return { span: { start: from + 1, end: to - 1 }, syntax: "javascript-string", ...describe(destination) };
    case "JSXAttributeValue":
      return { span: { start: from + 1, end: to - 1 }, syntax: "jsx-text", ...describe(destination) };
    case "JSXText":
      if (source.slice(from, to).trim() === "") return undefined;
      return { span: { start: from, end: to }, syntax: "jsx-text", ...describe(inText) };
    case "TemplateString":
      return templateAt(node, destination, source);
    case "TemplateType":
      return templateAt(node, inType, source);
    default:
      return undefined;
  }
}

function templateAt(node: TreeCursor, destination: Destination, source: Sliceable) {
  if (!isClosed(node, source)) return unterminated;
  const { site, position } = destination;
  if (position === "piece") return undefined;
  const holes = holesOf(node);
  if (holes.some(({ end }) => source.slice(end - 1, end) !== "}")) return unterminated;
  return {
    ...piecesOf({ start: node.from + 1, end: node.to - 1 }, holes),
    syntax: templateSyntax(site.kind === "tagged" ? site.tag : ""),
    ...describe(destination),
  };
}

export function holesOf(template: TreeCursor | SyntaxNode): Span<"source">[] {
  return template.node.getChildren("Interpolation").map(({ from, to }) => ({ start: from, end: to }));
}

/** Whether a literal ends with its opening quotation mark, unescaped. */
export function isClosed({ from, to, node }: TreeCursor | SyntaxNode, source: Sliceable): boolean {
  if (to - from < 2 || source.slice(from, from + 1) !== source.slice(to - 1, to)) return false;
  const last = node.lastChild;
  return last === null || last.to < to;
}
