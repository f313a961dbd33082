import { type Piece, syntaxBetween, type SyntaxName } from "../../../literals/locating/index.js";
import { anyOf } from "../../../text/composed-pattern.js";
import { runEnd } from "../../../text/run-end.js";
import type { Span } from "../../../findings/span.js";
import { matchEnd } from "../../../text/sticky-match.js";
import { BracketPairs } from "./bracket-pairs.js";
import type { StringForm } from "../../../languages/definition/code-language.js";
import { closers } from "../../../languages/definition/string-forms.js";

/** A string without its quotation marks. */
export interface StringToken {
  readonly kind: "string";
  readonly form: StringForm;
  readonly syntax: SyntaxName;
  readonly span: Span<"source">;
  /** Absent if the string has no holes. */
  readonly pieces?: readonly Piece[];
  readonly next: number;
}

/** A string that is unclosed at the end of its line or of the text, and the offset at which reading continues. */
export interface UnclosedString {
  readonly kind: "unclosed";
  readonly next: number;
}

const beginnings = new WeakMap<readonly StringForm[], RegExp | undefined>();

/** A pattern that matches where one of the forms begins: at most places none does, which one pattern tells sooner. */
function beginningOf(forms: readonly StringForm[]): RegExp | undefined {
  const known = beginnings.get(forms);
  if (known !== undefined) return known;
  const made = anyOf(forms.map(({ open }) => open));
  beginnings.set(forms, made);
  return made;
}

/** Reads the strings of a text. */
export class StringReader {
  readonly #text: string;
  readonly #forms: readonly StringForm[];
  readonly #pairs: BracketPairs;
  readonly #beginning: RegExp | undefined;
  /** For each form of string, up to which offset no closing mark was found. */
  readonly #unclosed = new Map<StringForm, number>();
  /** Whether a search for the end of a string or of a hole has gone up to the end of the text without success. */
  #hasReachedEnd = false;

  constructor(text: string, forms: readonly StringForm[]) {
    this.#text = text;
    this.#forms = forms;
    this.#beginning = beginningOf(forms);
    this.#pairs = new BracketPairs(text);
  }

  get hasReachedEnd(): boolean {
    return this.#hasReachedEnd;
  }

