import type { Braces } from "../../markup/braces.js";
import { isVoidElement } from "../../markup/open-elements.js";
import type { Seeker } from "../../markup/seeker.js";
import { readTag, type TagSource } from "../../markup/tag.js";

const closing = /<\/[^>]*>/uy;
const rawElement = /^(?:script|style)$/iu;

/**
 * Finds where markup ends that begins in an expression, and remembers it: from `<` of its first element up to the `>` of
 * that one's end tag.
 */
export class Islands {
  readonly #text: string;
  readonly #seeker: Seeker;
  readonly #ends = new Map<number, number>();
  readonly #braces: () => Braces;
  #allowance: number;

  constructor(text: string, seeker: Seeker, braces: () => Braces) {
    this.#text = text;
    this.#seeker = seeker;
    this.#braces = braces;
    this.#allowance = 1000 + 4 * text.length;
  }

  end(start: number): number | undefined {
    const known = this.#ends.get(start);
    if (known !== undefined || this.#allowance < 0 || !/[A-Za-z>]/u.test(this.#text.charAt(start + 1))) return known;
    const end = this.#search(start);
    if (end === undefined) this.#allowance -= this.#text.length - start;
    else this.#ends.set(start, end);
    return end;
  }

  /** Where markup begins and ends that was found within a span, without what lies in other markup. */
  within(start: number, end: number): { start: number; end: number }[] {
    const spans: { start: number; end: number }[] = [];
    let offset = start;
    for (let open = this.#next(offset, end); open < end; open = this.#next(offset, end)) {
      const close = this.#ends.get(open);
      if (close !== undefined) spans.push({ start: open, end: close });
      offset = close ?? open + 1;
    }
    return spans;
  }

  #next(offset: number, end: number): number {
    const found = this.#text.slice(offset, end).indexOf("<");
    return found < 0 ? end : offset + found;
  }

  #search(start: number): number | undefined {
    const text = this.#text;
    let depth = 0;
    let offset = start;
    while (offset < text.length) {
      const character = text[offset];
      if (character === "{") offset = this.#braces().end(offset) ?? offset + 1;
      else if (character !== "<") offset++;
      else {
        const step = this.#step(offset);
        depth += step.depth;
        offset = step.end;
        if (depth === 0 && step.isTag) return offset;
      }
    }
    return undefined;
  }

  /** One tag, or what else begins with `<`. */
  #step(start: number): { readonly end: number; readonly depth: number; readonly isTag: boolean } {
    const text = this.#text;
    if (text.startsWith("<!--", start)) {
      return { end: (this.#seeker.next("-->", start + 4) ?? text.length) + 3, depth: 0, isTag: false };
    }
    if (text[start + 1] === ">") return { end: start + 2, depth: 1, isTag: true };
    closing.lastIndex = start;
    if (closing.test(text)) return { end: closing.lastIndex, depth: -1, isTag: true };
    if (!/[A-Za-z]/u.test(text.charAt(start + 1))) return { end: start + 1, depth: 0, isTag: false };
    const source: TagSource = { text, seeker: this.#seeker, expressionEnd: (offset) => this.#braces().end(offset) };
    const { name, isSelfClosing, span } = readTag(source, start);
    if (isSelfClosing || isVoidElement(name.toLowerCase())) return { end: span.end, depth: 0, isTag: true };
    const content = rawElement.test(name) ? this.#seeker.next(`</${name}`, span.end) : undefined;
    return { end: content ?? span.end, depth: 1, isTag: true };
  }
}
