import type { Finding } from "./finding.js";

export type FailureReason = "not-an-iri" | "host-not-mappable" | "base-not-absolute" | "no-relative-form";

/** What an operation that can fail answers; `findings` say what is wrong with the input, where something is. */
export type Result =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly reason: FailureReason; readonly findings: readonly Finding[] };
