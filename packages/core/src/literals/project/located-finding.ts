import type { Code } from "../../findings/code.js";
import type { Safety, Severity } from "../../findings/finding.js";
import type { Span } from "../../findings/span.js";
import type { SpecReference } from "../../findings/spec-reference.js";

/** An edit of the source, escapes included. */
export interface LocatedEdit {
  readonly span: Span<"source">;
  readonly text: string;
}

export interface LocatedFix {
  readonly title: string;
  readonly safety: Safety;
  readonly edits: readonly LocatedEdit[];
}

/** A finding with spans and edits in the source, which hosts show and apply. */
export interface LocatedFinding {
  readonly code: Code;
  readonly severity: Severity;
  readonly message: string;
  readonly span: Span<"source">;
  /** The span of the literal that the finding is in. */
  readonly literal: Span<"source">;
  readonly spec: readonly SpecReference[];
  readonly fixes: readonly LocatedFix[];
  readonly related?: readonly { readonly span: Span<"source">; readonly message: string }[];
}
