import { rawLiteralOf, type EstreeNode } from "@irilint/core/documents";
import type { Rule } from "eslint";
import type { Gather } from "./gather.js";

/** The literals of JavaScript, TypeScript and JSX, from any parser that makes an ESTree. */
export function javascriptVisitor(source: string, gather: Gather): Rule.RuleListener {
  const listen = (node: EstreeNode): void => {
    const literal = rawLiteralOf(node, source);
    if (literal !== undefined) gather(literal);
  };
  return { Literal: listen, TemplateLiteral: listen, TSTemplateLiteralType: listen, JSXText: listen };
}
