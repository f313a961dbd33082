import type { Span } from "../../../findings/span.js";
import type { LocatedEdit } from "../../project/located-finding.js";
import { decodeEscapes, type EscapeReader } from "../decode-escapes.js";
import { keepsSpaceAway } from "../piece-ends.js";
import type { Syntax } from "../syntax.js";

const backslash = 0x5c;
const openingBrace = 0x7b;

/**
 * Characters that mean something to TeX, in an address of hyperref, also as some programs write them: `\_`, `\~{}`,
 * `\string~`, `\textasciitilde`, `{\_}`.
 */
const escape = new RegExp(
  String.raw`(?<brace>\{?)\\(?:(?<symbol>[%#&_~\\])(?:\{\})?|string(?<string>[~#%&_])` +
    String.raw`|text(?<name>asciitilde|underscore)(?:\{\}| |(?![A-Za-z@])))(?<close>\}?)`,
  "uy",
);
const named: Readonly<Record<string, string>> = { asciitilde: "~", underscore: "_" };

/** The longest escape, in UTF-16 code units. */
const longestEscape = 24;

interface LatexEscape {
  readonly text: string;
  readonly length: number;
}

/** The escape at `offset` that ends before `end`. */
export function latexEscapeAt(source: string, offset: number, end: number): LatexEscape | undefined {
  escape.lastIndex = 0;
  const found = escape.exec(source.slice(offset, Math.min(offset + longestEscape, end)));
  if (found === null) return undefined;
  const { brace, symbol, string, name = "", close = "" } = found.groups ?? {};
  if (brace === "{" && close === "") return undefined;
  const after = brace === "" ? close.length : 0;
  return { text: symbol ?? string ?? named[name] ?? "", length: found[0].length - after };
}

const escapes: EscapeReader = {
  isLead: (unit) => unit === backslash || unit === openingBrace,
  read(source, offset, end) {
    const found = latexEscapeAt(source, offset, end);
    return found && { text: found.text, end: offset + found.length };
  },
};

/** Characters that are never written: invisible ones, and those that form groups or commands. */
const unwritten = /[\s\p{Cc}\p{Cf}\p{Cs}\p{Zs}{}\\^]/u;

/**
 * Text that would extend the token before it: letters behind a command name, a digit or number sign behind a number
 * sign.
 */
const longer = /^(?:[A-Za-z@]{2}|#[#1-9])/u;

/** Whether the edit leaves the tokens before and after the piece as they are. */
function keepsNeighbours(source: string, { span, text }: LocatedEdit, piece: Span<"source">): boolean {
  const [before, after] = [source.slice(span.start - 1, span.start), source.slice(span.end, span.end + 1)];
  if (span.start === piece.start && longer.test(before + text + after)) return false;
  return span.end < piece.end || !(before + text).endsWith("#") || !/^[#1-9]/u.test(after);
}

/** Whether braces are balanced: TeX and BibTeX count those of groups, values and arguments. */
function hasPairs(source: string): boolean {
  let depth = 0;
  for (const [brace] of source.matchAll(/[{}]/gu)) {
    depth += brace === "{" ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

const common = {
  decode: (source, span) => decodeEscapes(source, span, escapes),
  keeps: (source: string, edit: LocatedEdit, piece: Span<"source">) =>
    keepsNeighbours(source, edit, piece) &&
    keepsSpaceAway(source, edit, piece) &&
    hasPairs(source.slice(edit.span.start, edit.span.end)),
} satisfies Partial<Syntax>;

/** A colon before white space or another colon, behind a name that is no scheme. */
const otherName = /:[\s:]/u;

/** White space and a further address: an argument with two addresses, or with words before one, is no address. */
export const secondAddress = /\s[A-Za-z][A-Za-z0-9+.-]{0,31}:\/\//u;

/** How many UTF-16 code units the beginning of an address can have: white space, a scheme and `://`. */
const longestBeginning = 36;

function keepsAddress(source: string, { span, text }: LocatedEdit, { start, end }: Span<"source">): boolean {
  const before = source.slice(Math.max(start, span.start - longestBeginning), span.start);
  const after = source.slice(span.end, Math.min(end, span.end + longestBeginning));
  return !secondAddress.test(before + text + after);
}

/** Prefixes of hyperref that are followed by a file name. */
const file = /^(?:run:|file:(?!\/\/))/iu;

function keepsScheme(source: string, { span, text }: LocatedEdit, { start, end }: Span<"source">): boolean {
  const edited =
    source.slice(start, span.start) + text + source.slice(span.end, Math.min(end, span.end + longestBeginning));
  if (span.start < start + longestBeginning && file.test(edited)) return false;
  const before = source.slice(span.start - 1, span.start);
  const after = span.end < end ? source.slice(span.end, span.end + 1) : " ";
  return !otherName.test(before + text + after) || otherName.test(before + source.slice(span.start, span.end) + after);
}

/** How much of an address is searched for the way its percent signs are written, in UTF-16 code units, at each edit. */
const longestAddress = 4096;

/** The address of `\url` or `\href`, in which only `#`, `%`, braces and backslashes are special. */
export const latexAddress: Syntax = {
  ...common,
  name: "latex-address",
  holes: "parameters",
  keeps: (source, edit, piece) =>
    common.keeps(source, edit, piece) && keepsScheme(source, edit, piece) && keepsAddress(source, edit, piece),
  encode(text, source, { start, end }) {
    if (unwritten.test(text)) return undefined;
    // In the argument of another command a percent sign begins a comment: those in the address show whether this is one.
    const beginning = source.slice(start, Math.min(end, start + longestAddress));
    const isBare = /(?<!\\)%/u.test(beginning) && !/%(?![0-9A-F]{2})/iu.test(text);
    return text.replace(isBare ? /#/gu : /[#%]/gu, "\\$&");
  },
};

/** Text for people, in which a dollar sign begins a formula. */
export const latexText: Syntax = {
  ...common,
  name: "latex-text",
  holes: "parameters",
  encode: (text) =>
    unwritten.test(text) || text.includes("$")
      ? undefined
      : text.replace(/[#%&_]/gu, "\\$&").replaceAll("~", "\\textasciitilde{}"),
};

/** A field of BibTeX with an address, whose readers take these characters literally. */
export const bibtexAddress: Syntax = {
  ...common,
  name: "bibtex-address",
  holes: "parameters",
  encode: (text) => (unwritten.test(text) || text.includes('"') ? undefined : text),
};
