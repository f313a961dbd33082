import { expansionOf, type Literal } from "../read/literal.js";
import { keyRole } from "../conventions/evidence.js";
import { bodyStart } from "../conventions/matching/schemes.js";
import { beginsWithMisspelledScheme } from "../conventions/matching/texts.js";
import type { Settings } from "../settings/settings.js";

/**
 * The part of the checks that makes sense for a literal.
 * - `all`: every check.
 * - `name`: the grammar, bidi, what no reader sees, and what stands in the place of a scheme, a host or a well-known
 *   namespace by mistake.
 * - `key`: the same without schemes and hosts, which tests tell by such names.
 * - `prefixed-name`: what no identifier may hold, and terms of vocabularies.
 * - `prefix`: nothing but the prefix, which no declaration binds.
 * - `registration`: what the template of a scheme's registration asks of a field, which is no identifier.
 * - `beyond-grammar`: all but the grammar, for what may be no identifier.
 * - `before-body`: characters that no reader sees, and the rules of the scheme.
 * - `hidden`: characters that no reader sees.
 * - `prose`: the same, and what nobody can mean.
 */
export type Scope =
  | "all"
  | "name"
  | "key"
  | "prefixed-name"
  | "prefix"
  | "registration"
  | "beyond-grammar"
  | "before-body"
  | "prose"
  | "hidden";

/** Which part of the checks makes sense for a literal. */
export function scopeOf(literal: Literal, settings: Settings): Scope {
  const { text, place } = literal;
  if (place.hasUndeclaredPrefix === true) return "prefix";
  if (place.registration !== undefined) return "registration";
  if (expansionOf(literal) !== undefined) return "prefixed-name";
  const hasBody = bodyStart(text) !== undefined;
  switch (place.tier) {
    case "inspected":
      return "hidden";
    case "prose":
      if (hasBody) return "hidden";
      return settings.prose ? "all" : "prose";
    case "opaque-name":
      if (hasBody) return "hidden";
      return place.role === keyRole ? "key" : "name";
    case "named":
      if (hasBody) return "before-body";
      return text.includes("://") || beginsWithMisspelledScheme(text) ? "all" : "beyond-grammar";
    default:
      return hasBody ? "before-body" : "all";
  }
}
