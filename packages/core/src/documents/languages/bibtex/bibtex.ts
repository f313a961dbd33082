import { patternSequence, patternUnion } from "../../../text/composed-pattern.js";
import { defineLanguage } from "../../language.js";
import { percentComments } from "../../../languages/definition/comment-syntax.js";
import { endOfLine } from "../../../text/line-end.js";
import { brokenLinkSite, type Piece, type RawLiteral } from "../../../literals/locating/index.js";
import type { Span } from "../../../findings/span.js";
import { behind, matchEnd } from "../../../text/sticky-match.js";
import { checkpointedReader } from "../../checkpoints/checkpointed-reader.js";
import { onlyState, type Pass } from "../../checkpoints/pass.js";
import { Collected } from "../../parts/collected.js";
import type { Reader } from "../../reading.js";
import { addressPieces, isAbbreviated, literalOf } from "../latex/address.js";
import { readLatexField } from "../latex/latex.js";
import { closingMark, valueAt, withinBraces, type ValuePart } from "./values.js";

export const bibtex = defineLanguage({
  name: "bibtex",
  reader: () => bibtexReader(),
  extensions: ["bib"],
  ids: ["bibtex"],
  comments: percentComments,
});

/** Reads BibTeX: the fields of entries as data, or as LaTeX if there is more in them than an address. */
function bibtexReader(): Reader {
  return checkpointedReader({
    begin: (text) => new Bibtex(text),
    areSame: () => true,
    // The longest run that the reader looks ahead: a key, or a text in braces, up to the beginning of the next entry;
    // in UTF-16 code units.
    ahead: 4200,
    behind: 1,
  });
}

/**
 * An entry or a comment. BibTeX ignores all text between entries; only lines that begin as in LaTeX are taken for
 * comments.
 */
