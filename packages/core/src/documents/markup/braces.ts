import { wordSet } from "../../text/word-set.js";
import { runEnd } from "../../text/run-end.js";
import { matchEnd } from "../../text/sticky-match.js";
import { commentEnd, stringEnd } from "./passed-code.js";
import type { Span } from "../../findings/span.js";
import type { ExpressionEnd } from "./tag-source.js";

/** The end of markup that begins at an offset within an expression; undefined if there is none. */
export type IslandEnd = (offset: number) => number | undefined;

const wordPart = /[\p{L}\p{N}_$]{1,4096}/uy;
const regex = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.){0,200}\]){1,500}\/[a-z]{0,9}/uy;

/** The character before an operand: behind it, `/` opens a regular expression and `<` an element. */
const beforeOperand = /[([{,;=:!&|?+\-*%<>~^]/u;
const wordsBeforeOperand = wordSet("return typeof case in of await void delete default else if html key each");

/** The deepest nesting of expressions and markup. */
const deepestExpression = 64;

/** The most searches for the end of an unclosed expression, each of which goes up to the end of the text. */
const mostUnclosed = 16;

/** Finds the ends of expressions in braces, in time linear in the text. */
export class Braces {
  readonly #text: string;
  readonly #islandEnd: IslandEnd | undefined;
  readonly #ends = new Map<number, number | undefined>();
  #unclosed = 0;
  #depth = 0;
  #lookedTo = 0;

  constructor(text: string, islandEnd?: IslandEnd) {
    this.#text = text;
    this.#islandEnd = islandEnd;
  }

  /** Whether an expression was unclosed: for how many such ones the end is looked for depends on the whole text. */
  get hasUnclosed(): boolean {
    return this.#unclosed > 0;
  }

  /** How far was looked for the ends that were found: up to a line end, since a regular expression may go that far. */
  get lookedTo(): number {
    return this.#lookedTo;
  }

  /**
   * The offset behind the brace that closes the expression with the opening brace at `start`; undefined if it is
   * unclosed.
   */
  end(start: number): number | undefined {
    if (this.#text[start] !== "{") return undefined;
    if (this.#ends.has(start)) return this.#ends.get(start);
    const isHopeless = this.#unclosed >= mostUnclosed || this.#depth >= deepestExpression;
    const end = isHopeless ? undefined : this.#search(start);
    this.#ends.set(start, end);
    return end;
  }

  /**
   * Records the end of nested braces, which is the same for a request of its own; only `{/if}` is read differently
   * then.
   */
  readonly #note = (start: number, end: number | undefined): void => {
    if (!this.#ends.has(start) && this.#text[start + 1] !== "/") this.#ends.set(start, end);
  };

  #search(start: number): number | undefined {
    // A block end such as `{/if}`, in which the slash begins no regular expression.
    if (this.#text[start + 1] === "/" && /[a-z]/u.test(this.#text.charAt(start + 2))) {
      const end = this.#text.slice(start, start + longestEnd).indexOf("}");
      if (end >= 0) return start + end + 1;
    }
    this.#depth++;
    const scan = new BraceScan(this.#text, start, this.#note, this.#islandEnd);
    const end = scan.end();
    this.#depth--;
    if (end === undefined) this.#unclosed++;
    else if (end > this.#lookedTo) this.#lookedTo = behindLine(this.#text, end);
    return end;
  }
}

function behindLine(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end < 0 ? Infinity : end + 1;
}

/** The longest name of a block, in UTF-16 code units. */
const longestEnd = 20;

/** An open brace or template literal. */
interface Opened {
  readonly sign: "{" | "`";
  readonly start: number;
}

class BraceScan {
  readonly #text: string;
  readonly #note: (start: number, end: number | undefined) => void;
  readonly #islandEnd: IslandEnd | undefined;
  readonly #open: Opened[];
  #offset: number;
  #isOperandNext = true;

  /** `note` is called for every brace that is scanned. */
  constructor(
    text: string,
    start: number,
    note: (start: number, end: number | undefined) => void,
    islandEnd: IslandEnd | undefined,
  ) {
    this.#text = text;
    this.#note = note;
    this.#islandEnd = islandEnd;
    this.#open = [{ sign: "{", start }];
    this.#offset = start + 1;
  }

  end(): number | undefined {
    while (this.#offset < this.#text.length) {
      if (this.#open.at(-1)?.sign === "`") this.#stepInTemplate();
      else this.#step();
      if (this.#open.length === 0) return this.#offset;
    }
    for (const { sign, start } of this.#open) if (sign === "{") this.#note(start, undefined);
    return undefined;
  }

  #stepInTemplate(): void {
    const character = this.#text[this.#offset];
    if (character === "\\") this.#offset++;
    else if (character === "`") this.#close();
    else if (character === "$" && this.#text[this.#offset + 1] === "{") {
      this.#offset++;
      this.#open.push({ sign: "{", start: this.#offset });
      this.#isOperandNext = true;
    }
    this.#offset++;
  }

  #step(): void {
    const character = this.#text.charAt(this.#offset);
    if (/\s/u.test(character)) this.#offset++;
    else if (this.#goesTo(commentEnd(this.#text, this.#offset))) return;
    else if (this.#goesTo(stringEnd(this.#text, this.#offset))) this.#isOperandNext = false;
    else if (this.#isOperandNext && this.#goesTo(matchEnd(regex, this.#text, this.#offset)))
      this.#isOperandNext = false;
    else if (this.#isOperandNext && this.#skipsIsland(character)) this.#isOperandNext = false;
    else if (!this.#skipsWord()) this.#takeSign(character);
  }

  #takeSign(character: string): void {
    if (character === "{" || character === "`") this.#open.push({ sign: character, start: this.#offset });
    else if (character === "}") this.#close();
    this.#isOperandNext = beforeOperand.test(character);
    this.#offset++;
  }

  #close(): void {
    const closed = this.#open.pop();
    if (closed?.sign === "{") this.#note(closed.start, this.#offset + 1);
    this.#isOperandNext = false;
  }

  #skipsIsland(character: string): boolean {
    return this.#goesTo(character === "<" ? this.#islandEnd?.(this.#offset) : undefined);
  }

  #goesTo(end: number | undefined): boolean {
    if (end !== undefined) this.#offset = end;
    return end !== undefined;
  }

  #skipsWord(): boolean {
    const start = this.#offset;
    this.#offset = runEnd(wordPart, this.#text, start);
    if (this.#offset === start) return false;
    const length = this.#offset - start;
    this.#isOperandNext = length < 10 && wordsBeforeOperand.has(this.#text.slice(start, this.#offset));
    return true;
  }
}

/**
 * The holes of a value: its expressions in braces, with the braces. An unclosed one is a hole up to the end of the
 * value.
 */
export function holesIn(text: string, { start, end }: Span<"source">, expressionEnd: ExpressionEnd): Span<"source">[] {
  const holes: Span<"source">[] = [];
  for (let open = nextBrace(text, start, end); open < end;) {
    const close = expressionEnd(open);
    const hole = { start: open, end: close === undefined ? end : Math.min(close, end) };
    holes.push(hole);
    open = nextBrace(text, hole.end, end);
  }
  return holes;
}

function nextBrace(text: string, start: number, end: number): number {
  const found = text.slice(start, end).indexOf("{");
  return found < 0 ? end : start + found;
}
