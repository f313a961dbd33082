import { patternSequence, patternUnion } from "../../text/composed-pattern.js";
import { brokenLinkSite } from "../read/site.js";
import type { EmbeddedIdentifier } from "./embedded-identifier.js";
import { beginsWithMisspelledScheme } from "../conventions/matching/texts.js";

/** A start tag; if its last value is unclosed, up to the end of the text. */
const startTag = patternSequence(
  /<(?<element>[a-z][\w:-]{0,63})(?=\s)/giu,
  /(?<attributes>[^<>"']*(?:(?:"[^"]*"|'[^']*')[^<>"']*)*(?:"[^"]*$|'[^']*$)?)/giu,
);

const attributeName = /(?<=[\s"'])(?<name>[a-z_:][\w:.-]{0,63})\s{0,8}=\s{0,8}/u;
const attributeValue = /"\s*(?<double>[^"]*)(?<quote>"?)|'\s*(?<single>[^']*)(?<apostrophe>'?)/u;
const attribute = new RegExp(`${attributeName.source}(?:${attributeValue.source})`, "giu");

const scheme = /^[a-z][a-z\d+.-]{0,31}:/iu;

/** Whether a reference has a scheme, also a misspelled one, so that it needs no base. */
export function isAbsolute(text: string): boolean {
  return scheme.test(text) || beginsWithMisspelledScheme(text);
}

/**
 * The beginning of a character reference, or a named one, `&amp;`: markup reads another character than the string has
 * there.
 */
const reference = /&(?:#|[a-z]{1,31};)/iu;

/** An address in a tag with two quotation marks behind it, or with one at its end alone. */
const brokenAttribute = patternSequence(
  /<(?:a|img)(?=\s)[^<>]{0,300}?\s(?:href|src)=/giu,
  patternUnion(
    /(?<mark>["'])https?:\/\/[^\s"'<>]{1,1000}(?<doubled>\k<mark>{2})/giu,
    /(?<unopened>https?:\/\/[^\s"'<>]{1,1000}["'])/giu,
  ),
  /(?=[\s>])/giu,
);

/** Finds attribute values, or the quotation marks behind them, where the quotation marks are unbalanced. */
function findBrokenAttributes(text: string): EmbeddedIdentifier[] {
  return Array.from(text.matchAll(brokenAttribute), ({ index, 0: whole, groups }) => {
    const end = index + whole.length;
    const slip = groups?.["doubled"] ?? groups?.["unopened"] ?? "";
    return { span: { start: end - slip.length, end }, site: brokenLinkSite };
  });
}

/**
 * Finds the identifiers with a scheme in the attributes of markup, in the decoded text of a string. If `isOpen`, more
 * text follows the string at run time (`'<a href="http://a/' + b`), and the last value may be unclosed. Values with
 * character references are left out.
 */
export function findIdentifiersInMarkup(text: string, isOpen: boolean): EmbeddedIdentifier[] {
  if (!/<[a-z]/iu.test(text)) return [];
  const found = findBrokenAttributes(text);
  if (!/=\s{0,8}["']/u.test(text)) return found;
  for (const { 0: whole, index, groups } of text.matchAll(startTag)) {
    const { element = "", attributes = "" } = groups ?? {};
    const offset = index + whole.length - attributes.length;
    for (const { 0: written, index: start, groups: parts } of attributes.matchAll(attribute)) {
      const { name = "", double, single = "", quote, apostrophe } = parts ?? {};
      const value = double ?? single;
      const isClosed = (quote ?? apostrophe) !== "";
      if (!isAbsolute(value) || reference.test(value) || !(isClosed || isOpen)) continue;
      const valueStart = offset + start + written.length - value.length - (isClosed ? 1 : 0);
      const span = { start: valueStart, end: valueStart + value.trimEnd().length };
      found.push({ span, site: { kind: "attribute", element, name } });
    }
  }
  return found;
}
