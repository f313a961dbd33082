import { trimmedLines } from "../../trimmed-lines.js";
import type { Span } from "../../../findings/span.js";
import { Collected } from "../../parts/collected.js";
import type { RawLiteral } from "../../../literals/locating/index.js";
import { attributeAddresses } from "./block-attributes.js";
import { findBrokenLinks } from "./broken-links.js";
import { findInlineAddresses } from "./inline-addresses.js";
import type { AsciidocLine } from "./lines.js";
import type { Marks } from "./passthroughs.js";
import { inlineAddress, mediaAddress, wholeAddress, type WrittenAddress } from "./written-address.js";

const address = /^(?:https?|ftp|file|irc):\/\/[^\s[\]]+$/iu;
const include = /^include::(?<target>[^\s[](?:[^[]*[^\s[])?)\[.*\]$/u;
// eslint-disable-next-line regexp/no-super-linear-backtracking -- where a `]` ends the line, the first `[` will do
const media = /^(?=.*\]$)(?<name>image|video|audio)::(?<target>\S(?:.*?\S)?)\[(?<attributes>.*)\]$/u;
/** Video services whose videos are given by an identifier of their own, not by an address. */
const service = /^(?:youtube|vimeo|wistia)\b/u;

/**
 * The specifier at the end of a cell that says how the next cell is read — AsciiDoc Language Documentation, *Cell
 * Specifiers*.
 */
const nextStyle = /(?<=\s)(?:[\d.]+[*+])?[<^>.]*[a-z]?$/u;

/** The literals of AsciiDoc, as they are found. */
export class AsciidocLiterals {
  readonly #text: string;
  readonly #collected = new Collected();
  #marks: Marks;

  constructor(text: string, marks: Marks) {
    this.#text = text;
    this.#marks = marks;
  }

  get literals(): readonly RawLiteral[] {
    return this.#collected.literals;
  }

  get comments(): readonly Span<"source">[] {
    return this.#collected.comments;
  }

  /** How marks are read from the present position on. */
  get marks(): Marks {
    return this.#marks;
  }

  /** Switches to the marks of AsciiDoc.py for the rest of the document. */
  useCompatibleMarks(): void {
    this.#marks = "compatible";
  }

  comment({ start, end }: Span<"source">): void {
    this.#collected.comment({ start, end });
  }

  /** Takes text that may mention addresses and holds no others. */
  text({ start, end }: Span<"source">): void {
    for (const { index, words } of trimmedLines(this.#text.slice(start, end))) {
      const span = { start: start + index, end: start + index + words.length };
      this.#collected.literal({ span, syntax: "asciidoc-text", site: { kind: "text" } });
    }
  }

  /** A paragraph, or a part of it. */
  paragraph({ start, end }: Span<"source">): void {
    const source = this.#text.slice(start, end);
    const { addresses, passthroughs } = findInlineAddresses(source, this.#marks);
    const broken = findBrokenLinks(source, passthroughs).map(({ span, role }) =>
      wholeAddress(source.slice(span.start, span.end), start + span.start, role),
    );
    const written = addresses.map((found) => inlineAddress(found, { source, start, passthroughs }));
    this.#between(
      { start, end },
      [...written, ...broken].sort((a, b) => a.start - b.start),
    );
  }

  /** Takes a paragraph in a table, in which cells begin and end. */
  cells({ start, end }: Span<"source">, separator: string): void {
    let cellStart = start;
    for (let offset = start; offset <= end; offset++) {
      if (offset < end && (this.#text[offset] !== separator || this.#text[offset - 1] === "\\")) continue;
      this.#cell({ start: cellStart, end: offset });
      cellStart = offset + 1;
    }
  }

  /** Takes a cell; one of style `a` holds blocks. */
  #cell({ start, end }: Span<"source">): void {
    const style = this.#text.slice(Math.max(0, start - 3), start - 1);
    if (!/(?:^|[^\p{L}])a$/u.test(style)) return this.paragraph({ start, end });
    const source = this.#text.slice(start, end);
    const content = source.replace(nextStyle, "").trim();
    const contentStart = start + source.indexOf(content);
    if (!this.media({ start: contentStart, end: contentStart + content.length, content }))
      this.paragraph({ start, end });
  }

  /** The value of an attribute, which may be an address. */
  entry({ start, end }: Span<"source">): void {
    const source = this.#text.slice(start, end);
    if (address.test(source)) this.#between({ start, end }, [wholeAddress(source, start, "attribute")]);
    else this.paragraph({ start, end });
  }

  /** A line of attributes for the block that follows. */
  attributes({ start, end, content }: AsciidocLine): void {
    this.#between({ start, end }, content.startsWith("[[") ? [] : this.#addressesOf(content.slice(1, -1), start + 1));
  }

  #addressesOf(attributes: string, offset: number): WrittenAddress[] {
    return attributeAddresses(attributes).map(({ start, end }) =>
      wholeAddress(attributes.slice(start, end), offset + start, "link"),
    );
  }

  /** Takes a line `include::address[]`; returns false if the line is none. */
  include({ start, end, content }: AsciidocLine): boolean {
    if (!content.startsWith("include::") || !content.endsWith("]")) return false;
    const target = include.exec(content)?.groups?.["target"] ?? "";
    if (!target.includes("://")) return false;
    this.#between({ start, end }, [wholeAddress(target, start + "include::".length, "include")]);
    return true;
  }

  /** Takes a line of an image, a video or a sound; returns false if the line is none. */
  media({ start, end, content }: AsciidocLine): boolean {
    if (!content.endsWith("]")) return false;
    const { name, target = "", attributes = "" } = media.exec(content)?.groups ?? {};
    if (name === undefined) return false;
    this.#between({ start, end }, [
      ...(service.test(attributes) ? [] : [mediaAddress(target, start + name.length + "::".length, name)]),
      ...this.#addressesOf(attributes, end - 1 - attributes.length),
    ]);
    return true;
  }

  /** Takes addresses as such and the text between them as text. */
  #between({ start, end }: Span<"source">, addresses: readonly WrittenAddress[]): void {
    let done = start;
    for (const { start: addressStart, role, pieces } of addresses) {
      const [first, last] = [pieces[0], pieces.at(-1)];
      if (first === undefined || last === undefined || addressStart < done) continue;
      this.text({ start: done, end: addressStart });
      this.#collected.literal({
        span: { start: first.span.start, end: last.span.end },
        ...(role.endsWith("-link")
          ? { syntax: "plain", site: { kind: "identifier", use: "none", production: "IRI-reference", role } }
          : {
              syntax: "asciidoc-address",
              site: { kind: "identifier", use: "reference", production: "IRI-reference", role },
            }),
        ...((pieces.length > 1 || (first.kind === "text" && first.syntax !== undefined)) && { pieces }),
      });
      done = last.span.end;
    }
    this.text({ start: done, end });
  }
}
