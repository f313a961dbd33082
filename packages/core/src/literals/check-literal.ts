import { componentDirection } from "../bidi/component-direction.js";
import { checkIri } from "../check-iri.js";
import type { DisplayContext } from "../checks/place.js";
import { registry } from "../checks/registry.js";
import { compareFindings } from "../finding-order.js";
import type { Finding } from "../finding.js";
import { splitIri } from "../split.js";
import { knownComponents, knownPart, unknownStart } from "./known-part.js";
import { expansionOf, isPattern, touchesHole, type Literal } from "./literal.js";
import type { LocatedFinding } from "./located-finding.js";
import { keyRole } from "./places/evidence.js";
import { schemesWithBody } from "./places/schemes.js";
import { project } from "./project.js";
import { selectCodes, type Scope } from "./selected-codes.js";
import type { Settings } from "./settings/settings.js";

/** Everything that is wrong with a literal, in terms of its source, sorted by span, then by code. */
export function checkLiteral(source: string, literal: Literal, settings: Settings): LocatedFinding[] {
  if (isIgnored(literal.text, settings.ignore)) return [];
  const { place, text } = literal;
  const scope = scopeOf(literal, settings);
  const known = knownPart(literal);
  const checks = selectCodes(settings, scope, known, place.profile);
  if (checks.length === 0) return [];
  const display = checks.some((code) => readsDisplay.has(code)) ? displayOf(source, literal) : undefined;
  const findings = checkIri(text, {
    checks,
    place,
    options: settings.options,
    ...(display !== undefined && { display }),
  });
  const inDisplay = known === "authority" ? findInDisplay(literal, scope, settings) : [];
  return (inDisplay.length === 0 ? findings : [...findings, ...inDisplay].sort(compareFindings))
    .filter((finding) => isKnown(finding, literal) && isMeant(source, finding, literal))
    .map((finding) => project(source, literal, finding, settings));
}

/**
 * What is found of how the beginning of a pattern is displayed: messages show all of it, and nothing of a hole. A
 * right-to-left authority is displayed together with what follows it, and may take a number from a hole before it.
 */
function findInDisplay(literal: Literal, scope: Scope, settings: Settings): Finding[] {
  const { place } = literal;
  const checks = selectCodes(settings, scope, "display", place.profile);
  if (checks.length === 0) return [];
  const known = knownComponents(literal);
  const findings = checkIri(known, { checks, place, options: settings.options });
  const isRightToLeft = findings.length > 0 && componentDirection(splitIri(known).authority?.text ?? "").rightToLeft;
  return isRightToLeft ? [] : findings;
}

/** Whether the settings keep an identifier out of all reports. */
export function isIgnored(text: string, ignore: readonly string[]): boolean {
  return ignore.some((entry) => matches(text, entry));
}

/** Whether the text is the entry, in which `*` stands for any text. */
function matches(text: string, entry: string): boolean {
  const [first = "", ...others] = entry.split("*");
  const last = others.pop();
  if (last === undefined) return text === entry;
  if (!text.startsWith(first)) return false;
  let end = first.length;
  for (const part of others) {
    const at = text.indexOf(part, end);
    if (at === -1) return false;
    end = at + part.length;
  }
  return text.length - last.length >= end && text.endsWith(last);
}

/** Which part of the checks makes sense for a literal. */
export function scopeOf(literal: Literal, settings: Settings): Scope {
  const { text, place } = literal;
  if (expansionOf(literal) !== undefined) return "grammar";
  const hasBody = bodyStart(text) !== undefined;
  switch (place.tier) {
    case "inspected":
      return "hidden";
    case "prose":
      return settings.prose && !hasBody ? "all" : "hidden";
    case "opaque-name":
      if (hasBody) return "hidden";
      return place.role === keyRole ? "key" : "name";
    case "named":
      if (hasBody) return "before-body";
      return text.includes("://") ? "all" : "beyond-grammar";
    default:
      return hasBody ? "before-body" : "all";
  }
}

/** Where anything may begin, such as the data of `data:`; `undefined` in all other schemes. */
function bodyStart(text: string): number | undefined {
  const scheme = /^[A-Za-z]+(?=:)/u.exec(text)?.[0].toLowerCase();
  if (scheme === undefined || !schemesWithBody.has(scheme)) return undefined;
  const comma = scheme === "data" ? text.indexOf(",") : -1;
  return comma === -1 ? text.length : comma;
}

/** Whether a finding is about fixed characters only: it touches no hole, no end that is joined to something, nor only a prefix. */
function isKnown({ code, span }: Finding, literal: Literal): boolean {
  const { text, open, map } = literal;
  const expansion = expansionOf(literal);
  if (expansion !== undefined && map.toSource(span).end <= expansion.span.end) return false;
  // What has ended is the same whatever follows.
  if (judgesBeginning.has(code)) return span.end <= unknownStart(literal);
  if (open?.before === true && span.start === 0) return false;
  if (open?.after === true && span.end === text.length) return false;
  return !touchesHole(literal, span);
}

/** Whether a finding tells of what is written here and not meant so. */
function isMeant(source: string, { code, span }: Finding, literal: Literal): boolean {
  const { text, map, place } = literal;
  const characters = text.slice(span.start, span.end);
  // The brackets of an IP-literal may begin in what is not known.
  if (isPattern(literal) && (/^[[\]]+$/u.test(characters) || isNamed(code, text))) return false;
  switch (place.tier) {
    case "inspected":
    case "prose": {
      // A character that is spelled as an escape is seen by everybody.
      const spelled = map.toSource(span);
      return source.slice(spelled.start, spelled.end) === characters;
    }
    case "named":
    case "prefix":
      // What stands between braces may be a template of a kind not known here.
      return code !== "character-excluded" || !/^[{}]+$/u.test(characters);
    default:
      return span.start < (bodyStart(text) ?? Infinity);
  }
}

/** The host `[host]` and the port `port`, where other words are put in as well: `http://[host]:port/{id}`. */
const names: Readonly<Partial<Record<string, RegExp>>> = {
  "host-ip-literal-malformed": /^[^/?#]*\/\/(?:[^/?#@]*@)?\[[\w-]*\]/u,
  "port-malformed": /^[^/?#]*\/\/[^/?#]*:[A-Za-z_-]+(?:[/?#]|$)/u,
};

/** Whether something stands where the finding is that is no part of the identifier but the name of what is meant there. */
function isNamed(code: string, text: string): boolean {
  return names[code]?.test(text) === true;
}

const judgesBeginning = new Set(
  registry.filter(({ check }) => check.judges !== undefined).map(({ check }) => check.code),
);

const readsDisplay = new Set(
  registry.filter(({ check }) => check.reads?.includes("display")).map(({ check }) => check.code),
);

/** The most of a line that is looked at on each side; some files have but one line. */
export const longestContext = 512;

/** The line around a literal that is written as it is read. */
function displayOf(source: string, { map, span, place }: Literal): DisplayContext | undefined {
  if (!map.isIdentity) return undefined;
  const before = source.slice(Math.max(0, span.start - longestContext), span.start);
  const after = source.slice(span.end, span.end + longestContext);
  return {
    before: before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1),
    after: /^[^\n\r]*/u.exec(after)?.[0] ?? "",
    paragraph: place.bidiMarkup?.paragraph ?? "ltr",
  };
}
