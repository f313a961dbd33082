import type { Code } from "../../findings/code.js";
import { checkOfCode } from "../../checks/run/check-of-code.js";
import type { Tier } from "../../checks/definition/place.js";
import type { Finding } from "../../findings/finding.js";
import type { Authority } from "../../iri/iri.js";
import type { Span } from "../../findings/span.js";
import { splitIri } from "../../iri/split.js";
import { unknownStart } from "./known-part.js";
import { expansionOf, isPattern, touchesHole, touchesPlaceholder, type Literal } from "../read/literal.js";
import { aroundOf } from "../conventions/around.js";
import type { FindingInPlace } from "../conventions/convention.js";
import { isExcused, isExcusedAround } from "../conventions/excuses.js";
import { isLeftIn } from "../conventions/left-as-is.js";
import { placeholdersAsWritten, type AsWritten } from "./placeholders-as-written.js";
import type { Settings } from "../settings/settings.js";
import { isStrict } from "./selected-codes.js";
import type { SyntaxName } from "../syntaxes/syntax.js";
import { bodyStart } from "../conventions/matching/schemes.js";

/**
 * Whether to report a finding: it holds whatever the holes hold, no convention excuses it, and the text is meant to be
 * an IRI.
 */
export function isRelevant(finding: Finding, source: string, literal: Literal, settings: Settings): boolean {
  if (isRightByConvention(finding, source, literal, settings)) return false;
  if (isLeftAsItIs(finding, literal) && !isStrict(settings)) return false;
  if (checkOfCode(finding.code)?.judgesTemplates === true) return true;
  return isKnown(finding, literal) && isMeant(finding, source, literal);
}

/** Whether most people leave what was found as it is, by where it stands. */
function isLeftAsItIs({ code, component }: Finding, literal: Literal): boolean {
  const { place, syntax } = literal;
  if (isLeftIn("unread", code)) return !readTiers.has(place.tier);
  if (isLeftIn("by-beginning", code)) return place.tier === "prefix" && !words.has(syntax);
  return (component === "query" || component === "fragment") && isLeftIn("composed-query", code) && isComposed(literal);
}

/** The tiers of places that something is known to read: it follows the identifier, or compares it as a name. */
const readTiers: ReadonlySet<Tier> = new Set<Tier>(["opaque-name", "name-in-data", "sink"]);

/** Syntaxes of single words, which end where the identifier does: those of commands. */
const words: ReadonlySet<SyntaxName> = new Set<SyntaxName>(["shell-word", "shell-double", "shell-dollar"]);

/** Whether a program puts an identifier together: of pieces, or with what stands beside it. A placeholder within one text is none of these. */
function isComposed({ pieces, open }: Literal): boolean {
  return open !== undefined || pieces.some(({ kind }) => kind === "hole");
}

function tellsHidden(code: Code): boolean {
  return checkOfCode(code)?.hidden === true;
}

/**
 * Whether a finding is about known text only: its span touches no hole and no open end, and does not lie within the
 * expansion of a prefix.
 */
function isKnown({ code, span }: Finding, literal: Literal): boolean {
  const { text, open, map, place } = literal;
  const check = checkOfCode(code);
  const expansion = expansionOf(literal);
  if (expansion !== undefined && map.toSource(span).end <= expansion.span.end) return false;
  // A component that ends before the first hole is known, whatever the hole holds, and so are delimiters of a query.
  if (check?.judges !== undefined) return check.judges === "query" || span.end <= unknownStart(literal);
  if (open?.before === true && span.start === 0) return false;
  if (open?.after === true && span.end === text.length) return false;
  // Text that is joined at one end may be part of a list: `list += "https://a/, "`.
  if (open !== undefined && check?.judgesEnds === true) return false;
  if (!touchesHole(literal, span)) return true;
  // The end of a placeholder is a guess, as with nested braces.
  const isWrongBesideAnything = check?.besideHole?.(text.slice(span.start, span.end), place) === true;
  return isWrongBesideAnything && !touchesPlaceholder(literal, span);
}

function toldIn({ text, span }: AsWritten): Pick<FindingInPlace, "text" | "span" | "characters" | "authority"> {
  const characters = text.slice(span.start, span.end);
  return { text, span, characters, authority: () => splitIri(text).authority };
}

/** Whether a convention excuses a finding: by what stands around it, in the text with its holes, or with its placeholders as they are written. */
function isRightByConvention(finding: Finding, source: string, literal: Literal, settings: Settings): boolean {
  const { code, span } = finding;
  const { text, place } = literal;
  const told = {
    ...toldIn({ text, span }),
    code,
    place,
    ...(isPattern(literal) && { unknownFrom: unknownStart(literal) }),
    authority: () => authorityOf(literal),
  };
  const level = isStrict(settings) ? "strict" : "lenient";
  if (isExcused(told, level) || isExcusedAround({ ...told, ...aroundOf(finding, source, literal) }, level)) return true;
  const written = placeholdersAsWritten(source, literal, span);
  return written !== undefined && isExcused({ ...toldIn(written), code, place }, level);
}

/**
 * Whether the characters of a finding belong to an identifier: they are no data behind a scheme such as `data:`, and
 * not written as escapes where an escape shows that the author means the character.
 */
function isMeant({ code, span }: Finding, source: string, literal: Literal): boolean {
  const { text, place } = literal;
  switch (place.tier) {
    case "inspected":
    case "prose":
      // A quotation mark of markup or code within a string is escaped there.
      return checkOfCode(code)?.judgesMarkup === true || isSpelledOut(span, source, literal);
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

/** Whether a span of the text is the same in the source, without escapes: an escape is visible to every reader. */
function isSpelledOut(span: Span, source: string, { text, map }: Literal): boolean {
  const { start, end } = map.toSource(span);
  return source.slice(start, end) === text.slice(span.start, span.end);
}

const authorities = new WeakMap<Literal, Authority | "none">();

/** The authority of a literal, split once for all of its findings. */
function authorityOf(literal: Literal): Authority | undefined {
  const known = authorities.get(literal) ?? splitIri(literal.text).authority ?? "none";
  authorities.set(literal, known);
  return known === "none" ? undefined : known;
}
