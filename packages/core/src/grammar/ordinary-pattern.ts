import type { Production } from "../profiles/profile.js";
import type { CharacterRules } from "../profiles/character-rules.js";
import { alpha, digit, hexdig, pctEncoded, scheme } from "./abnf.js";
import { codePoints, difference, includes, intersection, type CodePointSet } from "./code-points.js";

/** The characters that the components may have. */
export type OrdinaryRules = Omit<CharacterRules, "iuserinfo">;

const bmp = codePoints([0, 0xffff]);
const percentSign = 0x25;

/** How a part of the rule begins: what it matches is told, or it is not, which takes a sixth less time. */
type Open = "(" | "(?:";

/** What keeps a reference without a scheme from being read as one with it (RFC 3986 §4.2). */
const noColon = "(?![^/?#]*:)";

/** How a rule of RFC 3987 §2.2 begins; in the last there is a group that never takes part, so that all have the same groups. */
function beginningOf(production: Production, open: Open): string {
  const schemeAndColon = `${open}${one(alpha)}${one(scheme)}*):`;
  switch (production) {
    case "IRI":
    case "absolute-IRI":
      return schemeAndColon;
    case "IRI-reference":
      return `(?:${schemeAndColon}|${noColon})`;
    case "irelative-ref":
      return `${open})??${noColon}`;
  }
}

/** In UTF-16 code units. For each triplet the engine keeps a way back, and has room for some millions of them. */
export const longestOrdinary = 2 ** 20;

/**
 * A rule of RFC 3987 §2.2 as a regular expression for ordinary identifiers, as nearly all are: the authority has neither
 * userinfo nor an IP-literal, and all characters are in the BMP. Every text that matches conforms.
 *
 * It answers in half of the time that a scan needs: the engine makes a program of it, which finds out once how a string
 * is stored, and not at every character.
 */
export function ordinaryPattern(rules: OrdinaryRules, production: Production): RegExp {
  return new RegExp(sourceOf(rules, production, "(?:"));
}

/**
 * The same with groups: the scheme, the registered name, the port, the path behind an authority, that without one, the
 * query and the fragment. A path behind an authority that is empty has no group.
 */
export function componentsPattern(rules: OrdinaryRules, production: Production): RegExp {
  return new RegExp(sourceOf(rules, production, "("));
}

/** Matches, from `lastIndex` 0, as much of such an identifier as stands before its first character outside ASCII. */
export function ordinaryAsciiBeginning(rules: OrdinaryRules, production: Production): RegExp {
  return new RegExp(`(?=${sourceOf(rules, production, "(?:")})[\\0-\\x7F]*`, "y");
}

function sourceOf({ iregName, ipath, iquery, ifragment }: OrdinaryRules, production: Production, open: Open): string {
  const path = many(ipath);
  // A path of its own for each case takes less time than to look ahead for the slash that has to follow an authority.
  const hierPart = `(?://${open}${many(iregName)})(?::${open}${one(digit)}*))?${open}/${path})?|(?!//)${open}${path}))`;
  const query = `(?:\\?${open}${many(iquery)}))?`;
  const fragment = production === "absolute-IRI" ? `${open})??` : `(?:#${open}${many(ifragment)}))?`;
  return `^${beginningOf(production, open)}${hierPart}${query}${fragment}$`;
}

/** Any number of characters of the set and, if the percent sign is one of them, of triplets. */
function many(set: CodePointSet): string {
  const run = `${one(difference(set, pctEncoded))}*`;
  return includes(set, percentSign) ? `${run}(?:%${one(hexdig)}{2}${run})*` : run;
}

/** One character of the BMP in the set. */
function one(set: CodePointSet): string {
  const changes = intersection(set, bmp);
  const ranges = changes.flatMap((first, index) =>
    index % 2 === 0 ? [`${escaped(first)}-${escaped((changes[index + 1] ?? 0) - 1)}`] : [],
  );
  return `[${ranges.join("")}]`;
}

function escaped(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, "0")}`;
}