  /** The string that begins at `start`; undefined if there is none. */
  at(start: number): StringToken | UnclosedString | undefined {
    if (this.#beginning !== undefined && matchEnd(this.#beginning, this.#text, start) === undefined) return undefined;
    for (const form of this.#forms) {
      form.open.lastIndex = start;
      const match = form.open.exec(this.#text);
      if (match === null) continue;
      if (form.content !== undefined) return this.#wordAt(form.open.lastIndex, form, form.content);
      const groups = match.groups ?? {};
      const { delimiter } = groups;
      if (delimiter !== undefined) return this.#readDelimited(form.open.lastIndex, delimiter, form);
      const close = form.close?.(groups) ?? groups["quote"] ?? match[0];
      const next = this.#unclosed.get(form) ?? 0;
      if (start < next) return { kind: "unclosed", next };
      const string = this.#readString(form.open.lastIndex, close, form);
      if (string.kind === "unclosed") this.#unclosed.set(form, string.next);
      return string;
    }
    return undefined;
  }

  #wordAt(start: number, form: StringForm, content: RegExp): StringToken {
    const end = runEnd(content, this.#text, start);
    return { kind: "string", form, syntax: form.syntax, span: { start, end }, next: Math.max(end, start + 1) };
  }

  /** A string between delimiters that the author chooses, in which nothing is escaped. */
  #readDelimited(start: number, opening: string, form: StringForm): StringToken | UnclosedString {
    const close = closers[opening] ?? opening;
    const string = this.#readString(start, close, form);
    if (string.kind === "unclosed") return string;
    const isPair = form.nests === true && close !== opening;
    return { ...string, syntax: syntaxBetween(form.syntax, isPair ? opening + close : close) };
  }

  #readString(start: number, close: string | RegExp, form: StringForm): StringToken | UnclosedString {
    const text = this.#text;
    const holes: Span<"source">[] = [];
    // The beginning of an unclosed hole: what follows it in the string may be code and is not taken for text.
    let openHole: number | undefined;
    const opening = form.nests === true && typeof close === "string" ? opener[close] : undefined;
    let depth = 0;
    for (let offset = start; offset < text.length;) {
      const character = text.charAt(offset);
      const unit = form.unit === undefined ? undefined : matchEnd(form.unit, text, offset);
      if (unit !== undefined) {
        offset = unit;
        continue;
      }
      const closed = closeEnd(close, text, offset);
      if (closed !== undefined) {
        const doubled = form.guard === "doubled" ? closeEnd(close, text, closed) : undefined;
        if (doubled === undefined && depth === 0) {
          if (openHole !== undefined) holes.push({ start: openHole, end: offset });
          return token(form, { start, end: offset }, holes, closed);
        }
        if (doubled === undefined) depth--;
        offset = doubled ?? closed;
        continue;
      }
      if (character === opening) depth++;
      if (form.lines === "one" && (character === "\n" || character === "\r")) return { kind: "unclosed", next: offset };
      const hole = form.hole === undefined || openHole !== undefined ? undefined : matchEnd(form.hole, text, offset);
      if (hole !== undefined) {
        const end = this.#holeEnd(hole, form);
        if (end !== undefined) {
          holes.push({ start: offset, end });
          offset = end;
          continue;
        }
        openHole = offset;
      }
      // The line end behind a backslash may be two code units.
      offset = isGuard(character, form) ? afterEscape(text, offset + 1, form) : offset + 1;
    }
    this.#hasReachedEnd = true;
    return { kind: "unclosed", next: text.length };
  }

  /**
   * The end of a hole whose opening mark ends at `first`, which is a bracket or the end of a name; undefined if it is
   * unclosed.
   */
  #holeEnd(first: number, { lines }: StringForm): number | undefined {
    const isName = !"{([".includes(this.#text.charAt(first - 1));
    if (isName) return first;
    const end = this.#pairs.closingEnd(first - 1, lines);
    if (end === undefined && lines === "many") this.#hasReachedEnd = true;
    return end;
  }
}

/** The end of the mark that closes a string, if one stands at the offset. */
function closeEnd(close: string | RegExp, text: string, offset: number): number | undefined {
  if (typeof close !== "string") return matchEnd(close, text, offset);
  return text.startsWith(close, offset) ? offset + close.length : undefined;
}

/** Opening brackets by the closing ones. */
const opener: Readonly<Record<string, string>> = { "}": "{", ")": "(", "]": "[", ">": "<" };

function isGuard(character: string, { guard, hasBackQuotes }: StringForm): boolean {
  return (character === "\\" && guard === "backslash") || (character === "`" && hasBackQuotes === true);
}

/** In no language does a backslash escape the brace that opens a hole. */
function afterEscape(text: string, offset: number, { nests }: StringForm): number {
  if (text[offset] === "{" && nests !== true) return offset;
  return text.startsWith("\r\n", offset) ? offset + 2 : offset + 1;
}

function token(form: StringForm, span: Span<"source">, holes: readonly Span<"source">[], next: number): StringToken {
  const { syntax } = form;
  if (holes.length === 0) return { kind: "string", form, syntax, span, next };
  const pieces: Piece[] = [];
  let done = span.start;
  for (const hole of holes) {
    if (done < hole.start) pieces.push({ kind: "text", span: { start: done, end: hole.start } });
    pieces.push({ kind: "hole", span: hole });
    done = hole.end;
  }
  if (done < span.end) pieces.push({ kind: "text", span: { start: done, end: span.end } });
  return { kind: "string", form, syntax, span, pieces, next };
}
