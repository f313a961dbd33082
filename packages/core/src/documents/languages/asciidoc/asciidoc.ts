import { defineLanguage } from "../../language.js";
import { lineComments } from "../../../languages/definition/comment-syntax.js";
import type { Span } from "../../../findings/span.js";
import type { RawLiteral } from "../../../literals/locating/index.js";
import { checkpointedReader } from "../../checkpoints/checkpointed-reader.js";
import type { PassStart, Pass } from "../../checkpoints/pass.js";
import { haveSameItems } from "../../checkpoints/same-items.js";
import type { LinesAhead } from "../../lines-ahead.js";
import type { Reader } from "../../reading.js";
import type { Marks } from "./passthroughs.js";
import { AsciidocLiterals } from "./asciidoc-literals.js";
import {
  areSameAttributes,
  blockAttributesOf,
  isAttributeLine,
  noAttributes,
  type BlockAttributes,
} from "./block-attributes.js";
import { closingOf, delimiterOf, isListItem, isTermWithoutText, isVerbatimStyle } from "./block-forms.js";
import { linesFrom, type AsciidocLine } from "./lines.js";

export const asciidoc = defineLanguage({
  name: "asciidoc",
  reader: () => asciidocReader(),
  extensions: ["adoc", "asciidoc", "asc", "ad"],
  ids: ["asciidoc"],
  comments: lineComments,
});

/** Reads AsciiDoc: the addresses of links, images and other media, of included files and in attributes, and text for everything else. */
function asciidocReader(): Reader {
  return checkpointedReader({
    begin: (text, beginning: PassStart<AsciidocState>) => new Asciidoc(text, beginning),
    areSame: areSameStates,
    ahead: 1,
    // The style of a cell stands before it, possibly on the line before.
    behind: 4,
  });
}

/** A block in which other blocks stand. */
interface Container {
  /** The line that ends it. */
  readonly closing: string;
  /** The separator of the cells of the surrounding table. */
  readonly separator: string | undefined;
}

/** The state of the reader between two lines. */
interface AsciidocState {
  readonly containers: readonly Container[];
  readonly attributes: BlockAttributes;
  readonly isInHeader: boolean;
  readonly isAfterTerm: boolean;
  readonly marks: Marks;
}

function areSameStates(one: AsciidocState, other: AsciidocState): boolean {
  return (
    one.isInHeader === other.isInHeader &&
    one.isAfterTerm === other.isAfterTerm &&
    one.marks === other.marks &&
    areSameAttributes(one.attributes, other.attributes) &&
    haveSameItems(one.containers, other.containers, (a, b) => a.closing === b.closing && a.separator === b.separator)
  );
}

/** The deepest nesting of blocks at which the reader keeps checkpoints. */
const deepestState = 64;

