import type { Code } from "./code.js";
import type { Span } from "./span.js";
import type { SpecReference } from "./spec-reference.js";

/** `error` is what the grammar or a MUST forbids, `warning` what a SHOULD advises against, `information` no more than advice. */
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

/** One way to change the text so that its finding goes away. */
export interface Fix {
  /** An imperative, such as *Lowercase the host*. */
  readonly title: string;
  readonly safety: Safety;
  /** In ascending order, without overlap. */
  readonly edits: readonly Edit[];
}

/** Another place that has to do with a finding, and what is there. */
export interface RelatedSpan {
  readonly span: Span;
  readonly message: string;
}

/** One defect of one identifier: what, where, why and the ways out. */
export interface Finding {
  /** That of the check, such as `host-not-lowercase`; `catalogue` has what else there is to say of it. */
  readonly code: Code;
  readonly severity: Severity;
  /** One or two sentences: invisible characters are named, right-to-left text is isolated, passwords are concealed. */
  readonly message: string;
  readonly component: ComponentName;
  readonly span: Span;
  /** The sections that it follows from. */
  readonly spec: readonly SpecReference[];
  /** Alternatives; empty where only the author can know what was meant. */
  readonly fixes: readonly Fix[];
  /** What else there is to see. */
  readonly related?: readonly RelatedSpan[];
}
