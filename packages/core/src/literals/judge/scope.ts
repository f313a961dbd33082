import { expansionOf, type Literal } from "../read/literal.js";
import { keyRole } from "../conventions/evidence.js";
import { bodyStart } from "../conventions/matching/schemes.js";
import { beginsWithMisspelledScheme } from "../conventions/matching/texts.js";
import type { Settings } from "../settings/settings.js";

/**
 * Which checks apply to a literal; each check declares by its properties in which scopes it runs.
 * - `all`: every check.
 * - `name`: the grammar, bidi, invisible characters, and mistakes in the scheme, the host or a well-known namespace.
 * - `key`: the same without mistakes in schemes and hosts, since tests often name their data by malformed URLs.
 * - `prefixed-name`: the grammar, and misspelled terms of vocabularies.
 * - `prefix`: only that no declaration binds the prefix.
 * - `registration`: only the fields of the template by which a scheme is registered.
 * - `beyond-grammar`: all but the grammar, for text that may be no identifier.
 * - `before-body`: invisible characters, and the rules of a scheme that arbitrary content follows, such as `data:`.
 * - `hidden`: invisible characters.
 * - `prose`: invisible characters, and typing errors that nobody can mean.
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

/** The scope of a literal, by its place and by what its text begins with. */
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
