import type { RawLiteral } from "../../../literals/literal.js";
import type { Reading } from "../../reading.js";
import { babelParser } from "../../grammars.cjs";
import { isNode, type EstreeNode } from "./estree-node.js";
import { rawLiteralOf } from "./estree.js";

export interface Dialect {
  readonly typescript: boolean;
  readonly jsx: boolean;
}

/** The literals of a text that babel can parse. */
export function readByBabel(text: string, dialect: Dialect): Reading | undefined {
  const file = parse(text, dialect, "module") ?? parse(text, dialect, "script");
  if (file === undefined) return undefined;
  const literals: RawLiteral[] = [];
  forEachNode(file.program, (node) => {
    const literal = rawLiteralOf(node, text);
    if (literal !== undefined) literals.push(literal);
  });
  literals.sort((a, b) => a.span.start - b.span.start);
  const comments = (file.comments ?? []).map(({ start, end }) => ({ start: start ?? 0, end: end ?? 0 }));
  return { literals, comments };
}

function parse(text: string, { typescript, jsx }: Dialect, sourceType: "module" | "script") {
  try {
    return babelParser().parse(text, {
      sourceType,
      errorRecovery: true,
      attachComment: false,
      createImportExpressions: true,
      allowReturnOutsideFunction: true,
      allowUndeclaredExports: true,
      plugins: [
        ["estree", { classFeatures: true }],
        "decorators",
        "decoratorAutoAccessors",
        ...(jsx ? (["jsx"] as const) : []),
        ...(typescript ? (["typescript"] as const) : (["flow"] as const)),
      ],
    });
  } catch {
    return undefined;
  }
}

/** Visits a tree without recursion, and links parents. */
function forEachNode(root: unknown, visit: (node: EstreeNode) => void): void {
  const stack: { readonly value: unknown; readonly parent: EstreeNode | null }[] = [{ value: root, parent: null }];
  for (let entry = stack.pop(); entry !== undefined; entry = stack.pop()) {
    const { value, parent } = entry;
    if (Array.isArray(value)) for (const element of value) stack.push({ value: element, parent });
    else if (isNode(value)) {
      const node = Object.assign(value, { parent });
      for (const [name, child] of Object.entries(node)) {
        if (name !== "parent" && typeof child === "object" && child !== null)
          stack.push({ value: child, parent: node });
      }
      visit(node);
    }
  }
}
