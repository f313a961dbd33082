import { endInText } from "./end-in-text.js";
import { runEnd } from "../text/run-end.js";
import { lookupScheme } from "../schemes/lookup-scheme.js";
import type { Span } from "../findings/span.js";
import { requireText } from "../text/require-text.js";

/** An identifier in running text. */
export interface FoundIri {
  /** The identifier: what the text holds at `span`, but for line ends within `<…>` and the space beside them. */
  readonly text: string;
  readonly span: Span;
}

/** The longest scheme that is looked for before a colon. */
const longestScheme = 32;

// eslint-disable-next-line regexp/no-super-linear-move -- over `longestScheme` units at most
const schemeBeforeColon = /(?<prefix>[Uu][Rr][Ll]:)?(?<scheme>[A-Za-z][A-Za-z0-9+.-]*)$/u;

/**
 * Finds the identifiers in running text of any language: those with a scheme of two letters or more and `://`, and,
 * between `<` and `>` or after `URL:` (RFC 3986 appendix C), also those with a registered scheme and no `://`.
 *
 * An identifier ends at white space, quotation marks, `<`, `>`, `|` and `\`, and at opening and closing punctuation and
 * full-width stops outside ASCII, but never at a letter (RFC 3987 §7.3). Brackets balance: a closing one ends it unless the
 * opening one is part of it. The punctuation of the sentence at its end, and marks of direction, are not part of it.
 * Between `<` and `>` everything counts, and an identifier may continue on the next line.
 *
 * `findIris("see http://a/é, or <urn:b:c>")` finds `http://a/é` and `urn:b:c`. What it finds need not be a valid IRI.
 */
export function findIris(text: string): FoundIri[] {
  requireText(text);
  const found: FoundIri[] = [];
  let done = 0;
  for (let colon = text.indexOf(":"); colon !== -1; colon = text.indexOf(":", Math.max(colon + 1, done))) {
    const iri = iriAround(text, colon, done);
    if (iri === undefined) continue;
    found.push(iri);
    done = iri.span.end;
  }
  return found;
}

/** The identifier whose scheme ends before `colon`, and does not begin before `from`. */
function iriAround(text: string, colon: number, from: number): FoundIri | undefined {
  const match = schemeBeforeColon.exec(text.slice(Math.max(from, colon - longestScheme), colon));
  const { prefix = "", scheme = "" } = match?.groups ?? {};
  const hasSlashes = text.startsWith("//", colon + 1);
  const start = colon - scheme.length;
  const opening = start - prefix.length - 1;
  const isEnclosed = text[opening] === "<";
  const counts = hasSlashes ? scheme.length > 1 : (isEnclosed || prefix !== "") && lookupScheme(scheme) !== undefined;
  if (!counts) return undefined;
  const rest = hasSlashes ? colon + 3 : colon + 1;
  const enclosed = isEnclosed ? enclosedIri(text, start, rest) : undefined;
  if (enclosed !== undefined || (isEnclosed && !hasSlashes)) return enclosed;
  const end = endInText(text, start, rest);
  return end > rest ? { text: text.slice(start, end), span: { start, end } } : undefined;
}

const upToAngle = /[^<>]{1,4096}/uy;

/** What stands up to `>`, if only line ends and the space beside them are in it. */
function enclosedIri(text: string, start: number, rest: number): FoundIri | undefined {
  const end = runEnd(upToAngle, text, rest);
  if (end === rest || text[end] !== ">") return undefined;
  const parts = text.slice(start, end).split(/(\s+)/u);
  if (parts.some((part, index) => index % 2 === 1 && !/[\n\r]/u.test(part))) return undefined;
  return { text: parts.filter((_, index) => index % 2 === 0).join(""), span: { start, end } };
}
