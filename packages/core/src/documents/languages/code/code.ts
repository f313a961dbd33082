import { behindLineEnd, endOfLine } from "../../../text/line-end.js";
import { brokenLinkSite, holdsQuery, type OpenEnds, type RawLiteral } from "../../../literals/locating/index.js";
import type { Span } from "../../../findings/span.js";
import { matchEnd } from "../../../text/sticky-match.js";
import type { Language } from "../../language.js";
import { checkpointedReader } from "../../checkpoints/checkpointed-reader.js";
import type { PassStart, Pass } from "../../checkpoints/pass.js";
import { haveSameItems } from "../../checkpoints/same-items.js";
import type { Reader } from "../../reading.js";
import { codeHasNoIdentifier } from "../../code-without-identifiers.js";
import type { BlockComment, CodeLanguage, DeclaredCodeLanguage } from "../../../languages/definition/code-language.js";
import {
  chainOf,
  endExpression,
  goesOn,
  holeBetween,
  isWithinOperand,
  joined,
  levelAt,
  type BracketLevel,
} from "./concatenation.js";
import { codeAfter, codeIn } from "./adjacent-code.js";
import { StringReader, type StringToken, type UnclosedString } from "./string-literal.js";
import { runEnd } from "../../../text/run-end.js";
import { endsOpenIn, reach, receivingMethod, siteOf } from "./surrounding-site.js";

/** Reads the strings and comments of a programming language, however broken the text is. */
export function codeReader(language: CodeLanguage): Reader {
  return checkpointedReader({
    begin: (text, { state }: PassStart<CodeState>) => new CodeReading(text, language, state),
    areSame: (one, other) =>
      one.isCode === other.isCode &&
      haveSameItems(one.levels, other.levels, areSameLevels) &&
      haveSameItems(one.comments, other.comments, areSameSpans),
    moved: ({ isCode, levels, comments }, move) => ({
      isCode,
      levels: levels.map((level) => ({ ...level, offset: move(level.offset), expression: move(level.expression) })),
      comments: comments.map(({ start, end }) => ({ start: move(start), end: move(end) })),
    }),
    ahead: farthestAhead,
    behind: farthestBehind,
  });
}

/**
 * How far the reader looks ahead and back for the site of a string and for a continuation of its line, in UTF-16 code
 * units.
 */
const farthestAhead = 3 * reach;
const farthestBehind = 3 * reach;

/** The open brackets and strings at a checkpoint, with the comments that the following text may look back at. */
interface CodeState {
  /** False in the text in which code is embedded. */
  readonly isCode: boolean;
  readonly levels: readonly Readonly<BracketLevel>[];
  readonly comments: readonly Span<"source">[];
}

/** The deepest nesting of brackets at which the reader keeps checkpoints. */
const deepestState = 64;

function areSameLevels(one: Readonly<BracketLevel>, other: Readonly<BracketLevel>): boolean {
  return (
    one.bracket === other.bracket &&
    one.offset === other.offset &&
    one.index === other.index &&
    one.expression === other.expression
  );
}

function areSameSpans(one: Span<"source">, other: Span<"source">): boolean {
  return one.start === other.start && one.end === other.end;
}

/** Declares the documents of a language that this reader reads. */
export function codeDocuments(language: DeclaredCodeLanguage): Language {
  return { ...language, reader: () => codeReader(language), hasNoIdentifier: codeHasNoIdentifier };
}

const wordPart = /[\w$\u0080-\u{10FFFF}]{1,4096}/uy;
/**
 * White space between tokens. U+FEFF counts as a byte order mark at the start of the text only. A run is taken piece by
 * piece: twelve million spaces at once may exceed the stack of the engine of regular expressions.
 */
const space = /[ \t\f\v\u00A0]{1,4096}|^\uFEFF/uy;

