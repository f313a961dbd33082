import type { Finding } from "./finding.js";

/**
 * Why an operation fails.
 * - `not-an-iri`: the text does not match the grammar.
 * - `host-not-mappable`: the host is no valid DNS name, so that it has no form in ASCII.
 * - `base-not-absolute`: the base is no IRI with a scheme.
 * - `no-relative-form`: no relative reference leads from the base to the IRI.
 */
export type FailureReason = "not-an-iri" | "host-not-mappable" | "base-not-absolute" | "no-relative-form";

/**
 * What an operation that can fail answers. The `findings` say what makes the text that `toUri` or `toIri` converts
 * `not-an-iri`; everywhere else there are none, so that `resolve` and `relativize` need no checks.
 */
export type Result =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly reason: FailureReason; readonly findings: readonly Finding[] };
