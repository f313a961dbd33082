import { lowerBound } from "../../../text/lower-bound.js";
import type { Span } from "../../../findings/span.js";
import { findMonospaced, type Marks } from "./passthroughs.js";

const placeholder = /[/:=?&#.@-]<\p{L}/u;

const formattingMarks = ["*", "_", "#", "`", "+"];

/** Finds where bare addresses end, as Asciidoctor does (`InlineLinkRx`). */
export class BareLinks {
  readonly #paragraph: string;
  /** The first offset at which each formatting mark may open formatted text. */
  readonly #firstMarks: ReadonlyMap<string, number>;
  /** The last offset of each formatting mark. */
  readonly #lastMarks: ReadonlyMap<string, number>;
  readonly #monospaced: readonly Span[];

  constructor(paragraph: string, marks: Marks) {
    this.#paragraph = paragraph;
    const first = (mark: string): number =>
      new RegExp(`(?<![\\p{L}\\p{N}_])[${mark}](?=\\S)|[${mark}]{2}`, "u").exec(paragraph)?.index ?? Infinity;
    this.#firstMarks = new Map(formattingMarks.map((mark) => [mark, first(mark)]));
    const last = (mark: string): number => (mark === "+" && marks === "modern" ? -1 : paragraph.lastIndexOf(mark));
    this.#lastMarks = new Map(formattingMarks.map((mark) => [mark, last(mark)]));
    this.#monospaced = findMonospaced(paragraph).map(({ whole }) => whole);
  }

  /**
   * The address at the start of a span without white space and brackets; nothing where there is none. Differs from
   * Asciidoctor: between back quotes addresses are code, as in `http://<host>`, a quotation mark ends one, and one with
   * a placeholder such as `/<name of it>` is read as any other text.
   */
  within({ start, end }: Span): Span | undefined {
    const before = this.#paragraph.slice(Math.max(0, start - "link:".length), start);
    if (/(?:link:|["'])$/u.test(before) || this.#isMonospaced(start)) return undefined;
    const written = this.#paragraph.slice(start, end);
    if (placeholder.test(written)) return undefined;
    const address = withoutTrailing(this.#withoutFormatting(written, start), before.endsWith("<"));
    const sign = address.indexOf("://");
    if (sign < 0 || !/[\p{L}\p{N}]/u.test(address.slice(sign))) return undefined;
    return { start, end: start + address.length };
  }

  /**
   * Whether a bare address may begin behind a character; for a formatting mark, only if it opens formatted text there.
   */
  mayFollow(character: string, offset: number): boolean {
    return (this.#lastMarks.get(character) ?? Infinity) > offset;
  }

  #isMonospaced(offset: number): boolean {
    const { length } = this.#monospaced;
    const next = lowerBound(length, (index) => (this.#monospaced[index]?.end ?? 0) <= offset);
    return (this.#monospaced[next]?.start ?? Infinity) < offset;
  }

  /** The address without the closing mark of formatted text, or the end of an element, that follows it. */
  #withoutFormatting(written: string, start: number): string {
    const isOpen = (mark: string): boolean => (this.#firstMarks.get(mark) ?? Infinity) < start;
    const [first = ""] = written.split(/["\u0097]/u, 1);
    const [ending = ""] = /(?<![*_#,.?!;:)])[*_#,.?!;:)]+$/u.exec(first) ?? [];
    const closing = ending.search(/[*_#]/u);
    return closing !== -1 && isOpen(ending.charAt(closing)) ? first.slice(0, closing - ending.length) : first;
  }
}

/** Punctuation that ends a sentence or a clause, and what closes `<…>` and `(…)`. */
function withoutTrailing(written: string, isPointed: boolean): string {
  const address = written.replace(/(?<=[^,.?!)])[,.?!)]+$/u, "");
  if (isPointed && address.endsWith(">")) return address.slice(0, -1);
  return address.replace(/\)?[;:]$/u, "").replace(/>$/u, "");
}
