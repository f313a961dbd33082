import type { Span } from "../../../findings/span.js";
import { decodeEscapes, type EscapeReader } from "../decode-escapes.js";
import { keepsSpaceAway } from "../piece-ends.js";
import { plain } from "../plain.js";
import type { Syntax } from "../syntax.js";
import type { SimpleSyntaxName } from "../syntax-name.js";
import { changesTemplate } from "../template-marks.js";
import { escapeAll, escapeUnseen, numericReference } from "../unseen.js";
import { xmlAttributeReferences, isXmlText, xmlTextReferences } from "./xml-references.js";

/** A quoted attribute value of XML, or another quoted literal. */
export const xmlAttribute: Syntax = {
  ...xmlSyntax("xml-attribute", xmlAttributeReferences),
  keeps: (source, edit, piece) =>
    keepsSpaceAway(source, edit, piece) &&
    !changesTemplate(source, edit, piece, isQuoted(source, piece) ? "quote" : "space"),
};

/** How much white space beside a quotation mark is looked through, in UTF-16 code units. */
const longestSpace = 40;

/** Whether quotation marks stand around a piece; an unfinished value has none. */
function isQuoted(source: string, { start, end }: Span<"source">): boolean {
  const before = source.slice(Math.max(0, start - longestSpace), start);
  return /["']\s*$/u.test(before) || /^\s*["']/u.test(source.slice(end, end + longestSpace));
}

/** The name of an element, which is never edited: its end tag repeats it, and the two would differ. */
export const xmlName: Syntax = {
  name: "xml-name",
  decode: (source, span) => plain.decode(source, span),
  encode: () => undefined,
};

/** Text between tags, outside CDATA sections. */
export const xmlText = xmlSyntax("xml-text", xmlTextReferences);

function xmlSyntax(name: SimpleSyntaxName, references: EscapeReader): Syntax {
  return {
    name,
    holes: "entities",
    decode: (source, span) => decodeEscapes(source, span, references),
    encode(text) {
      if (!isXmlText(text)) return undefined;
      const written = text.replace(/[&<>"']/gu, (character) => names[character] ?? character);
      return escapeUnseen(written, numericReference);
    },
    escape: (text) => escapeAll(text, numericReference),
    // White space around an identifier is collapsed — XML Schema Part 2 §4.3.6.
    keeps: keepsSpaceAway,
  };
}

const names: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
