import { brokenLinkSite, openEnds, type RawLiteral, type Site } from "../../../literals/locating/index.js";
import type { Span } from "../../../findings/span.js";
import type { Pass } from "../../checkpoints/pass.js";
import { haveSameItems } from "../../checkpoints/same-items.js";
import { chainOf, holeBetween, joined, type Chain } from "../code/concatenation.js";
import { isLineEnd } from "./indented-comment.js";
import { CssTokens, longestInterpolation, type CssDialect, type CssTokenKind } from "./css-tokens.js";

/** An open bracket. */
interface CssFrame {
  readonly kind: "{" | "(" | "[";
  /** The name of the function, in lower case. */
  readonly callee: string;
  /** The name before the last colon: that of a declaration or of a map entry. */
  property: string | undefined;
  /** The name that becomes the property if a colon follows. */
  candidate: string | undefined;
  /** The at-rule before its block, in lower case. */
  atRule: string | undefined;
  /** The last literal, to which a string behind a `+` may be joined. */
  chain: Chain | undefined;
}

/** Functions whose string arguments are addresses — CSS Values 4 §4.5, CSS Images 4 §2. */
const addressFunctions: ReadonlySet<string> = new Set([
  "url",
  "src",
  "image",
  "image-set",
  "-webkit-image-set",
  "cross-fade",
  "-webkit-cross-fade",
]);

