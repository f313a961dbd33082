import type { Code } from "../../findings/code.js";
import { checkOfCode } from "../../checks/run/check-of-code.js";
import type { Finding } from "../../findings/finding.js";
import type { Authority } from "../../iri/iri.js";
import type { Span } from "../../findings/span.js";
import { splitIri } from "../../iri/split.js";
import { unknownStart } from "./known-part.js";
import { expansionOf, isPattern, touchesHole, touchesPlaceholder, type Literal } from "../read/literal.js";
import { isExcused } from "../conventions/excuses.js";
import type { Settings } from "../settings/settings.js";
import { isStrict } from "./selected-codes.js";
import { bodyStart } from "../conventions/matching/schemes.js";

/** Whether what was found in the text of a literal is there whatever its holes hold, and not meant so. */
export function isRelevant(finding: Finding, source: string, literal: Literal, settings: Settings): boolean {
  if (isRightByConvention(finding, literal, settings)) return false;
  if (checkOfCode(finding.code)?.judgesTemplates === true) return true;
  return isKnown(finding, literal) && isMeant(finding, source, literal);
}

function tellsHidden(code: Code): boolean {
  return checkOfCode(code)?.hidden === true;
}

/** Whether a finding is about fixed characters only: it touches no hole, no end that is joined to something, nor only a prefix. */
function isKnown({ code, span }: Finding, literal: Literal): boolean {
  const { text, open, map, place } = literal;
  const check = checkOfCode(code);
  const expansion = expansionOf(literal);
  if (expansion !== undefined && map.toSource(span).end <= expansion.span.end) return false;
  // A component that has ended stays the same, whatever follows it.
  if (check?.judges !== undefined) return span.end <= unknownStart(literal);
  if (open?.before === true && span.start === 0) return false;
  if (open?.after === true && span.end === text.length) return false;
  // What is joined to one side may be joined to more: `list += "https://a/, "`.
  if (open !== undefined && check?.judgesEnds === true) return false;
  if (!touchesHole(literal, span)) return true;
  // A placeholder may end elsewhere, as braces in braces do.
  const isWrongBesideAnything = check?.besideHole?.(text.slice(span.start, span.end), place) === true;
  return isWrongBesideAnything && !touchesPlaceholder(literal, span);
}

/** Whether a convention says that what is told of here is right. */
function isRightByConvention({ code, span }: Finding, literal: Literal, settings: Settings): boolean {
  const { text, place } = literal;
  const told = {
    code,
    span,
    characters: text.slice(span.start, span.end),
    text,
    place,
    ...(isPattern(literal) && { unknownFrom: unknownStart(literal) }),
    authority: () => authorityOf(literal),
  };
  return isExcused(told, isStrict(settings) ? "strict" : "lenient");
}

/** Whether a finding tells of what is written here as an identifier, and not of data behind a scheme. */
function isMeant({ code, span }: Finding, source: string, literal: Literal): boolean {
  const { text, place } = literal;
  switch (place.tier) {
    case "inspected":
    case "prose":
      return isSpelledOut(span, source, literal);
    case "named":
    case "prefix":
      return true;
    case "opaque-name":
      return isBeforeBody(code, span, text) && (!tellsHidden(code) || isSpelledOut(span, source, literal));
    default:
      return isBeforeBody(code, span, text);
  }
}

function isBeforeBody(code: Code, { start }: Span, text: string): boolean {
  return checkOfCode(code)?.inBody === true || start < (bodyStart(text) ?? Infinity);
}

/** Whether characters stand in the source themselves: everybody sees an escape. */
function isSpelledOut(span: Span, source: string, { text, map }: Literal): boolean {
  const { start, end } = map.toSource(span);
  return source.slice(start, end) === text.slice(span.start, span.end);
}

const authorities = new WeakMap<Literal, Authority | "none">();

/** The authority of a literal, split off once for all that was found in it. */
function authorityOf(literal: Literal): Authority | undefined {
  const known = authorities.get(literal) ?? splitIri(literal.text).authority ?? "none";
  authorities.set(literal, known);
  return known === "none" ? undefined : known;
}
