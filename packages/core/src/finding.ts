import type { Span } from "./span.js";
import type { SpecReference } from "./spec-reference.js";

export type Severity = "error" | "warning" | "information";

/** What a finding is about; `iri` is the whole text. */
export type ComponentName =
  "scheme" | "authority" | "userinfo" | "host" | "port" | "path" | "query" | "fragment" | "iri";

/** Replaces the characters of `span` by `text`; an empty span inserts. */
export interface Edit {
  readonly span: Span;
  readonly text: string;
}

/** A safe fix leaves an equivalent identifier (RFC 3986 §6.2.2) and may be applied unseen; a suggestion is for a person to choose. */
export type Safety = "safe" | "suggestion";

export interface Fix {
  /** An imperative, such as *Lowercase the host*. */
  readonly title: string;
  readonly safety: Safety;
  /** In ascending order, without overlap. */
  readonly edits: readonly Edit[];
}

export interface RelatedSpan {
  readonly span: Span;
  readonly message: string;
}

/** One defect of one identifier: what, where, why and the ways out. */
export interface Finding {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly component: ComponentName;
  readonly span: Span;
  readonly spec: readonly SpecReference[];
  readonly fixes: readonly Fix[];
  readonly related?: readonly RelatedSpan[];
}
