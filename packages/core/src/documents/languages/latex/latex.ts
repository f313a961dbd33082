import { defineLanguage } from "../../language.js";
import { percentComments } from "../../../languages/definition/comment-syntax.js";
import { behindLineEnd, endOfLine } from "../../../text/line-end.js";
import type { RawLiteral } from "../../../literals/locating/index.js";
import { checkpointedReader } from "../../checkpoints/checkpointed-reader.js";
import { onlyState, type Pass } from "../../checkpoints/pass.js";
import { behind } from "../../../text/sticky-match.js";
import { trimmedLines } from "../../trimmed-lines.js";
import type { Span } from "../../../findings/span.js";
import { Collected } from "../../parts/collected.js";
import { piecesOf } from "../../pieces.js";
import type { LiteralsAndComments, Reader } from "../../reading.js";
import { beginsWithDomain, beginsWithWebHost } from "../../../hosts/well-known-sites.js";
import { secondAddress } from "../../../literals/locating/index.js";
import { addressPieces, isAbbreviated, literalOf } from "./address.js";
import { argumentBehind, delimitedBehind, startOfArgument, verbatimArgumentAt } from "./argument.js";
import { isAddressCommand, isDefiningCommand, isVerbatimCommand, isVerbatimEnvironment } from "./commands.js";

export const latex = defineLanguage({
  name: "latex",
  reader: () => latexReader(),
  extensions: ["tex", "ltx", "sty", "cls", "rnw"],
  ids: ["latex", "tex", "rsweave"],
  comments: percentComments,
});

/** Reads LaTeX: the addresses of links, and text for everything else. */
function latexReader(): Reader {
  return checkpointedReader({
    begin: (text) => latexIn(text),
    areSame: () => true,
    // The reader looks ahead to the end of a verbatim argument on one line.
    ahead: 2100,
    behind: 0,
  });
}

function latexIn(text: string): Latex {
  return new Latex(text, /%|\\(?:[A-Za-z@]+\*?|[^]|$)|^<<.*>>=/gmu);
}

/** Reads the LaTeX in a field of BibTeX, in which `%` begins no comment. */
export function readLatexField(text: string): LiteralsAndComments {
  return new Latex(text, /\\(?:[A-Za-z@]+\*?|[^]|$)/gu).read();
}

