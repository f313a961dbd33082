import { parseForESLint } from "@typescript-eslint/parser";
import { rawLiteralOf, type EstreeNode } from "../src/documents/index.js";
import type { RawLiteral } from "../src/literals/literal.js";

/** The literals of a text in the tree that ESLint works with, in the order of the source. */
export function literalsByTypescriptEslint(text: string, { jsx }: { readonly jsx: boolean }): RawLiteral[] {
  const { ast, visitorKeys } = parseForESLint(text, {
    range: true,
    ecmaFeatures: { jsx },
    filePath: jsx ? "a.tsx" : "a.ts",
  });
  const literals: RawLiteral[] = [];
  const stack: Node[] = [ast as unknown as Node];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    const literal = rawLiteralOf(node, text);
    if (literal !== undefined) literals.push(literal);
    for (const child of (visitorKeys[node.type] ?? []).flatMap((key) => node![key] ?? [])) {
      if (child === null) continue;
      child.parent = node;
      stack.push(child);
    }
  }
  return literals.sort((a, b) => a.span.start - b.span.start);
}

interface Node extends EstreeNode {
  parent?: Node;
  [member: string]: any;
}
