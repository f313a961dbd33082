import { runEnd } from "../../run-end.js";
import { commentEnd, stringEnd } from "./passed-code.js";

/** What may stand in an expression besides JavaScript: where markup ends that begins at an offset. */
export type IslandEnd = (offset: number) => number | undefined;

const wordPart = /[\p{L}\p{N}_$]{1,4096}/uy;
const regex = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.){0,200}\]){1,500}\/[a-z]{0,9}/uy;

/** After one of these an operand begins, so that `/` opens a regular expression and `<` an element. */
const beforeOperand = /[([{,;=:!&|?+\-*%<>~^]/u;
const wordsBeforeOperand = /^(?:return|typeof|case|in|of|await|void|delete|default|else|if|html|key|each)$/u;

/** Deeper than this nothing is an expression in markup in an expression. */
const deepestExpression = 64;

/** Finds the ends of expressions in braces; no text makes it take more than time in proportion to its length. */
export class Braces {
  readonly #text: string;
  readonly #islandEnd: IslandEnd | undefined;
  readonly #ends = new Map<number, number | undefined>();
  #allowance: number;
  #depth = 0;

  constructor(text: string, islandEnd?: IslandEnd) {
    this.#text = text;
    this.#islandEnd = islandEnd;
    this.#allowance = 1000 + 4 * text.length;
  }

  /** Where the expression ends, after its brace, whose opening brace stands at `start`. */
  end(start: number): number | undefined {
    if (this.#text[start] !== "{") return undefined;
    if (this.#ends.has(start)) return this.#ends.get(start);
    const end = this.#allowance < 0 || this.#depth >= deepestExpression ? undefined : this.#search(start);
    this.#ends.set(start, end);
    return end;
  }

  #search(start: number): number | undefined {
    // `{/if}` holds no regular expression.
    if (this.#text[start + 1] === "/" && /[a-z]/u.test(this.#text.charAt(start + 2))) {
      const end = this.#text.slice(start, start + longestEnd).indexOf("}");
      if (end >= 0) return start + end + 1;
    }
    this.#depth++;
    const scan = new Scan(this.#text, start + 1, this.#islandEnd);
    const end = scan.end();
    this.#depth--;
    if (end === undefined) this.#allowance -= this.#text.length - start;
    return end;
  }
}

/** More than the name of any block. */
const longestEnd = 20;

class Scan {
  readonly #text: string;
  readonly #islandEnd: IslandEnd | undefined;
  /** What is open: a brace, or a template. */
  readonly #open: ("{" | "`")[] = ["{"];
  #offset: number;
  #isOperandNext = true;

  constructor(text: string, offset: number, islandEnd: IslandEnd | undefined) {
    this.#text = text;
    this.#offset = offset;
    this.#islandEnd = islandEnd;
  }

  end(): number | undefined {
    while (this.#offset < this.#text.length) {
      if (this.#open.at(-1) === "`") this.#stepInTemplate();
      else this.#step();
      if (this.#open.length === 0) return this.#offset;
    }
    return undefined;
  }

  #stepInTemplate(): void {
    const character = this.#text[this.#offset];
    if (character === "\\") this.#offset++;
    else if (character === "`") this.#close();
    else if (character === "$" && this.#text[this.#offset + 1] === "{") {
      this.#open.push("{");
      this.#isOperandNext = true;
      this.#offset++;
    }
    this.#offset++;
  }

  #step(): void {
    const character = this.#text.charAt(this.#offset);
    if (/\s/u.test(character)) this.#offset++;
    else if (this.#goesTo(commentEnd(this.#text, this.#offset))) return;
    else if (this.#goesTo(stringEnd(this.#text, this.#offset))) this.#isOperandNext = false;
    else if (this.#isOperandNext && this.#skips(regex)) this.#isOperandNext = false;
    else if (this.#isOperandNext && this.#skipsIsland(character)) this.#isOperandNext = false;
    else if (!this.#skipsWord()) this.#takeSign(character);
  }

  #takeSign(character: string): void {
    if (character === "{" || character === "`") this.#open.push(character);
    else if (character === "}") this.#close();
    this.#isOperandNext = beforeOperand.test(character);
    this.#offset++;
  }

  #close(): void {
    this.#open.pop();
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
    this.#isOperandNext = length < 10 && wordsBeforeOperand.test(this.#text.slice(start, this.#offset));
    return true;
  }

  #skips(pattern: RegExp): boolean {
    pattern.lastIndex = this.#offset;
    if (!pattern.test(this.#text)) return false;
    this.#offset = pattern.lastIndex;
    return true;
  }
}