/** An address behind a quotation mark, up to what can follow a string. */
const openAddress = /["']https?:\/\/[\w-]{1,63}\.[\w~:/?#@!$&*+=%.-]{2,2000}(?<![.:!?])/iuy;

/**
 * What shows that an address goes on: the hole that follows it, which other lines may close (`${`, `#{`, `\(`), or a
 * further address on the line below, as markup in a block of code lists them in `schemaLocation`.
 */
const addressGoesOn = /[{\\]|[ \t]{0,256}(?:\r\n|[\n\r])[ \t]{0,256}https?:\/\//iuy;

/** The farthest distance of two strings that are joined over comments, in UTF-16 code units. */
const farthestJoined = 2_000;

/**
 * Whether nothing closes a string on its line, or the mark that closes it on another line opens one there: a word stands
 * right behind it and none before it.
 */
function lacksClosingMark(text: string, start: number, string: StringToken | UnclosedString): boolean {
  if (string.kind === "unclosed") return true;
  const around = text.slice(string.next - 2, string.next + 1);
  return /^[\s([{=,:]["'][\p{L}\p{N}]/u.test(around) && /[\n\r]/u.test(text.slice(start, string.next));
}

class CodeReading implements Pass<CodeState> {
  readonly #text: string;
  readonly #language: CodeLanguage;
  readonly #strings: StringReader;
  readonly literals: RawLiteral[] = [];
  readonly comments: Span<"source">[] = [];
  /** The open brackets, innermost last. */
  readonly #brackets: BracketLevel[];
  readonly #whole: BracketLevel;
  /** How far the text behind a string was looked at. */
  #seen = 0;
  /** The marks around embedded code: the one before it, and the one behind it unless it is unclosed. */
  readonly marks: Span<"source">[] = [];
  #isCode: boolean;
  /** Kinds of comments of which an unclosed one was found. */
  readonly #unclosed = new Set<BlockComment>();
  /** The closing words of the here-documents that begin on the next line. */
  #hereDocuments: string[] = [];

  constructor(text: string, language: CodeLanguage, state?: CodeState) {
    this.#text = text;
    this.#language = language;
    this.#strings = new StringReader(text, language.strings);
    this.#brackets = state?.levels.map((level) => ({ ...level })) ?? [levelAt("", -1)];
    this.#whole = this.#brackets[0] ?? levelAt("", -1);
    this.#isCode = state?.isCode ?? language.embedded === undefined;
    this.comments.push(...(state?.comments ?? []));
  }

  /**
   * The state at the start of a line at which no literal may continue and no search has gone up to the end of the text.
   */
  stateAt(offset: number): CodeState | undefined {
    const mayBeState = !this.#isCode || this.#text[offset - 1] === "\n";
    if (!mayBeState || this.#brackets.length > deepestState || this.#seen > offset + farthestAhead) return undefined;
    if (this.#unclosed.size > 0 || this.#strings.hasReachedEnd || this.#hereDocuments.length > 0) return undefined;
    if (this.#brackets.some(({ chain }) => chain !== undefined)) return undefined;
    const levels = this.#brackets.map((level) => ({ ...level }));
    return { isCode: this.#isCode, levels, comments: this.#commentsBehind(offset - reach) };
  }

  #commentsBehind(offset: number): Span<"source">[] {
    let first = this.comments.length;
    while (first > 0 && (this.comments[first - 1]?.end ?? 0) > offset) first--;
    return this.comments.slice(first);
  }

  take(start: number): number {
    if (!this.#isCode) return this.#takeUntilCode(start);
    const text = this.#text;
    const character = text.charAt(start);
    const blank = matchEnd(space, text, start);
    if (blank !== undefined) return blank;
    // Some comments must begin a line, so that the line end before it is tried together with them.
    const comment = this.#commentEnd(start);
    if (comment !== undefined) {
      this.comments.push({ start, end: comment });
      return comment;
    }
    if (character === "\n" || character === "\r") return this.#takeLineEnd(start);
    const { embedded, passedOver = [] } = this.#language;
    if (embedded !== undefined && text.startsWith(embedded.end, start)) return this.#endCode(start);
    for (const pattern of passedOver) {
      const end = matchEnd(pattern, text, start);
      if (end !== undefined) return end;
    }
    const string = this.#strings.at(start);
    const open = string === undefined ? undefined : matchEnd(openAddress, text, start);
    const isOpen = open !== undefined && matchEnd(addressGoesOn, text, open) === undefined;
    if (string !== undefined && isOpen && lacksClosingMark(text, start, string))
      return this.#takeOpenAddress({ start, end: open });
    if (string?.kind === "unclosed") return this.#language.unclosed === undefined ? string.next : start + 1;
    if (string !== undefined) return this.#takeString(start, string);
    const wordEnd = runEnd(wordPart, text, start);
    return wordEnd > start ? wordEnd : this.#takeSign(start, character);
  }

  /** Ends embedded code at its closing mark. */
  #endCode(start: number): number {
    const end = start + (this.#language.embedded?.end.length ?? 0);
    this.marks.push({ start, end });
    this.#isCode = false;
    return end;
  }

  /** Passes over the text before the next embedded code, and over its opening mark. */
  #takeUntilCode(start: number): number {
    const begin = this.#language.embedded?.begin;
    if (begin === undefined) return this.#text.length;
    begin.lastIndex = start;
    const found = begin.exec(this.#text);
    if (found === null) return this.#text.length;
    this.marks.push({ start: found.index, end: begin.lastIndex });
    this.#isCode = true;
    return begin.lastIndex;
  }

  #commentEnd(start: number): number | undefined {
    const { lineComments = [], blockComments = [] } = this.#language;
    for (const pattern of lineComments)
      if (matchEnd(pattern, this.#text, start) !== undefined) return this.#lineCommentEnd(start);
    const block = blockComments.find(
      ({ open, except }) =>
        this.#text.startsWith(open, start) && (except === undefined || !this.#text.startsWith(except, start)),
    );
    return block === undefined ? undefined : (this.#blockEnd(start, block) ?? this.#unclosedEnd(start));
  }

  /**
   * The end of a block comment; undefined if nothing closes it, in which case no later one of its kind is closed,
   * either.
   */
  #blockEnd(start: number, block: BlockComment): number | undefined {
    if (this.#unclosed.has(block)) return undefined;
    const end = blockEnd(this.#text, start, block);
    if (end === undefined) this.#unclosed.add(block);
    return end;
  }

  #unclosedEnd(start: number): number {
    return this.#language.unclosed === undefined ? this.#text.length : endOfLine(this.#text, start);
  }

  /** The end of a line comment, which the end of embedded code ends, too. */
  #lineCommentEnd(start: number): number {
    const end = endOfLine(this.#text, start);
    const { embedded } = this.#language;
    const code = embedded === undefined ? -1 : this.#text.slice(start, end).indexOf(embedded.end);
    return code < 0 ? end : start + code;
  }

  #takeString(start: number, token: StringToken): number {
    const { form, syntax, span, pieces, next } = token;
    if (form.use === "pattern") return next;
    if (form.use !== undefined) {
      this.literals.push({
        span,
        syntax,
        site: form.use === "slip" ? brokenLinkSite : { kind: "text" },
        ...(pieces !== undefined && { pieces }),
      });
      return next;
    }
    const level = this.#brackets.at(-1) ?? this.#whole;
    const around = { start, end: next, call: level.bracket === "(" ? level : undefined, bracket: level.offset };
    const open = this.#openEnds(start, next);
    const unplaced = {
      span,
      syntax,
      ...(pieces !== undefined && { pieces }),
      ...(open !== undefined && { open }),
    };
    const isOperand = open?.before === true && this.#language.adjacent !== "joined if touching";
    if (isOperand && this.#join(unplaced, start, next)) return next;
    const site = siteOf(this.#text, isOperand ? { ...around, start: level.expression } : around, this.#language);
    const literal = { ...unplaced, site };
    this.literals.push(literal);
    level.chain = open?.after === true ? chainOf(literal, this.literals.length - 1, next) : undefined;
    return next;
  }

  /** Takes an address with the quotation mark before it, which nothing closes, and passes over the rest of the line. */
  #takeOpenAddress(span: Span<"source">): number {
    this.literals.push({ span, syntax: "plain", site: brokenLinkSite });
    return endOfLine(this.#text, span.end);
  }

  /** Whether a literal is joined to something on either side; comments count as white space. */
  #openEnds(start: number, end: number): OpenEnds | undefined {
    const before = codeIn(this.#text, { start: Math.max(0, start - reach), end: start }, this.comments);
    const after = codeAfter(this.#text, end, reach, (offset) => {
      const comment = this.#commentEnd(offset);
      if (comment !== undefined) this.#seen = Math.max(this.#seen, comment + reach);
      return comment;
    });
    return endsOpenIn(before, after, this.#language);
  }

  /** Joins a literal to the previous one, if it continues that one. */
  #join(literal: Omit<RawLiteral, "site">, start: number, next: number): boolean {
    const chain = this.#brackets.at(-1)?.chain;
    const first = this.literals[chain?.index ?? -1];
    if (chain === undefined || first === undefined || start - chain.end > farthestJoined) return false;
    if (receivingMethod(this.#text, next) !== undefined) return false;
    const between = codeIn(this.#text, { start: chain.end, end: start }, this.comments);
    const hole = holeBetween(between, chain.end, this.#language);
    if (hole === undefined) return false;
    this.literals[chain.index] = joined(first, chain, hole, literal);
    chain.end = next;
    return true;
  }

  #takeSign(start: number, character: string): number {
    const level = this.#brackets.at(-1) ?? this.#whole;
    switch (character) {
      case "(":
      case "[":
      case "{":
        this.#brackets.push(levelAt(character, start));
        break;
      case ")":
      case "]":
        this.#close();
        break;
      case "}":
        endExpression(this.#close(), start + 1);
        break;
      case ",":
        level.index++;
        endExpression(level, start + 1);
        break;
      default:
        if (!isWithinOperand(this.#text, start, this.#language)) endExpression(level, start + 1);
        if (character === "<") return this.#takeHereDocument(start);
    }
    return start + 1;
  }

  /** Closes the innermost bracket and returns the level around it. */
  #close(): BracketLevel {
    if (this.#brackets.length > 1) this.#brackets.pop();
    return this.#brackets.at(-1) ?? this.#whole;
  }

  #takeHereDocument(start: number): number {
    const pattern = this.#language.hereDocument;
    if (pattern === undefined) return start + 1;
    pattern.lastIndex = start;
    const found = pattern.exec(this.#text)?.groups?.["word"];
    if (found === undefined) return start + 1;
    this.#hereDocuments.push(found);
    return pattern.lastIndex;
  }

  /** Reads the here-documents that begin with the next line. */
  #takeLineEnd(start: number): number {
    let line = behindLineEnd(this.#text, start);
    const level = this.#brackets.at(-1) ?? this.#whole;
    const isStatement = level.bracket === "" || level.bracket === "{";
    const comment = this.comments.at(-1);
    const codeEnd = comment?.end === start ? comment.start : start;
    if (isStatement && !goesOn(this.#text, start, codeEnd, this.#language)) endExpression(level, line);
    for (const end of this.#hereDocuments) line = this.#takeLines(line, end);
    this.#hereDocuments = [];
    return line;
  }

  #takeLines(start: number, endWord: string): number {
    const text = this.#text;
    const lines: Span<"source">[] = [];
    let line = start;
    for (let end = start, isLast = false; !isLast && line < text.length;) {
      end = endOfLine(text, line);
      isLast = end - line < endWord.length + 200 && text.slice(line, end).trim() === endWord;
      if (!isLast) lines.push({ start: line, end });
      line = behindLineEnd(text, end);
    }
    this.#takeHereLines({ start, end: lines.at(-1)?.end ?? start }, lines);
    return line;
  }

  /** Takes the lines of a here-document: a query as one text, other lines one by one. */
  #takeHereLines(whole: Span<"source">, lines: readonly Span<"source">[]): void {
    if (holdsQuery(this.#text.slice(whole.start, whole.end)))
      this.literals.push({ span: whole, syntax: "plain", site: { kind: "tagged", tag: "sparql" } });
    else for (const span of lines) this.literals.push({ span, syntax: "plain", site: { kind: "text" } });
  }
}

function blockEnd(text: string, start: number, { open, close, nests }: BlockComment): number | undefined {
  if (close === undefined) return text.length;
  let offset = start + open.length;
  let inner = nests === true ? text.indexOf(open, offset) : -1;
  for (let depth = 1; depth > 0;) {
    const end = text.indexOf(close, offset);
    if (end < 0) return undefined;
    const isInner = inner >= 0 && inner < end;
    depth += isInner ? 1 : -1;
    offset = isInner ? inner + open.length : end + close.length;
    if (isInner) inner = text.indexOf(open, offset);
  }
  return offset;
}