/** A picture on one line in whose markup a quotation mark stands. */
const pictureWithMarks = /^data:image\/[^"'\n\r\f]*["'][^\n\r\f]*$/iu;

/** What a program fills in, or joins. */
const templateMark = /\{[{%]|<[%?]|[$@]\{|\s\+\s/u;

const closers: Readonly<Record<string, CssFrame["kind"]>> = { "}": "{", ")": "(", "]": "[" };

/** At-rules of SCSS and Less that load a module by a name, not by an address. */
const moduleRules: ReadonlySet<string> = new Set(["@import", "@use", "@forward", "@plugin", "@require"]);

/** The state of the reader: the character set of the style sheet, and the open brackets, innermost last. */
export interface CssState {
  readonly charset: string | undefined;
  readonly frames: readonly Readonly<CssFrame>[];
}

export function areSameStates(one: CssState, other: CssState): boolean {
  return one.charset === other.charset && haveSameItems(one.frames, other.frames, areSameFrames);
}

function areSameFrames(one: Readonly<CssFrame>, other: Readonly<CssFrame>): boolean {
  return (
    one.kind === other.kind &&
    one.callee === other.callee &&
    one.property === other.property &&
    one.candidate === other.candidate &&
    one.atRule === other.atRule
  );
}

/** How far behind a token the reader looks for the end of an interpolation in a string, in UTF-16 code units. */
export const farthestAhead = longestInterpolation + 32;

/** The deepest nesting of brackets at which the reader keeps checkpoints. */
const deepestState = 64;

/** Collects the strings and addresses of a style sheet with their sites. */
export class CssLiterals implements Pass<CssState> {
  readonly literals: RawLiteral[] = [];
  readonly comments: Span<"source">[] = [];
  readonly #text: string;
  readonly #dialect: CssDialect;
  readonly #tokens: CssTokens;
  readonly #charset: string | undefined;
  readonly #surroundings: RawLiteral["surroundings"];
  readonly #frames: CssFrame[];
  readonly #open = { "{": 0, "(": 0, "[": 0 };
  #current: CssFrame;
  #isAfterPlus = false;

  constructor(text: string, dialect: CssDialect, { charset, frames }: CssState) {
    this.#text = text;
    this.#dialect = dialect;
    this.#tokens = new CssTokens(text, dialect, (kind, start, end) => this.#takeKind(kind, start, end));
    this.#charset = charset;
    this.#surroundings = charset === undefined ? undefined : { charset };
    this.#frames = frames.map((frame) => ({ ...frame }));
    this.#current = this.#frames.pop() ?? frameOf("{", "");
    for (const { kind } of frames.slice(1)) this.#open[kind]++;
  }

  get lookedTo(): number {
    return this.#tokens.lookedTo;
  }

  take(offset: number): number {
    return this.#tokens.take(offset);
  }

  /**
   * The state behind white space, if no string may be joined. In the indented syntax, how far a comment goes depends on
   * what stands before it in its line, so only the start of a line has a state.
   */
  stateAt(offset: number): CssState | undefined {
    const before = this.#text.charAt(offset - 1);
    const isPossible = this.#dialect === "indented" ? isLineEnd(before) : /\s/u.test(before);
    if (this.#frames.length > deepestState || !isPossible) return undefined;
    const frames = [...this.#frames, this.#current];
    if (this.#isAfterPlus || frames.some(({ chain }) => chain !== undefined)) return undefined;
    return { charset: this.#charset, frames: frames.map((frame) => ({ ...frame })) };
  }

  #takeKind(kind: CssTokenKind, start: number, end: number): void {
    if (kind === "comment") {
      this.comments.push({ start, end });
      return;
    }
    this.#takeToken(kind, start, end);
    this.#isAfterPlus = kind === "+";
  }

  #takeToken(kind: CssTokenKind, start: number, end: number): void {
    switch (kind) {
      case "{":
      case "(":
      case "[":
        this.#enter(kind, "");
        break;
      case "function":
        this.#enter("(", this.#text.slice(start, end - 1).toLowerCase());
        break;
      case "}":
      case ")":
      case "]":
        this.#leave(closers[kind] ?? "{");
        break;
      case ";":
      case ",":
        this.#current.chain = undefined;
        this.#endEntry(kind);
        break;
      case "at-keyword":
      case "word":
        this.#takeName(kind, this.#text.slice(start, end));
        break;
      case ":":
        this.#current.chain = undefined;
        this.#nameEntry();
        break;
      case "string":
        this.#takeString(start, end);
        break;
      case "url":
        this.#takeUrl(start, end);
        break;
    }
  }

  #enter(kind: CssFrame["kind"], callee: string): void {
    const { atRule, property } = this.#current;
    this.#frames.push(this.#current);
    this.#open[kind]++;
    this.#current = frameOf(kind, callee);
    if (kind !== "{") Object.assign(this.#current, { atRule, property: kind === "(" ? property : undefined });
  }

  /**
   * Closes the innermost open bracket of this kind and all inside it; a closing bracket without an opening one is
   * ignored.
   */
  #leave(kind: CssFrame["kind"]): void {
    if (this.#open[kind] === 0) return;
    for (let left = this.#pop(); left !== kind; left = this.#pop());
    if (kind === "{") Object.assign(this.#current, frameOf(this.#current.kind, this.#current.callee));
  }

  #pop(): CssFrame["kind"] {
    const { kind } = this.#current;
    this.#open[kind]--;
    this.#current = this.#frames.pop() ?? frameOf("{", "");
    return kind;
  }

  #nameEntry(): void {
    const { kind, callee, candidate } = this.#current;
    if (kind === "(" && callee === "") this.#current.property = candidate ?? this.#current.property;
    else this.#current.property ??= candidate;
  }

  /** A comma ends a map entry, but not a declaration. */
  #endEntry(kind: ";" | ","): void {
    if (kind === ";" && this.#current.kind === "{") Object.assign(this.#current, frameOf("{", ""));
    else if (kind === "," && this.#current.kind === "(" && this.#current.callee === "") {
      Object.assign(this.#current, { property: this.#frames.at(-1)?.property, candidate: undefined });
    }
  }

  #takeName(kind: "at-keyword" | "word", name: string): void {
    const current = this.#current;
    if (kind === "at-keyword" && current.property === undefined) current.atRule ??= name.toLowerCase();
    current.candidate = name;
  }

  #takeString(start: number, end: number): void {
    const after = this.#dialect !== "css" && /^\s{0,20}\+/u.test(this.#text.slice(end, end + 21));
    const open = openEnds(this.#isAfterPlus, after);
    const literal: RawLiteral = {
      span: { start: start + 1, end: end - 1 },
      syntax: "css-string",
      site: this.#siteOfString(),
      ...(open !== undefined && { open }),
    };
    if (this.#joinToChain(literal, start)) return;
    if (after) this.#current.chain = chainOf(literal, this.literals.length, end);
    this.#push(literal);
  }

  /** Joins a string to the last one: `"a" + $b + "c"` is one literal. */
  #joinToChain(literal: RawLiteral, start: number): boolean {
    const { chain } = this.#current;
    if (chain === undefined || !this.#isAfterPlus) return false;
    const first = this.literals[chain.index];
    if (first === undefined) return false;
    const hole = holeBetween(this.#text.slice(chain.end, start), chain.end, { joiners: ["+"] });
    if (hole === undefined) return false;
    this.literals[chain.index] = joined(first, chain, hole, literal);
    chain.end = literal.span.end + 1;
    return true;
  }

  /**
   * An unquoted `url()` may hold no space (CSS Syntax 3 §4.3.6). One that does is still taken for an address, unless it
   * spans lines. Neither may it hold a quotation mark, as the markup of a picture does.
   */
  #takeUrl(start: number, end: number): void {
    const written = this.#text.slice(start, end);
    if (!written.endsWith(")")) return;
    const inParentheses = written.slice(written.indexOf("(") + 1, -1);
    const content = inParentheses.trim();
    const known = content.replace(/\\[^]|#\{[^{}]*\}/gu, "");
    const isMarkedPicture = pictureWithMarks.test(known) && !templateMark.test(known);
    if (!isMarkedPicture && /["'(\n\r\f]|\s\+\s/u.test(known)) return;
    // Internet Explorer names its built-in behaviors `#default#VML`.
    if (/^url-prefix/iu.test(written) || this.#current.property === "behavior") return;
    const from = end - 1 - inParentheses.trimStart().length;
    this.#push({
      span: { start: from, end: from + content.length },
      syntax: "css-url",
      site: isMarkedPicture ? brokenLinkSite : this.#siteOfAddress("url()"),
    });
  }

  #push(literal: RawLiteral): void {
    this.literals.push(this.#surroundings === undefined ? literal : { ...literal, surroundings: this.#surroundings });
  }

  #siteOfString(): Site {
    const { kind, callee, atRule, property } = this.#current;
    if (kind === "[") return { kind: "comparison" };
    if (addressFunctions.has(callee) && property !== "behavior") {
      const around = this.#frames.at(-1)?.callee;
      return this.#siteOfAddress(`${around === "escape-svg" ? around : callee}()`);
    }
    if (callee === "" && kind === "{") {
      if (atRule === "@namespace" || (atRule === "@import" && this.#dialect === "css"))
        return this.#siteOfAddress("@import");
      if (atRule !== undefined && moduleRules.has(atRule)) return { kind: "module-specifier" };
    }
    const name = property ?? (this.#dialect !== "css" ? atRule : undefined);
    if (name === "content" || name === "quotes") return { kind: "text" };
    return name === undefined ? { kind: "value" } : { kind: "assigned", name };
  }

  #siteOfAddress(role: string): Site {
    if (this.#current.atRule !== "@namespace") {
      return { kind: "identifier", use: "reference", production: "IRI-reference", role };
    }
    return { kind: "identifier", use: "namespace", production: "IRI", role: "@namespace" };
  }
}

function frameOf(kind: CssFrame["kind"], callee: string): CssFrame {
  return { kind, callee, property: undefined, candidate: undefined, atRule: undefined, chain: undefined };
}
