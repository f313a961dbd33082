import type { RawLiteral } from "../../../literals/locating/index.js";
import type { Span } from "../../../findings/span.js";
import { checkpointedReader } from "../../checkpoints/checkpointed-reader.js";
import type { PassStart, Pass } from "../../checkpoints/pass.js";
import { patternUnion } from "../../../text/composed-pattern.js";
import { matchedText } from "../../../text/sticky-match.js";
import { areSameOpenMarkup, type OpenMarkup } from "../../markup/markup-pass.js";
import { Collected } from "../../parts/collected.js";
import { readFrontMatter } from "../../parts/front-matter.js";
import type { Parts, ReaderNamed } from "../../parts/parts.js";
import type { Reader } from "../../reading.js";
import type { MarkdownDialect } from "./blocks.js";
import { likelyLabels, LinkLabels } from "./link-labels.js";
import { MarkdownLiterals } from "./markdown-literals.js";

/** The usual length of blocks that are read together, in UTF-16 code units. */
const usual = 2048;

/**
 * Where a new block may begin: a line behind an empty one, over which only code and HTML continue; and the next item of
 * a list or row of a table, which may be as long as the document.
 */
const newBlock = patternUnion(
  /(?:\n|\r(?!\n))[ \t]*(?:\r\n|[\r\n])(?=\S)/gu,
  /(?:\n|\r(?!\n))(?=(?:[-*+]|\d{1,9}[.)])[ \t]{1,4}\S|\|)/gu,
);

/**
 * The longest empty line, in UTF-16 code units, behind which a new block is surely recognized; behind a longer one,
 * reading goes on to the next block.
 */
const longestEmptyLine = 16;

/** The marker of an item at the beginning of a line, or the beginning of a row. */
const marker = /(?:(?:[-*+]|\d{1,9}[.)])[ \t]{1,4}(?=\S)|\|)?/uy;
const longestMarker = 14;

/** Makes rows of the lines that follow it, as those before them do in the document. */
const emptyTable = "| |\n|-|\n";

interface MarkdownState extends OpenMarkup {
  /** Whether the block before is a table, whose next row may follow. */
  readonly isInTable: boolean;
}

/** A pass through a document, group of blocks by group of blocks; its state leaves out the labels of the document. */
class MarkdownPass implements Pass<MarkdownState> {
  readonly #text: string;
  readonly #parts: Parts;
  readonly #labels: LinkLabels;
  readonly #dialect: MarkdownDialect;
  readonly #collected = new Collected();
  #element: OpenMarkup["element"];
  #isInTable: boolean;
  #lookedTo = 0;
  readonly #told: string[] = [];

  constructor(text: string, { state, parts, told }: PassStart<MarkdownState>, dialect: MarkdownDialect) {
    this.#text = text;
    this.#parts = parts;
    this.#labels = new LinkLabels(told);
    this.#dialect = dialect;
    this.#element = state?.element;
    this.#isInTable = state?.isInTable === true;
  }

  get literals(): readonly RawLiteral[] {
    return this.#collected.literals;
  }

  get comments(): readonly Span<"source">[] {
    return this.#collected.comments;
  }

  get told(): readonly string[] {
    return this.#told;
  }

  get lookedTo(): number {
    return this.#lookedTo;
  }

  take(offset: number, stop: number): number {
    const start = offset === 0 ? this.#takeFrontMatter() : offset;
    const head = this.#isInTable ? emptyTable : "";
    for (let least = Math.min(usual, Math.max(1, stop - start)); ; least *= 2) {
      const end = this.#newBlockFrom(start + least);
      const blocks = new MarkdownLiterals(head + this.#text.slice(start, end), {
        parts: this.#parts,
        labels: this.#labels,
        dialect: this.#dialect,
        element: this.#element,
        next: end < this.#text.length ? `${matchedText(marker, this.#text, end)}x` : undefined,
      });
      if (!blocks.isWhole) continue;
      this.#collected.part(blocks.reading, start - head.length);
      this.#element = blocks.element;
      this.#isInTable = blocks.isInTable;
      for (const label of blocks.defined) this.#told.push(label);
      return end;
    }
  }

  stateAt(): MarkdownState {
    return { element: this.#element, isInTable: this.#isInTable };
  }

  /** Reads the front matter and returns the offset at which the blocks begin. */
  #takeFrontMatter(): number {
    const { end, lookedTo } = readFrontMatter(this.#text, this.#parts, this.#collected);
    this.#lookedTo = lookedTo;
    return end;
  }

  /** The first offset at or behind the given one at which a new block begins; the end of the text if there is none. */
  #newBlockFrom(offset: number): number {
    newBlock.lastIndex = Math.max(0, offset - longestEmptyLine);
    for (let found = newBlock.exec(this.#text); found !== null; found = newBlock.exec(this.#text))
      if (newBlock.lastIndex >= offset) return newBlock.lastIndex;
    return this.#text.length;
  }
}

/** Reads GitHub Flavored Markdown with its raw HTML, its code in other languages, and its front matter; or the Markdown of MDX. */
export function markdownReader(named: ReaderNamed, dialect: MarkdownDialect): Reader {
  return checkpointedReader(
    {
      guess: likelyLabels,
      begin: (text, beginning: PassStart<MarkdownState>) => new MarkdownPass(text, beginning, dialect),
      areSame: (one, other) => one.isInTable === other.isInTable && areSameOpenMarkup(one, other),
      // The reader looks at the marker and the first unit of the next block, and at white space before the front matter ends.
      ahead: longestMarker + 1,
      behind: 0,
    },
    named,
  );
}
