import type { Span } from "../../../findings/span.js";
import type { LocatedEdit } from "../../project/located-finding.js";
import { backslashEscapes } from "../backslash-escapes.js";
import { backslashSyntax, longEscape, noEscape } from "../backslash-syntax.js";
import { eightDigits, fourDigits } from "../common-escapes.js";
import { decodeEscapes } from "../decode-escapes.js";
import { beginsIriref, endOfUnclosed, longestBeginning } from "./iriref.js";
import { keepsEnds } from "../piece-ends.js";
import { nameStart, withinName } from "../../../text/name-characters.js";
import { visible } from "../plain.js";
import type { Syntax } from "../syntax.js";
import { escapeAll, escapeUnseen } from "../unseen.js";

/** `UCHAR = '\u' HEX HEX HEX HEX | '\U' HEX HEX HEX HEX HEX HEX HEX HEX` — Turtle §6.5 */
const uchar = [fourDigits, eightDigits];

/** The content of `<…>` in Turtle, N-Triples and SPARQL, which has no other escape, not even of the backslash. */
export const turtleIri: Syntax = {
  name: "turtle-iri",
  decode: (source, span) => decodeEscapes(source, span, iriReader),
  encode: (text) =>
    escapeUnseen(
      text.replace(/[<>\\]/gu, (character) => delimiters[character] ?? character),
      longEscape,
    ),
  escape: (text) => escapeAll(text, longEscape),
  keeps: (source, edit, piece) =>
    keepsEndsOfIri(source, edit, piece) && !mayCompare(source, edit, piece) && !endsIdentifier(source, edit),
};

/**
 * `<<` begins a triple within a triple, in RDF 1.2, `<=` compares in SPARQL and `<-` turns a predicate round in N3. Behind a line end there must be more of the
 * identifier.
 */
const keepsEndsOfIri = keepsEnds({ first: /^[<=-]/u, last: /\s$/u });

/** Whether an identifier that is malformed and loses its beginning could be read as the operator `<` of SPARQL. */
function mayCompare(source: string, { span, text }: LocatedEdit, { start, end }: Span<"source">): boolean {
  if (span.start > start + longestBeginning) return false;
  const edited = source.slice(start - 1, span.start) + text + source.slice(span.end, end + 1);
  return beginsIriref(source, start - 1) && !beginsIriref(edited, 0);
}

/** Whether an unclosed identifier would end at the edit. */
function endsIdentifier(source: string, { span, text }: LocatedEdit): boolean {
  return endOfUnclosed.test(source.slice(span.start - 1, span.start) + text + source.slice(span.end, span.end + 1));
}

/**
 * The content of `<…>` in OWL 2, which has no escapes — OWL 2 Structural Specification and Functional-Style Syntax
 * §2.4.
 */
export const owlIri: Syntax = {
  ...visible,
  name: "owl-iri",
  keeps: (source, edit, piece) => keepsEndsOfIri(source, edit, piece) && !endsIdentifier(source, edit),
};

const iriReader = backslashEscapes({ singles: {}, digits: uchar, unknown: "kept" });

const delimiters: Readonly<Record<string, string>> = { "<": "\\u003C", ">": "\\u003E", "\\": "\\u005C" };

/** Strings of Turtle and SPARQL, in one or three quotation marks of either kind. */
export const turtleString = backslashSyntax({
  name: "turtle-string",
  singles: { t: "\t", b: "\b", n: "\n", r: "\r", f: "\f", '"': '"', "'": "'", "\\": "\\" },
  digits: uchar,
  unknown: "kept",
  quoted: /["'\\]/gu,
  write: longEscape,
});

/** `quotedString` — OWL 2 Structural Specification and Functional-Style Syntax §2.2 */
export const owlString = backslashSyntax({
  name: "owl-string",
  singles: { '"': '"', "\\": "\\" },
  unknown: "kept",
  quoted: /["\\]/gu,
  write: noEscape,
});

/** `PN_LOCAL_ESC` — Turtle §6.5 */
const localEscapes = Object.fromEntries(Array.from("_~.-!$&'()*+,;=/?#@%", (character) => [character, character]));

const localReader = backslashEscapes({ singles: localEscapes, digits: uchar, unknown: "kept" });

/** The local part of a prefixed name, which does not begin with a hyphen or with a mark that combines. */
export const turtleLocalName: Syntax = {
  name: "turtle-local-name",
  decode: (source, span) => decodeEscapes(source, span, localReader),
  encode(text) {
    if (text.includes("\\")) return undefined;
    const escaped = text.replace(/[~.!$&'()*+,;=/?#@]|%(?![0-9A-Fa-f]{2})/gu, "\\$&");
    return localName.test(escaped) ? escaped : undefined;
  },
  keeps: keepsEnds({ first: new RegExp(`^[${withinName}](?<!\\d)`, "u") }),
};

/** `PN_LOCAL`, without its characters that are no letters, marks or numbers, which a reader may not see. */
const localName = new RegExp(
  // No two alternatives match the same character, so that matching takes linear time.
  String.raw`^(?:(?=[${nameStart}${withinName}:%])[\p{L}\p{M}\p{N}_:%-]|\\[~.!$&'()*+,;=/?#@%])*$`,
  "u",
);
