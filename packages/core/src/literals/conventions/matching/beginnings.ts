import { patternUnion } from "../../../text/composed-pattern.js";
import { beginsWithMisspelledScheme } from "./texts.js";

const schemeAndColon = /^[A-Za-z][A-Za-z0-9+.-]*:/u;

/** A scheme with white space before its colon: `https ://`. */
const schemeAndSpace = /^(?:https?|wss?|ftp)[ \t]+:\/\//iu;

/** White space and quotation marks that were copied with an identifier, before its scheme, or a parenthesis that nothing closes. */
const copiedStart = patternUnion(
  /^[\s"'‘’“”„«»]+(?=(?:https?|wss?|ftp):\/\/\S*\s*$)/iu,
  /^[\s"'‘’“”„«»]*\((?=(?:https?|wss?|ftp):\/\/[^\s()]*\s*$)/iu,
);

/** Invisible characters before a scheme: a mistake that does not hide the scheme. */
const unseenStart = /^[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/u;

/** Whether the text is a Windows path from its drive. */
export function beginsWithDrive(text: string): boolean {
  return /^[A-Za-z]:(?:\\|\/(?!\/))/u.test(text);
}

/** Whether `http` or `https` is ended by a character that looks like a colon. */
export function hasFullWidthColon(text: string): boolean {
  return /^https?\uFF1A\/\//iu.test(text);
}

/** Whether the text begins as references do: with a scheme, or with `/`, `./`, `../`, `#` or `?`. */
export function beginsAsReference(text: string): boolean {
  return /^(?:[/#?]|\.{1,2}(?:[/#?]|$))/u.test(text) || schemeAndColon.test(text) || schemeAndSpace.test(text);
}

/** A name with a number that may have parts, such as a version, or one of the nodes of a test: `v1.2`, `p1.1`. */
const numbered = /^[A-Za-z]{1,8}\d{1,8}(?:\.\d{1,8}){1,8}$/u;

/** Words of East Asia, and behind a full-width colon the quotation of an example: `例如：“http://a.example/”`. */
const introduced = /^[\p{Lo}\p{Lm}]{1,16}\uFF1A\s?["'\u201C\u300C\u300E\u2018]/u;

/** Whether the text could be a label for people: words, or nothing that only identifiers have. */
export function isLabel(text: string): boolean {
  return (
    !/[:/.#?%]/u.test(text) ||
    (/\S\s+\S/u.test(text) && !beginsAsReference(text)) ||
    numbered.test(text) ||
    introduced.test(text)
  );
}

/** The text without what was copied with the identifier and stands before its scheme. */
export function withoutCopiedStart(text: string): string {
  return text.replace(copiedStart, "");
}

/** Whether the text is a picture in SVG as `data:`, with its markup as it is or percent-encoded (RFC 2397 §3). */
export function beginsAsPicture(text: string): boolean {
  return /^data:image\/svg\+xml(?:;(?!base64)[^,;\s]{0,64}){0,4},\s{0,8}(?:<|%3c)/iu.test(text);
}

/** Schemes by which a text is known as an identifier. */
export interface SchemeLists {
  /** Schemes that count if `://` follows. */
  readonly withSlashes: ReadonlySet<string>;
  /** Schemes that count by themselves. */
  readonly bare: ReadonlySet<string>;
}

/** Whether the text begins with one of the schemes and `://`, or with `http` or `https` misspelled. */
export function beginsWithListedScheme(text: string, schemes: SchemeLists): boolean {
  const visible = text.replace(unseenStart, "");
  const scheme = schemeAndColon.exec(visible)?.[0].slice(0, -1).toLowerCase();
  if (scheme !== undefined && schemes.bare.has(scheme)) return true;
  const isRight = scheme !== undefined && schemes.withSlashes.has(scheme) && visible.startsWith("://", scheme.length);
  return isRight || beginsWithMisspelledScheme(visible);
}
