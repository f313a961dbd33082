import { plainLiteralsOf, rawLiteralOf, type EstreeNode } from "@irilint/core/documents";
import type { Settings } from "@irilint/core/literals";
import type { Rule } from "eslint";
import { isInComment } from "./comments.js";
import type { Gather } from "./gather.js";

/**
 * The literals of JavaScript, TypeScript and JSX, from any parser that makes an ESTree; without those that are no
 * identifiers for sure, unless the settings name places that hold identifiers of any look.
 */
export function javascriptVisitor(
  sourceCode: Rule.RuleContext["sourceCode"],
  settings: Settings,
  gather: Gather,
): Rule.RuleListener {
  const { text: source } = sourceCode;
  const { opaqueNames, schemes, sinks } = settings;
  const isNamed = opaqueNames.length + schemes.length + sinks.length > 0;
  const isPlain = plainLiteralsOf(source, settings, (offset) => isInComment(offset, sourceCode));
  const listen = (node: EstreeNode): void => {
    if (!isNamed && isPlain(node)) return;
    const literal = rawLiteralOf(node, source);
    if (literal !== undefined) gather(literal);
  };
  return { Literal: listen, TemplateLiteral: listen, TSTemplateLiteralType: listen, JSXText: listen };
}