const environmentName = /[ \t]*\{(?<name>[A-Za-z]{1,100}\*?)\}/uy;
const environmentEnd = /\\end\{([A-Za-z]+\*?)\}/gu;
const definedName = /[ \t]*(?:\{[ \t]*)?\\[A-Za-z@]+/uy;
const listingOptions = /\[[^[\]\r\n]*\]/uy;
const listingLanguage = /\{\w*\}/uy;
const endOfChunk = /^@/gmu;
/** The end of a paragraph. */
const emptyLine = /(?:\r\n|\r(?!\n)|\n)[ \t]*[\r\n]/gu;
/** An escaped character, or a parameter of the command that is being defined. */
const escapeOrParameter = /\\[^]|(?<!(?<!\\)#)#+[1-9]/gu;

/**
 * The argument of `\url` has a scheme, possibly misspelled, or is a web host without one: authors also write paths,
 * names, mail addresses and `\url{CTAN: macros/latex}` with this command.
 */
const hasScheme = /^(?:[A-Za-z][A-Za-z0-9+.-]*:[^\s:]|https?(?:\/\/|::\/\/)|\\[A-Za-z]|#)/u;
/** Programs and files — hyperref's manual, *Additional user macros*; and named destinations within the PDF file. */
const isFile = /^(?:run:|file:(?!\/\/)|[^:]*\.pdf(?:#|$)|[^:/?#]+:\s)/iu;

/** White space means nothing between commands of LaTeX3, each of which is a hole: `http \\c_colon_str //…` — interface3, §1. */
const layer3 = /\\[clg]_[A-Za-z]|\\[A-Za-z]+_[A-Za-z_]*:[A-Za-z]*/u;

interface LatexToken extends Span<"source"> {
  readonly text: string;
}

class Latex implements Pass<object> {
  lookedTo = 0;
  readonly #text: string;
  readonly #token: RegExp;
  readonly #collected = new Collected();
  #lastEnds: ReadonlyMap<string, number> | undefined;
  /** The next token; it begins at the end of the text if there is none. */
  #next: LatexToken | undefined;
  /** The end of the line that was looked at last. */
  #line = 0;
  /** The span in which the end of an argument was last looked for. */
  #searched: Span<"source"> = { start: 0, end: 0 };
  /** The offset up to which text has been taken; undefined before the first token. */
  #done: number | undefined;

  constructor(text: string, token: RegExp) {
    this.#text = text;
    this.#token = token;
  }

  get literals(): readonly RawLiteral[] {
    return this.#collected.literals;
  }

  get comments(): readonly Span<"source">[] {
    return this.#collected.comments;
  }

  /** Reads the whole text. */
  read(): LiteralsAndComments {
    for (let offset = 0; offset < this.#text.length;) offset = this.take(offset);
    this.end();
    return this.#collected.reading;
  }

  /** Reads the next token, or the rest of the line if no token begins on it. */
  take(offset: number): number {
    this.#done ??= offset;
    if (offset >= this.#line) this.#line = behindLineEnd(this.#text, endOfLine(this.#text, offset));
    const { text, start, end } = this.#tokenFrom(offset);
    if (start < this.#line) return this.#take(text, start, end);
    this.#takeTexts(this.#line);
    return this.#line;
  }

  end(): void {
    this.#takeTexts(this.#text.length);
  }

  /** The state at the start of a line up to which all text has been taken. */
  stateAt(offset: number): object | undefined {
    return this.#done === offset && this.#text[offset - 1] === "\n" ? onlyState : undefined;
  }

  #tokenFrom(offset: number): LatexToken {
    if (this.#next !== undefined && this.#next.start >= offset) return this.#next;
    this.#token.lastIndex = offset;
    const found = this.#token.exec(this.#text);
    const { length } = this.#text;
    this.#next =
      found === null
        ? { text: "", start: length, end: length }
        : { text: found[0], start: found.index, end: this.#token.lastIndex };
    return this.#next;
  }

  /** Reads the construct that a token begins, and returns the offset at which the next one may begin. */
  #take(token: string, start: number, end: number): number {
    if (token === "%") return this.#takeComment(start);
    if (token.startsWith("<<")) return this.#takeChunk(end);
    const name = token.slice(1).replace(/\*$/u, "");
    if (name === "begin") return this.#takeEnvironment(end);
    if (isAddressCommand(name)) return this.#takeAddress(name, end);
    if (isVerbatimCommand(name)) return this.#takeInline(name, end);
    return isDefiningCommand(name) ? behind(definedName, this.#text, end) : end;
  }

  #takeComment(start: number): number {
    const end = endOfLine(this.#text, start);
    this.#takeTexts(start);
    this.#collected.comment({ start, end });
    this.#done = end;
    return end;
  }

  #takeEnvironment(start: number): number {
    environmentName.lastIndex = start;
    const name = environmentName.exec(this.#text)?.groups?.["name"] ?? "";
    if (!isVerbatimEnvironment(name)) return start;
    const content = environmentName.lastIndex;
    this.#lastEnds ??= new Map(
      Array.from(this.#text.matchAll(environmentEnd), ({ index, 1: ended = "" }) => [ended, index]),
    );
    if ((this.#lastEnds.get(name) ?? 0) < content) {
      this.lookedTo = Infinity;
      return content;
    }
    const end = this.#text.indexOf(`\\end{${name}}`, content);
    return this.#takePlain({ start: this.#takeArguments({ start: content, end }), end });
  }

  /** Reads the further arguments of an environment on its first line, and returns the offset of its content. */
  #takeArguments({ start, end }: Span<"source">): number {
    const line = endOfLine(this.#text, start);
    if (line > end || !/[[{]/u.test(this.#text.charAt(start))) return start;
    this.#takeTexts(start);
    this.#collected.part(latexIn(this.#text.slice(start, line)).read(), start);
    this.#done = line;
    return line;
  }

  /** Reads a chunk of code — Sweave User Manual, §2.1. */
  #takeChunk(start: number): number {
    endOfChunk.lastIndex = start;
    return this.#takePlain({ start, end: endOfChunk.exec(this.#text)?.index ?? this.#text.length });
  }

  #takeInline(name: string, start: number): number {
    const isListing = name.endsWith("inline");
    const options = isListing ? behind(listingOptions, this.#text, start) : start;
    const begin = name === "mintinline" ? behind(listingLanguage, this.#text, options) : options;
    const braced = isListing ? verbatimArgumentAt(this.#text, begin) : undefined;
    if (braced === undefined) this.#lookFrom(begin);
    const found = braced ?? delimitedBehind(this.#text, begin, /[^\s\\{A-Za-z@*]/u);
    if (found === undefined) return start;
    return this.#takePlain(found) + 1;
  }

  #takeAddress(name: string, start: number): number {
    const argument = argumentBehind(this.#text, start);
    if (argument === undefined) this.#lookFrom(startOfArgument(this.#text, start));
    const found = argument ?? (name === "href" ? undefined : delimitedBehind(this.#text, start));
    if (found === undefined) return start;
    const isBraced = this.#text[found.end] === "}";
    const pieces = isBraced ? addressPieces(this.#text, found) : [{ kind: "text", span: found } as const];
    const literal = this.#isAddress(name, found) ? literalOf(pieces) : undefined;
    if (literal === undefined) return found.end + 1;
    this.#takeTexts(literal.span.start);
    this.#collected.literal({
      ...literal,
      syntax: isBraced ? "latex-address" : "plain",
      site: { kind: "identifier", use: "reference", production: "IRI-reference", role: `\\${name}` },
    });
    this.#done = literal.span.end;
    return found.end + 1;
  }

  /** Records that the end of an argument was looked for, up to the next empty line. */
  #lookFrom(start: number): void {
    const { start: before, end } = this.#searched;
    if (start < before || start > end) {
      emptyLine.lastIndex = start;
      const found = emptyLine.exec(this.#text);
      this.#searched = { start, end: found?.index ?? Infinity };
      this.lookedTo = Math.max(this.lookedTo, found === null ? Infinity : emptyLine.lastIndex);
    }
  }

  #isAddress(name: string, { start, end }: Span<"source">): boolean {
    const source = this.#text.slice(start, end).trim();
    if (secondAddress.test(source) || isAbbreviated(source) || layer3.test(source)) return false;
    if (name.startsWith("h")) return !isFile.test(source);
    return hasScheme.test(source) || beginsWithWebHost(source) || beginsWithDomain(source);
  }

  /** Takes the text up to `end`. */
  #takeTexts(end: number): void {
    const done = this.#done ?? 0;
    const text = this.#text.slice(done, end);
    for (const { index, words } of trimmedLines(text)) {
      const start = done + index;
      const span = { start, end: start + words.length };
      const holes = Array.from(words.matchAll(escapeOrParameter))
        .filter(([found]) => found.startsWith("#"))
        .map((found) => ({ start: start + found.index, end: start + found.index + found[0].length }));
      this.#collected.literal({ ...piecesOf(span, holes), syntax: "latex-text", site: { kind: "text" } });
    }
    this.#done = end;
  }

  #takePlain({ start, end }: Span<"source">): number {
    this.#takeTexts(start);
    for (const { index, words } of trimmedLines(this.#text.slice(start, end))) {
      const span = { start: start + index, end: start + index + words.length };
      this.#collected.literal({ span, syntax: "plain", site: { kind: "text" } });
    }
    this.#done = end;
    return end;
  }
}
