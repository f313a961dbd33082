import type { JudgedPart } from "../../checks/definition/define-check.js";
import { expansionOf, isPattern, type Literal } from "../read/literal.js";

/** How much of an identifier is known: all of it, single characters, or also what it begins with. */
export type KnownPart = "whole" | "characters" | Exclude<JudgedPart, "display">;

/** Where a scheme ends, or none can begin any more, and whether an authority follows. */
const endOfScheme = /^[^/?#:]*(?:[/?#]|:(?:\/\/|\/?[^/]))/u;

/** What ends an authority, or says that there is none (RFC 3986 §3.2). A backslash does so for some programs only. */
const endOfAuthority = /^(?:[^/?#:]*:|(?![^/?#:]*:))(?:\/\/[^/?#\\]*[/?#]|\/?[^/])/u;

/** What of the literal is the same whatever its holes are filled with, which may be anything: `@`, `:` and `//`, too. */
export function knownPart(literal: Literal): KnownPart {
  if (!isPattern(literal)) return "whole";
  if (literal.open?.before === true || expansionOf(literal) !== undefined) return "characters";
  const beginning = literal.text.slice(0, unknownStart(literal));
  if (!endOfScheme.test(beginning)) return "characters";
  return endOfAuthority.test(beginning) ? "authority" : "scheme";
}

/** The offset in a pattern from which on the text is known at run time only. */
export function unknownStart({ text, holes }: Literal): number {
  return holes[0]?.start ?? text.length;
}

/** The components of a pattern that stand before its first hole, with the delimiter after the last one of them. */
export function knownComponents(literal: Literal): string {
  return /^.*[/?#]/su.exec(literal.text.slice(0, unknownStart(literal)))?.[0] ?? "";
}