const item = /^[ \t]*(?<comment>%)|(?<=^|[\s})])@[ \t]*(?<type>[A-Za-z]+)\s*(?<open>[{(])/gmu;
const key = /\s{0,999}(?:[^\s,="{}]{1,999}\s{0,999})?,/uy;
const field = /[\s,]*(?<name>[^\s,="{}#%()]+)\s*=/uy;
const other = patternSequence(
  /[\s,]*/uy,
  patternUnion(
    /(?<close>[})])/uy,
    /(?<next>@[ \t]{0,999}[A-Za-z]{1,99}\s{0,999}[{(])/uy,
    /%[^\r\n]*/uy,
    /\{[^{}]{0,4096}\}/uy,
    /(?:[^\s,})]+)?/uy,
  ),
);

/** A field that is more than one word, or that holds commands of LaTeX. */
const isLatex = /\S\s+\S|\\(?:url|href|burl|nolinkurl|path|verb)(?![A-Za-z@])/u;
/** Fields that programs read without interpreting LaTeX in them. */
const isVerbatim = /url|doi/iu;

/**
 * The second part of an address: a word with a delimiter of its components or a file extension, either of which a date
 * may have, too.
 */
const restOfAddress = /[/_%=&~]|\.[a-z]{2,4}$/iu;
const date = /^\d{1,4}[./-]\d/u;

/** Whether the whole text is one address that a space splits by mistake. */
function isParted(text: string): boolean {
  const [first = "", second = "", third] = text.split(/[ \t]+/u, 3);
  if (third !== undefined) return false;
  if (/^https?:\/\/$/iu.test(first)) return /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/:?#]|$)/u.test(second);
  if (!/^https?:\/\/[^\s\\{}]*[^\s\\{},;.]$/iu.test(first)) return false;
  return /^[\w%~./=&?+-]+$/u.test(second) && restOfAddress.test(second) && !date.test(second);
}

/** A value that is an address, without its closing brace before the next field or the end of the entry. */
const unclosedField = patternSequence(
  /\{(?:\\url\{https?:\/\/[^\s{}]{1,1000}\}|https?:\/\/[^\s{},]{1,1000})/iuy,
  patternUnion(
    /(?=,?[ \t]*\r?\n\s{0,100}[a-z][\w-]{1,30}[ \t]*=[ \t]*["{\d])/iuy,
    /(?=,?[ \t]*\r?\n\s{0,100}\}\s{0,100}(?:@|(?![^])))/iuy,
  ),
);

/** The beginning of a value that is an address, with the brace before it, if nothing closes that. */
function unclosedIn(text: string, part: ValuePart | undefined): Span<"source"> | undefined {
  if (part?.kind !== "text") return undefined;
  const start = part.span.start - 1;
  const end = matchEnd(unclosedField, text, start);
  return end === undefined ? undefined : { start, end };
}

class Bibtex implements Pass<object> {
  readonly #text: string;
  readonly #collected = new Collected();

  constructor(text: string) {
    this.#text = text;
  }

  get literals(): readonly RawLiteral[] {
    return this.#collected.literals;
  }

  get comments(): readonly Span<"source">[] {
    return this.#collected.comments;
  }

  /** Reads the next entry or comment with the text before it, and returns the offset behind it. */
  take(offset: number): number {
    item.lastIndex = offset;
    const found = item.exec(this.#text);
    const end = item.lastIndex;
    this.#takeBetween({ start: offset, end: found?.index ?? this.#text.length });
    if (found === null) return this.#text.length;
    const { comment, type = "", open } = found.groups ?? {};
    return comment === undefined
      ? this.#takeEntry({ start: found.index, end }, type.toLowerCase(), open === "{" ? "}" : ")")
      : this.#takeComment({ start: end - 1, end: endOfLine(this.#text, end) });
  }

  stateAt(): object {
    return onlyState;
  }

  #takeBetween({ start, end }: Span<"source">): void {
    this.#collected.part(readLatexField(this.#text.slice(start, end)), start);
  }

  #takeComment(span: Span<"source">): number {
    this.#collected.comment(span);
    return span.end;
  }

  /** Reads the entry that begins at `head` and returns its end. */
  #takeEntry(head: Span<"source">, type: string, close: "}" | ")"): number {
    if (type === "comment") {
      const end = Math.min(closingMark(this.#text, head.end, close) + 1, this.#text.length);
      return this.#takeComment({ start: head.start, end });
    }
    if (type === "preamble") {
      const { parts, end } = valueAt(this.#text, head.end);
      this.#takeLatex(parts);
      return this.#takeFields(end);
    }
    return this.#takeFields(type === "string" ? head.end : behind(key, this.#text, head.end));
  }

  #takeFields(start: number): number {
    for (let offset = start; ;) {
      field.lastIndex = offset;
      const name = field.exec(this.#text)?.groups?.["name"];
      if (name === undefined) {
        other.lastIndex = offset;
        const { close, next } = other.exec(this.#text)?.groups ?? {};
        if (next !== undefined) return other.lastIndex - next.length;
        if (close !== undefined || other.lastIndex === this.#text.length) return other.lastIndex;
        offset = other.lastIndex;
      } else {
        const { parts, end } = valueAt(this.#text, field.lastIndex);
        this.#takeField(name, parts);
        offset = end;
      }
    }
  }

  #takeField(name: string, parts: readonly ValuePart[]): void {
    const open = unclosedIn(this.#text, parts[0]);
    if (open !== undefined) return this.#collected.literal({ span: open, syntax: "plain", site: brokenLinkSite });
    if (parts.some((part) => this.#isText(part, name))) return this.#takeLatex(parts);
    const literal = parts.some(({ kind }) => kind === "text")
      ? literalOf(parts.flatMap((part) => this.#piecesOf(part)))
      : undefined;
    if (literal === undefined) return;
    this.#collected.literal({
      ...literal,
      syntax: isVerbatim.test(name) ? "bibtex-address" : "latex-text",
      site: { kind: "data", path: [name], isKey: false },
    });
  }

  #isText({ kind, span }: ValuePart, name: string): boolean {
    const { start, end } = withinBraces(this.#text, span);
    const text = this.#text.slice(start, end);
    if (kind !== "text" || (isVerbatim.test(name) && isParted(text))) return false;
    return isLatex.test(text) || isAbbreviated(text);
  }

  #piecesOf({ kind, span }: ValuePart): Piece[] {
    return kind === "text" ? addressPieces(this.#text, withinBraces(this.#text, span)) : [{ kind: "hole", span }];
  }

  #takeLatex(parts: readonly ValuePart[]): void {
    for (const { kind, span } of parts) {
      const { start, end } = withinBraces(this.#text, span);
      if (kind === "text") this.#collected.part(readLatexField(this.#text.slice(start, end)), start);
    }
  }
}
