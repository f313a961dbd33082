import type { RawLiteral } from "../../../../literals/locating/index.js";
import type { Span } from "../../../../findings/span.js";
import { babelParser } from "../../../grammars.cjs";
import { literalNodesIn } from "./babel-tree.js";
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

/**
 * As `readByBabel`, but in one pass instead of up to four: fails at any syntax error, also one from which Babel
 * recovers.
 */
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
        // Decorators of parameters exist only in the older proposal, which TypeScript kept.
        typescript ? "decorators-legacy" : "decorators",
        "decoratorAutoAccessors",
        ...(jsx ? (["jsx"] as const) : []),
        ...(typescript ? (["typescript"] as const) : onError === "refuse" ? [] : (["flow"] as const)),
      ],
    });
    const spans = (comments ?? []).map(({ start, end }) => ({ start: start ?? 0, end: end ?? 0 }));
    return {
      ok: true,
      literals: literalsIn(program, text, jsx ? "jsx" : "script"),
      comments: spans,
    };
  } catch (error) {
    const { pos, reasonCode } = detailsOf(error);
    return { ok: false, offset: pos ?? text.length, ...(reasonCode !== undefined && { reason: reasonCode }) };
  }
}

/** Position and reason of an error of Babel's; a stack overflow has neither. */
function detailsOf(error: unknown): { readonly pos?: number; readonly reasonCode?: string } {
  return typeof error === "object" && error !== null ? error : {};
}

function literalsIn(program: unknown, text: string, dialect: "script" | "jsx"): readonly RawLiteral[] {
  const literals = literalNodesIn(program, text, dialect).flatMap((node) => rawLiteralOf(node, text) ?? []);
  return literals.sort((a, b) => a.span.start - b.span.start);
}
