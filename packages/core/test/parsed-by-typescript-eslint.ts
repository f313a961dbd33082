import { parseForESLint } from "@typescript-eslint/parser";
import { rawLiteralOf, type EstreeNode } from "../src/documents/index.js";
import type { RawLiteral } from "../src/literals/read/literal.js";

/** The literals of a text in the tree that ESLint works with, in the order of the source. */
export function literalsByTypescriptEslint(text: string, { jsx }: { readonly jsx: boolean }): RawLiteral[] {
  const { ast, visitorKeys } = parseForESLint(text, {
    range: true,
    ecmaFeatures: { jsx },
    filePath: jsx ? "a.tsx" : "a.ts",
  });
  const literals: RawLiteral[] = [];
  const stack: Node[] = [ast];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    const literal = rawLiteralOf(node, text);
    if (literal !== undefined) literals.push(literal);
    for (const child of childrenOf(node, visitorKeys[node.type])) {
      child.parent = node;
      stack.push(child);
    }
  }
  return literals.sort((a, b) => a.span.start - b.span.start);
}

type Node = EstreeNode & { parent?: Node };

function childrenOf(node: Node, keys: readonly string[] = []): Node[] {
  const members = new Map<string, unknown>(Object.entries(node));
  return keys.flatMap((key) => members.get(key)).filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null;
}
