import { patternUnion } from "../../../text/composed-pattern.js";
import type { Span } from "../../../findings/span.js";
import { isSurrogate } from "../../../text/surrogate.js";
import { unitAt } from "../../../text/unit-at.js";
import type { LocatedEdit } from "../../project/located-finding.js";
import { decodeEscapes, type EscapeReader } from "../decode-escapes.js";
import { namedReference } from "./named-references.js";
import { keepsEnds } from "../piece-ends.js";
import { plain, visible } from "../plain.js";
import { referencedCharacter, referencedCodePoint } from "./referenced-character.js";
import type { Syntax } from "../syntax.js";
import { escapeAll, escapeUnseen } from "../unseen.js";

const backslash = 0x5c;
const ampersand = 0x26;

/**
 * What a backslash escapes: formatting marks, attribute references, character replacements, separators of cells and mailboxes, which
 * would else become links.
 */
const escapable = patternUnion(
  /^\\(?=[{*_`#^~+'|]|--|\.\.\.|\([CRT])/u,
  /^\\(?=\w[\w.%+-]*@[A-Za-z\d][\w.-]*\.[A-Za-z]{2})/u,
);
/** Character references, which Asciidoctor passes through (`Substitutors`, `REPLACEMENTS`). */
const reference = patternUnion(
  /^&#(?:(?<decimal>\d{2,6})|x(?<hexadecimal>[0-9A-Fa-f]{2,5}));/u,
  /^&(?<name>[A-Za-z]{2,31}\d{0,2});/u,
);

const escapes: EscapeReader = {
  isLead: (unit) => unit === backslash || unit === ampersand,
  read(source, offset, end) {
    const rest = source.slice(offset, Math.min(offset + longestEscape, end));
    if (unitAt(source, offset) === backslash) {
      return escapable.test(rest) ? { text: rest.charAt(1), end: offset + 2 } : undefined;
    }
    const match = reference.exec(rest);
    if (match?.groups === undefined) return undefined;
    const { name } = match.groups;
    const text = name === undefined ? referencedCharacter(referencedCodePoint(match.groups)) : namedReference(name);
    return text === undefined ? undefined : { text, end: offset + match[0].length };
  },
};

const longestEscape = 80;

function numericReference(codePoint: number): string | undefined {
  const digits = codePoint.toString(16).toUpperCase().padStart(2, "0");
  return codePoint === 0 || isSurrogate(codePoint) || digits.length > 5 ? undefined : `&#x${digits};`;
}

/** An address: the target of a macro, the value of an attribute, or a bare address. */
export const asciidocAddress: Syntax = {
  name: "asciidoc-address",
  decode: (source, span) => decodeEscapes(source, span, escapes),
  encode: (text) =>
    /[\0\p{Cs}]/u.test(text)
      ? undefined
      : escapeUnseen(
          text.replace(
            /[\s[\]\\<>"'|]|&(?=#?\w*(?:;|$))/gu,
            (character) => numericReference(unitAt(character, 0)) ?? "",
          ),
          numericReference,
        ),
  escape: (text) => escapeAll(text, numericReference),
  keeps: (source, edit, piece) =>
    keepsLink(source, edit, piece) &&
    keepsScheme(source, edit, piece) &&
    keepsName(source, edit, piece) &&
    keepsFormatting(source, edit) &&
    keepsMarks(source, edit),
};

/** Text outside addresses, which has no escapes. */
export const asciidocText: Syntax = {
  ...visible,
  name: "asciidoc-text",
  holes: "variables",
  keeps: (source, edit, piece) =>
    keepsMarks(source, edit) && keepsMacro(source, edit) && plain.keeps?.(source, edit, piece) !== false,
};

/** Schemes that begin an automatic link, which needs no macro; in lower case. */
const linkScheme = /(?:https?|file|ftp|irc):\/\//u;
const longestScheme = "https://".length;
/** A macro later in the same word, or in the text of a link that the word is. */
// Polynomial, over `farthestMacro` units at most.
const macro = /^(?:\S*|[^\s[]*\[[^\]]*)[a-z]:[^\s[]*\[/u;
/** How much of a word is searched for a macro, in UTF-16 code units. */
const farthestMacro = 1000;

/** Whether the edit begins no automatic link that would swallow a macro after it. */
function keepsMacro(source: string, { span, text }: LocatedEdit): boolean {
  const before = source.slice(Math.max(0, span.start - longestScheme), span.start);
  const after = source.slice(span.end, span.end + farthestMacro);
  const [next, written] = [after.slice(0, longestScheme), source.slice(span.start, span.end)];
  return !linkScheme.test(before + text + next) || linkScheme.test(before + written + next) || !macro.test(after);
}

/** Constrained formatting marks stand at the edges of words; after some other characters they do not open formatting either. */
const wordCharacter = /[\p{L}\p{N}_]/u;
const keepingFromBeginning = /[\p{L}\p{N}_;:}]/u;
const mark = /[*_#`+]/u;

/** Whether formatting marks beside an edit open and close as before: the edit leaves word characters beside them where there were some. */
function keepsMarks(source: string, { span, text }: LocatedEdit): boolean {
  const [before, after] = [source.slice(span.start - 1, span.start), source.slice(span.end, span.end + 1)];
  const written = source.slice(span.start, span.end);
  // A mark that is replaced by text with such a mark may combine with the characters beside it.
  if (mark.test(written) && mark.test(text)) return false;
  const isKept = (sort: RegExp, was: string, is: string): boolean => sort.test(was) === sort.test(is);
  const isKeptBefore = (sort: RegExp): boolean => isKept(sort, (before + written).slice(-1), (before + text).slice(-1));
  if (mark.test(after) && !(isKeptBefore(wordCharacter) && isKeptBefore(keepingFromBeginning))) return false;
  return !mark.test(before) || isKept(wordCharacter, (written + after).charAt(0), (text + after).charAt(0));
}

/** An automatic link begins with its scheme, and does not end with punctuation of a sentence or a formatting mark. */
const keepsLink = keepsEnds({ first: /^[\s:[]/u, last: /[\s,.?!;:)>\]*_#]$/u });

/** Whether an automatic link keeps its scheme, in lower case, by which alone it is a link. */
function keepsScheme(source: string, { span, text }: LocatedEdit, { start, end }: Span<"source">): boolean {
  if (span.start >= start + longestScheme || !beginsLink(source.slice(start, start + longestScheme))) return true;
  const after = source.slice(span.end, Math.min(end, span.end + longestScheme));
  return beginsLink(source.slice(start, span.start) + text + after);
}

function beginsLink(text: string): boolean {
  return text.search(linkScheme) === 0;
}

/** Whether a letter or digit follows the scheme after the edit, without which no text is an automatic link; with nothing at all it is no link with a text either. */
function keepsName(source: string, { span, text }: LocatedEdit, { start, end }: Span<"source">): boolean {
  const last = Math.min(end, start + farthestName);
  if (span.start > last) return hasName(source.slice(start, last));
  const edited = source.slice(start, span.start) + text + source.slice(span.end, last);
  return hasName(edited) || (!hasName(source.slice(start, last)) && !edited.endsWith("://"));
}

/** How much of an address is searched for a letter or digit after its scheme, in UTF-16 code units. */
const farthestName = 1000;

function hasName(address: string): boolean {
  const scheme = address.indexOf("://");
  return scheme !== -1 && /[\p{L}\p{N}]/u.test(address.slice(scheme));
}

/** Formatting marks, attribute references and character replacements, whose effect depends on what stands before and after them. */
const formatting = /[*_`#^~+{}'|]|--|\.\.\.|\([CRT]/gu;

/** Whether the edit adds no formatting mark or replacement, and touches no back quote, which may open or close code. */
function keepsFormatting(source: string, { span, text }: LocatedEdit): boolean {
  const written = source.slice(span.start, span.end);
  const before = source.slice(Math.max(0, span.start - 3), span.start);
  const after = source.slice(span.end, span.end + 3);
  const countIn = (part: string): number => (before + part + after).match(formatting)?.length ?? 0;
  return countIn(text) <= countIn(written) && !written.includes("`");
}