const comment = /^\/\/(?!\/)/u;
const title = /^(?:={1,6}|#{1,6})[ \t]+\S/u;
const blockTitle = /^\.\.?[^ \t.]/u;
const underline = /^(?:=+|-+|~+|\^+|\++)$/u;

class Asciidoc implements Pass<AsciidocState> {
  readonly #literals: AsciidocLiterals;
  readonly #containers: Container[];
  /** The closing lines of the open blocks. */
  readonly #closings: Set<string>;
  readonly #lines: LinesAhead<AsciidocLine>;
  #attributes: BlockAttributes;
  /** Whether the next line belongs to the document header. */
  #isInHeader: boolean;
  /** Whether a description of a term may follow, which is no literal paragraph although it is indented. */
  #isAfterTerm: boolean;
  #next = 0;

  constructor(text: string, { start, state }: PassStart<AsciidocState>) {
    this.#lines = linesFrom(text, start);
    this.#literals = new AsciidocLiterals(text, state?.marks ?? "modern");
    this.#containers = [...(state?.containers ?? [])];
    this.#closings = new Set(this.#containers.map(({ closing }) => closing));
    this.#attributes = state?.attributes ?? noAttributes;
    this.#isInHeader = state?.isInHeader ?? false;
    this.#isAfterTerm = state?.isAfterTerm ?? false;
  }

  get literals(): readonly RawLiteral[] {
    return this.#literals.literals;
  }

  get comments(): readonly Span<"source">[] {
    return this.#literals.comments;
  }

  get lookedTo(): number {
    return this.#lines.lookedTo;
  }

  /** Reads the block or line at the present position and returns the offset of the next one. */
  take(): number {
    this.#takeBlock();
    return this.#lines.startOf(this.#next);
  }

  stateAt(): AsciidocState | undefined {
    if (this.#containers.length > deepestState) return undefined;
    return {
      containers: [...this.#containers],
      attributes: this.#attributes,
      isInHeader: this.#isInHeader,
      isAfterTerm: this.#isAfterTerm,
      marks: this.#literals.marks,
    };
  }

  get #isOver(): boolean {
    return this.#lines.at(this.#next) === undefined;
  }

  #takeBlock(): void {
    const first = this.#lines.at(this.#next);
    if (first === undefined) return;
    if (first.content === "" || first.content === "+") {
      this.#isInHeader = false;
      this.#next++;
    } else if (!this.#takeDelimited(first) && !this.#takeLine(first)) {
      const isVerbatim = isVerbatimStyle(this.#attributes.style) && !this.#attributes.hasMacros;
      if (isVerbatim || this.#isIndented(first)) this.#takeLines((line) => this.#endsParagraph(line, false));
      else this.#takeParagraph(first);
      this.#attributes = noAttributes;
    }
  }

  /** Whether a line is a literal paragraph by its indent, and does not describe the term before it. */
  #isIndented({ content }: AsciidocLine): boolean {
    return /^[ \t]/u.test(content) && !this.#isAfterTerm && this.#separator === undefined && !isListItem(content);
  }

  get #separator(): string | undefined {
    return this.#containers.at(-1)?.separator;
  }

  #takeDelimited({ start, content }: AsciidocLine): boolean {
    const delimiter = delimiterOf(content);
    if (delimiter === undefined) return false;
    const { style, separator, hasOtherCells, hasMacros } = this.#attributes;
    this.#next++;
    this.#attributes = noAttributes;
    this.#isAfterTerm = false;
    if (delimiter === "comment") this.#takeComment(start, content);
    else if (this.#close(content)) return true;
    else if (delimiter === "verbatim" || delimiter === "values" || (delimiter === "open" && isVerbatimStyle(style)))
      this.#takeVerbatim(content, hasMacros);
    else if (delimiter === "table" && hasOtherCells) this.#takeVerbatim(content, false);
    else {
      const ofTable = delimiter === "table" ? (separator ?? content.charAt(0)) : this.#separator;
      this.#containers.push({ closing: content, separator: ofTable });
      this.#closings.add(content);
    }
    return true;
  }

  #close(content: string): boolean {
    if (!this.#closings.has(content)) return false;
    for (let inner: Container | undefined; inner?.closing !== content;) {
      inner = this.#containers.pop();
      this.#closings.delete(inner?.closing ?? "");
    }
    return true;
  }

  #takeComment(start: number, content: string): void {
    const isEnd = (line: AsciidocLine): boolean => line.content === content;
    while (!this.#isOver && !isEnd(this.#line)) this.#next++;
    this.#literals.comment({ start, end: this.#line.end });
    this.#next++;
  }

  #takeVerbatim(opening: string, hasMacros: boolean): void {
    const closing = closingOf(opening);
    const isEnd = ({ content }: AsciidocLine): boolean => content === closing || this.#closings.has(content);
    if (hasMacros) while (!this.#isOver && !isEnd(this.#line)) this.#literals.paragraph(this.#taken());
    else this.#takeLines(isEnd);
    if (this.#line.content === closing) this.#next++;
  }

  /** Takes lines that are not AsciiDoc, up to the one that ends them; they may include other files. */
  #takeLines(isEnd: (line: AsciidocLine) => boolean): void {
    while (!this.#isOver && !isEnd(this.#line)) {
      const line = this.#taken();
      if (!this.#literals.include(line)) this.#literals.text(line);
    }
  }

  /** Takes a block of one line; returns false if the line is none. */
  #takeLine(first: AsciidocLine): boolean {
    const { content } = first;
    if (comment.test(content)) this.#literals.comment(first);
    else if (content.startsWith(":") && this.#takeEntry(first)) return true;
    else if (isAttributeLine(content)) this.#takeAttributes(first);
    else if (this.#literals.include(first) || this.#literals.media(first)) this.#attributes = noAttributes;
    else if (title.test(content) || this.#isUnderlined(first)) this.#takeTitle(first);
    else if (this.#isInHeader || (blockTitle.test(content) && this.#separator === undefined))
      this.#literals.paragraph(first);
    else return false;
    this.#next++;
    return true;
  }

  #takeEntry(first: AsciidocLine): boolean {
    const name = /^:!?[\p{L}\p{N}_][^:]*:(?:[ \t]+|$)/u.exec(first.content)?.[0];
    if (name === undefined) return false;
    if (first.content.startsWith(":compat-mode:")) this.#literals.useCompatibleMarks();
    let last = this.#taken();
    while (last.content.endsWith(" \\") && !this.#isOver) last = this.#taken();
    this.#literals.entry({ start: first.start + name.length, end: last.end });
    return true;
  }

  #takeAttributes(line: AsciidocLine): void {
    const { content } = line;
    if (!content.startsWith("[[")) this.#attributes = merged(this.#attributes, blockAttributesOf(content));
    this.#literals.attributes(line);
  }

  #takeTitle(first: AsciidocLine): void {
    const isUnderlined = !title.test(first.content);
    const isOfDocument = isUnderlined
      ? this.#lines.at(this.#next + 1)?.content.startsWith("=")
      : /^[=#][ \t]/u.test(first.content);
    this.#isInHeader = isOfDocument === true;
    if (isUnderlined && isOfDocument === true) this.#literals.useCompatibleMarks();
    this.#literals.paragraph(first);
    if (isUnderlined) this.#next++;
    this.#attributes = noAttributes;
  }

  /**
   * Whether the line is the first of a two-line title — AsciiDoc.py, *Two line titles*; Asciidoctor still reads them.
   */
  #isUnderlined({ content }: AsciidocLine): boolean {
    const below = this.#lines.at(this.#next + 1)?.content ?? "";
    const difference = Math.abs(content.length - below.length);
    const mayBeTitle =
      this.#containers.length === 0 && difference < 2 && /^[^.].*[\p{L}\p{N}]|^[\p{L}\p{N}]/u.test(content);
    return mayBeTitle && underline.test(below);
  }

  #takeParagraph(first: AsciidocLine): void {
    const isInList = isListItem(first.content);
    let start = first.start;
    let last = this.#taken();
    for (let line = this.#line; !this.#endsParagraph(line, isInList); line = this.#line) {
      if (comment.test(line.content) || this.#literals.include(line)) {
        this.#takeText({ start, end: last.end });
        if (comment.test(line.content)) this.#literals.comment(line);
        start = this.#lines.at(this.#next + 1)?.start ?? line.end;
      }
      last = this.#taken();
    }
    this.#takeText({ start, end: last.end });
    this.#isAfterTerm = isTermWithoutText(last.content);
  }

  #takeText(span: Span<"source">): void {
    if (this.#separator === undefined) this.#literals.paragraph(span);
    else this.#literals.cells(span, this.#separator);
  }

  #endsParagraph({ content }: AsciidocLine, isInList: boolean): boolean {
    if (content === "" || content === "+" || isAttributeLine(content) || delimiterOf(content) !== undefined)
      return true;
    return isInList && isListItem(content);
  }

  get #line(): AsciidocLine {
    return this.#lines.at(this.#next) ?? { start: this.#end, end: this.#end, content: "" };
  }

  get #end(): number {
    return this.#lines.last?.end ?? 0;
  }

  #taken(): AsciidocLine {
    const line = this.#line;
    this.#next++;
    return line;
  }
}

/** Several lines of attributes may stand before a block. */
function merged(
  before: BlockAttributes,
  { style, separator, hasOtherCells, hasMacros }: BlockAttributes,
): BlockAttributes {
  return {
    style: style === "" ? before.style : style,
    ...((separator ?? before.separator) !== undefined && { separator: separator ?? before.separator }),
    hasOtherCells: hasOtherCells || before.hasOtherCells,
    hasMacros: hasMacros || before.hasMacros,
  };
}
