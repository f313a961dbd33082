import type { JudgedPart } from "../../checks/definition/define-check.js";
import { expansionOf, isPattern, type Literal } from "../read/literal.js";

/**
 * How much of an identifier is known whatever its holes hold: all of it, only single characters, or also its beginning
 * up to the end of the scheme, of the authority or of the path.
 */
export type KnownPart = "whole" | "characters" | Exclude<JudgedPart, "display">;

/**
 * Matches a text long enough to tell where its scheme ends, or that it has none, and whether `//` follows the scheme.
 */
const endOfScheme = /^[^/?#:]*(?:[/?#]|:(?:\/\/|\/?[^/]))/u;

/**
 * Matches a text long enough to tell where its authority ends, or that it has none (RFC 3986 §3.2). A backslash does
 * not tell, since only some parsers end the authority there.
 */
const endOfAuthority = /^(?:[^/?#:]*:|(?![^/?#:]*:))(?:\/\/[^/?#\\]*[/?#]|\/?[^/])/u;

/** Matches a text long enough to tell where its query begins (RFC 3986 §3.4). */
const beginningOfQuery = /^[^?#]*\?/u;

/**
 * A scheme of the Web with one slash before a hole. If a host goes on or ends behind the hole, or another hole follows,
 * a slash is missing: the hole could begin with the second one, but is then mostly the end of the text.
 */
const oneSlashBeforeHost = /^(?:https?|wss?|ftps?):\/$/iu;

function isBeforeHost({ text, holes }: Literal): boolean {
  const [hole, next] = holes;
  if (hole === undefined || !oneSlashBeforeHost.test(text.slice(0, hole.start))) return false;
  return /[.:/-]/u.test(text.charAt(hole.end)) || next?.start === hole.end;
}

/** How much of a literal is known. Its holes may hold anything, also `@`, `:` and `//`. */
export function knownPart(literal: Literal): KnownPart {
  if (!isPattern(literal)) return "whole";
  if (literal.open?.before === true || expansionOf(literal) !== undefined) return "characters";
  const beginning = literal.text.slice(0, unknownStart(literal));
  if (!endOfScheme.test(beginning)) return isBeforeHost(literal) ? "scheme" : "characters";
  if (!endOfAuthority.test(beginning)) return "scheme";
  return beginningOfQuery.test(beginning) ? "query" : "authority";
}

/** Whether the authority is known, and a hole stands behind it. */
export function endsAuthority(known: KnownPart): boolean {
  return known === "authority" || known === "query";
}

/** The offset of the first hole, or the length of the text. */
export function unknownStart({ text, holes }: Literal): number {
  return holes[0]?.start ?? text.length;
}

/** The complete components of a pattern before its first hole, with the delimiter that ends the last of them. */
export function knownComponents(literal: Literal): string {
  return /^.*[/?#]/su.exec(literal.text.slice(0, unknownStart(literal)))?.[0] ?? "";
}
