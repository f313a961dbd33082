import { matchEnd } from "../../text/sticky-match.js";
import { Braces } from "./braces.js";
import { isVoidElement } from "./open-elements.js";
import { Seeker } from "./seeker.js";
import { readTag, type Tag } from "./tag.js";
import type { TagSource } from "./tag-source.js";

/** Whether markup has comments, raw text and void elements as in HTML. */
export type ElementKind = "html" | "jsx";

const closing = /<\/[^>]*>/uy;
const rawElement = /^(?:script|style)$/iu;
const elementName = /^[A-Za-z](?:[\w.-]|[^\0-\x7F])*(?::(?:[\w.-]|[^\0-\x7F])+)?$/u;
const attributeName = /^[\w:.@-]*$/u;

/** Finds markup in expressions, in which expressions may hold markup again; results are remembered by offset. */
export class Islands {
  /** The expressions of the text. */
  readonly braces: Braces;
  readonly #text: string;
  readonly #kind: ElementKind;
  readonly #seeker: Seeker;
  readonly #ends = new Map<number, number>();
  #allowance: number;
  #hasUnclosed = false;

  constructor(text: string, kind: ElementKind) {
    this.#text = text;
    this.#kind = kind;
    this.#seeker = new Seeker(text);
    this.#allowance = 1000 + 4 * text.length;
    this.braces = new Braces(text, (start) => this.#end(start));
  }

  /** Whether an expression or the markup in one was unclosed: how long is looked for such ends depends on the whole text. */
  get hasUnclosed(): boolean {
    return this.#hasUnclosed || this.braces.hasUnclosed;
  }

  /**
   * The end of markup that begins in an expression: behind the end tag of its first element, or behind the start tag if
   * there is none.
   */
  #end(start: number): number | undefined {
    const known = this.#ends.get(start);
    if (known !== undefined || this.#allowance < 0 || !/[A-Za-z>]/u.test(this.#text.charAt(start + 1))) return known;
    let end = this.#search(start);
    if (end === undefined) {
      this.#hasUnclosed = true;
      this.#allowance -= this.#text.length - start;
      end = this.#startTagEnd(start);
    }
    if (end !== undefined) this.#ends.set(start, end);
    return end;
  }

  /** The markup found within a span, without that within other markup. */
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
      if (character === "{") offset = this.braces.end(offset) ?? offset + 1;
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

  /** Reads one tag, or another construct that begins with `<`. */
  #step(start: number): { readonly end: number; readonly depth: number; readonly isTag: boolean } {
    const text = this.#text;
    if (this.#kind === "html" && text.startsWith("<!--", start)) {
      return { end: (this.#seeker.next("-->", start + 4) ?? text.length) + 3, depth: 0, isTag: false };
    }
    if (text[start + 1] === ">") return { end: start + 2, depth: 1, isTag: true };
    const closingEnd = matchEnd(closing, text, start);
    if (closingEnd !== undefined) return { end: closingEnd, depth: -1, isTag: true };
    if (!/[A-Za-z]/u.test(text.charAt(start + 1))) return { end: start + 1, depth: 0, isTag: false };
    const { name, isSelfClosing, span } = this.#tag(start);
    if (!elementName.test(name)) return { end: start + 1, depth: 0, isTag: false };
    if (isSelfClosing || this.#isVoid(name)) return { end: span.end, depth: 0, isTag: true };
    return { end: this.#rawTextEnd(name, span.end) ?? span.end, depth: 1, isTag: true };
  }

  #tag(start: number): Tag {
    const source: TagSource = {
      text: this.#text,
      seeker: this.#seeker,
      expressionEnd: (offset) => this.braces.end(offset),
    };
    return readTag(source, start);
  }

  #isVoid(name: string): boolean {
    return this.#kind === "html" && isVoidElement(name.toLowerCase());
  }

  #rawTextEnd(name: string, start: number): number | undefined {
    return this.#kind === "html" && rawElement.test(name) ? this.#seeker.next(`</${name}`, start) : undefined;
  }

  /** The end of a start tag; undefined if it is unclosed, in which case the following text was taken for attributes. */
  #startTagEnd(start: number): number | undefined {
    const { name, attributes, span } = this.#tag(start);
    const isTag = elementName.test(name) && attributes.every((attribute) => attributeName.test(attribute.name));
    return isTag ? span.end : undefined;
  }
}
