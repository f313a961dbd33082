import type { RawLiteral } from "../../../literals/locating/index.js";
import type { Span } from "../../../findings/span.js";
import { checkpointedReader } from "../../checkpoints/checkpointed-reader.js";
import type { PassStart, Pass } from "../../checkpoints/pass.js";
import { haveSameItems } from "../../checkpoints/same-items.js";
import type { Reader } from "../../reading.js";
import { Nesting, type JsonBracket } from "./nesting.js";
import { takeJsonToken, type JsonTokenKind } from "./json-tokens.js";

/**
 * The member of a HAL link that says whether its `href` is a URI template — JSON Hypertext Application Language §5.2
 */
export const templatedMember = "templated";

/** An open object or array. */
interface JsonFrame {
  readonly kind: JsonBracket;
  /** The names of the members around it, outermost first. */
  readonly path: readonly string[];
  /** The path of the next value: in an object, that of the member whose name was read last. */
  memberPath: readonly string[];
  /** In an object, whether the colon behind a member's name was read. */
  isValue: boolean;
  /** In a link of HAL: the index of the literal that is its `href`, and whether `templated` is true. */
  href?: number;
  isTemplated?: boolean;
}

/** How many names of a path are kept, counted from its end; whole paths could take quadratic space. */
const longestPath = 32;

/** The escapes of a double-quoted string: those of JSON, or in JSON5 those of JavaScript. */
export type JsonSyntax = "json-string" | "javascript-string";

/** Reads JSON, JSON with comments, or JSON5, however broken the text is. */
export function jsonReader(syntax: JsonSyntax): Reader {
  return checkpointedReader({
    begin: (text, { state }: PassStart<JsonState>) => new JsonStrings(text, syntax, state),
    areSame: (one, other) => haveSameItems(one, other, areSameFrames),
    // The reader looks one token ahead, to see whether a string is a member's name.
    ahead: 2,
    behind: 0,
  });
}

/** The open objects and arrays. */
type JsonState = readonly Readonly<JsonFrame>[];

function areSameFrames(one: Readonly<JsonFrame>, other: Readonly<JsonFrame>): boolean {
  return (
    one.kind === other.kind &&
    one.isValue === other.isValue &&
    haveSameItems(one.path, other.path) &&
    haveSameItems(one.memberPath, other.memberPath)
  );
}

/** The deepest nesting of brackets at which the reader keeps checkpoints. */
const deepestState = 64;

/** Holds back each string until the next token decides whether it is a member's name. */
class JsonStrings implements Pass<JsonState> {
  readonly literals: RawLiteral[] = [];
  readonly comments: Span<"source">[] = [];
  readonly #text: string;
  readonly #syntax: JsonSyntax;
  readonly #nesting = new Nesting<JsonFrame>();
  /** Whether a string or a word is held back, and its span. */
  #held: "string" | "word" | undefined;
  #heldStart = 0;
  #heldEnd = 0;

  constructor(text: string, syntax: JsonSyntax, state: JsonState = []) {
    this.#text = text;
    this.#syntax = syntax;
    for (const frame of state) this.#nesting.enter({ ...frame });
  }

  take(offset: number): number {
    return takeJsonToken(this.#text, offset, this.#takeToken);
  }

  /** The state; undefined while a string is held back, or while a link may turn out to be a template. */
  stateAt(): JsonState | undefined {
    const { frames } = this.#nesting;
    if (this.#held !== undefined || frames.length > deepestState) return undefined;
    if (frames.some(({ href, isTemplated }) => href !== undefined || isTemplated !== undefined)) return undefined;
    return frames.map((frame) => ({ ...frame }));
  }

  end(): void {
    this.#release();
  }

  readonly #takeToken = (kind: JsonTokenKind, start: number, end: number): void => {
    if (kind === "comment") {
      this.comments.push({ start, end });
      return;
    }
    if (kind === ":") this.#takeColon();
    this.#release();
    switch (kind) {
      case "{":
      case "[":
        this.#enter(kind);
        break;
      case "}":
        this.#nesting.leave("{", (frame) => this.#markTemplate(frame));
        break;
      case "]":
        this.#nesting.leave("[", (frame) => this.#markTemplate(frame));
        break;
      case ",":
        this.#nextMember();
        break;
      case "unterminated":
        this.#takeOpenAddress(start + 1, end);
        break;
      case "string":
      case "word":
        this.#held = kind;
        this.#heldStart = start;
        this.#heldEnd = end;
        break;
    }
  };

  /** A string before a colon is the name of a member, even behind a value: then a comma is missing. */
  #takeColon(): void {
    const frame = this.#nesting.innermost;
    if (frame?.kind !== "{") return;
    if (this.#held !== undefined) {
      frame.isValue = false;
      frame.memberPath = [...frame.path.slice(1 - longestPath), this.#heldName()];
      this.#release();
    }
    frame.isValue = true;
  }

  #release(): void {
    if (this.#held === "string") {
      const frame = this.#nesting.innermost;
      const isKey = frame?.kind === "{" && !frame.isValue;
      this.literals.push({
        span: { start: this.#heldStart + 1, end: this.#heldEnd - 1 },
        syntax: this.#text[this.#heldStart] === "'" ? "javascript-string" : this.#syntax,
        site: { kind: "data", path: frame?.memberPath ?? [], isKey },
      });
      if (!isKey && frame?.kind === "{" && frame.memberPath.at(-1) === "href") frame.href = this.literals.length - 1;
    } else if (this.#held === "word") this.#takeWord();
    this.#held = undefined;
  }

  /** Takes the rest of a line behind an unclosed quotation mark, if it is nothing but an address. */
  #takeOpenAddress(start: number, end: number): void {
    const [address] = /^https?:\/\/\S+(?=\s*$)/u.exec(this.#text.slice(start, end)) ?? [];
    const frame = this.#nesting.innermost;
    if (address === undefined || frame?.isValue !== true) return;
    this.literals.push({
      span: { start, end: start + address.length },
      syntax: this.#syntax,
      site: { kind: "data", path: frame.memberPath, isKey: false },
    });
    this.#nextMember();
  }

  /** `"templated": true` */
  #takeWord(): void {
    const frame = this.#nesting.innermost;
    if (frame?.kind !== "{" || !frame.isValue || frame.memberPath.at(-1) !== templatedMember) return;
    if (this.#text.slice(this.#heldStart, this.#heldEnd) === "true") frame.isTemplated = true;
  }

  #markTemplate({ href, isTemplated }: JsonFrame): void {
    const literal = href === undefined || isTemplated !== true ? undefined : this.literals[href];
    if (literal === undefined || href === undefined) return;
    this.literals[href] = { ...literal, surroundings: { template: "uri-template" } };
  }

  #enter(kind: JsonBracket): void {
    const path = this.#nesting.innermost?.memberPath ?? [];
    this.#nesting.enter({ kind, path, memberPath: path, isValue: kind === "[" });
  }

  #nextMember(): void {
    const frame = this.#nesting.innermost;
    if (frame?.kind !== "{") return;
    frame.isValue = false;
    frame.memberPath = frame.path;
  }

  #heldName(): string {
    const source = this.#text.slice(this.#heldStart, this.#heldEnd);
    return this.#held === "word" ? source : (decodedName(source) ?? source.slice(1, -1));
  }
}

function decodedName(quoted: string): string | undefined {
  if (!quoted.includes("\\")) return quoted.slice(1, -1);
  try {
    const name: unknown = JSON.parse(quoted);
    return typeof name === "string" ? name : undefined;
  } catch {
    return undefined;
  }
}
