import type { RawLiteral } from "../../../../literals/locating/index.js";
import type { Span } from "../../../../findings/span.js";
import { babelParser } from "../../../grammars.cjs";
import { isNode, type EstreeNode } from "./estree-node.js";
import { rawLiteralOf } from "./estree.js";

export interface ScriptDialect {
  readonly typescript: boolean;
  readonly jsx: boolean;
}

export type BabelReading =
  | {
      readonly ok: true;
      readonly literals: readonly RawLiteral[];
      readonly comments: readonly Span<"source">[];
    }
  /** `offset` is where Babel met the first error. */
  | { readonly ok: false; readonly offset: number };

/** The literals of a text or of some statements, if Babel can parse them. */
export function readByBabel(text: string, dialect: ScriptDialect): BabelReading {
  const parsed = parse(text, dialect, "module");
  if (parsed.ok || !isSloppy(text)) return parsed;
  const script = parse(text, dialect, "script");
  return script.ok ? script : parsed;
}

/** The same in one pass instead of up to four, if not even an error is in the text from which Babel recovers. */
export function readWithoutRecovery(text: string, dialect: ScriptDialect): BabelReading {
  return attempt(text, dialect, "module", "stop");
}

/**
 * The literals of a text without any syntax error, parsed without the types of Flow, which takes a fraction of the
 * time.
 */
export function readFaultless(text: string, dialect: ScriptDialect): BabelReading {
  return attempt(text, dialect, "module", "refuse");
}

/** Whether a text contains something whose meaning differs between scripts and modules. */
function isSloppy(text: string): boolean {
  return /<!--|-->|\bawait\b|\byield\b/u.test(text);
}

type SourceType = "module" | "script";

function parse(text: string, dialect: ScriptDialect, sourceType: SourceType): BabelReading {
  const strictly = attempt(text, dialect, sourceType, "stop");
  // For n identical nested labels, Babel would keep n² errors.
  if (strictly.ok || strictly.reason === "LabelRedeclaration") return strictly;
  return attempt(text, dialect, sourceType, "recover");
}

function attempt(
  text: string,
  { typescript, jsx }: ScriptDialect,
  sourceType: SourceType,
  onError: "recover" | "stop" | "refuse",
): BabelReading & { readonly reason?: string } {
  try {
    const { program, comments } = babelParser().parse(text, {
      sourceType,
      errorRecovery: onError === "recover",
      attachComment: false,
      createImportExpressions: true,
      allowNewTargetOutsideFunction: true,
      allowReturnOutsideFunction: true,
      allowSuperOutsideMethod: true,
      allowUndeclaredExports: true,
      allowYieldOutsideFunction: sourceType === "module",
      plugins: [
        ["estree", { classFeatures: true }],
        // Decorators of parameters exist only in the older proposal, which TypeScript kept.
        typescript ? "decorators-legacy" : "decorators",
        "decoratorAutoAccessors",
        ...(jsx ? (["jsx"] as const) : []),
        ...(typescript ? (["typescript"] as const) : onError === "refuse" ? [] : (["flow"] as const)),
      ],
    });
    const spans = (comments ?? []).map(({ start, end }) => ({ start: start ?? 0, end: end ?? 0 }));
    return { ok: true, literals: literalsIn(program, text), comments: spans };
  } catch (error) {
    const { pos, reasonCode } = detailsOf(error);
    return { ok: false, offset: pos ?? text.length, ...(reasonCode !== undefined && { reason: reasonCode }) };
  }
}

/** Position and reason of an error of Babel's; a stack overflow has neither. */
function detailsOf(error: unknown): { readonly pos?: number; readonly reasonCode?: string } {
  return typeof error === "object" && error !== null ? error : {};
}

function literalsIn(program: unknown, text: string): readonly RawLiteral[] {
  const literals: RawLiteral[] = [];
  forEachNode(program, (node) => {
    const literal = rawLiteralOf(node, text);
    if (literal !== undefined) literals.push(literal);
  });
  return literals.sort((a, b) => a.span.start - b.span.start);
}

/** Visits a tree without recursion and sets the parent of each node. */
function forEachNode(root: unknown, visit: (node: EstreeNode) => void): void {
  const stack: EstreeNode[] = [];
  const take = (value: unknown, parent: EstreeNode | null): void => {
    if (Array.isArray(value)) for (const element of value) take(element, parent);
    else if (isNode(value)) {
      (value as Linked).parent = parent; // babel has made the node, and nobody else has it
      stack.push(value);
    }
  };
  take(root, null);
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    for (const name in node) {
      if (withoutNodes.has(name)) continue;
      const child: unknown = (node as unknown as Readonly<Record<string, unknown>>)[name];
      if (typeof child === "object" && child !== null) take(child, node);
    }
    visit(node);
  }
}

type Linked = { -readonly [Name in keyof EstreeNode]: EstreeNode[Name] };

/** Properties of nodes that hold no child nodes; `loc` holds an object for each node. */
const withoutNodes: ReadonlySet<string> = new Set(["type", "start", "end", "loc", "parent"]);
