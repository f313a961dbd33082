import type { Span } from "../../../../findings/span.js";
import { endOf, nodesIn, startOf, type EstreeNode } from "./estree-node.js";

/** The span between the back quotes of a template. */
export function contentOf(template: EstreeNode): Span<"source"> {
  return { start: startOf(template) + 1, end: endOf(template) - 1 };
}

/**
 * The holes of a template, from `${` to `}`. They are computed from the fixed parts between them, whose spans differ
 * between parsers: those of Babel exclude the delimiters, all others include them.
 */
export function holesOf(template: EstreeNode): Span<"source">[] {
  const parts = nodesIn(template, "quasis").map((part) => textOf(part, template));
  return parts.slice(1).map((part, index) => ({ start: parts[index]?.end ?? part.start, end: part.start }));
}

/** Whether a fixed part of a template has any text. */
export function hasText(part: EstreeNode | undefined, template: EstreeNode): boolean {
  if (part === undefined) return false;
  const { start, end } = textOf(part, template);
  return start < end;
}

function textOf(part: EstreeNode, template: EstreeNode): Span<"source"> {
  const [first] = nodesIn(template, "quasis");
  if (first === undefined || startOf(first) > startOf(template)) return { start: startOf(part), end: endOf(part) };
  const delimiterAfter = endOf(part) === endOf(template) ? 1 : 2;
  return { start: startOf(part) + 1, end: endOf(part) - delimiterAfter };
}
