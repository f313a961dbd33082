import { defineLanguage } from "../../language.js";
import { dotComments } from "../../../languages/definition/comment-syntax.js";
import { trimmedLines } from "../../trimmed-lines.js";
import type { Piece, RawLiteral } from "../../../literals/locating/index.js";
import { compareSpans, type Span } from "../../../findings/span.js";
import { Collected } from "../../parts/collected.js";
import type { Parts, ReaderNamed } from "../../parts/parts.js";
import type { Reader } from "../../reading.js";
import { onlyState, type Pass } from "../../checkpoints/pass.js";
import { checkpointedReader } from "../../checkpoints/checkpointed-reader.js";
import type { LinesAhead } from "../../lines-ahead.js";
import { gridCells, isGridBorder, isOfGrid } from "./grid-table.js";
import { findBrokenReferences, isBrokenExplicit, type BrokenReference } from "./broken-references.js";
import { findAddressesInReferences } from "./inline-references.js";
import { linesFrom, type IndentedLine } from "./lines.js";
import { wordSet } from "../../../text/word-set.js";

export const restructuredtext = defineLanguage({
  name: "restructuredtext",
  reader: (named) => restructuredTextReader(named),
  extensions: ["rst"],
  ids: ["restructuredtext"],
  comments: dotComments,
});

/** Reads reStructuredText: the addresses of references, targets and images, raw HTML, and text for everything else. */
function restructuredTextReader(named: ReaderNamed): Reader {
  return checkpointedReader(
    {
      begin: (text, { start, parts }) => new RestructuredText(text, start, parts),
      areSame: () => true,
      ahead: 1,
      behind: 0,
    },
    named,
  );
}

const target = /^\.\.[ \t]+(?:__|_(?:`[^`]+`|(?:\\.|[^\\:]|:(?!\s|$))+)):(?:[ \t]+|$)/u;
const anonymousTarget = /^__[ \t]+/u;
const directive = /^\.\.[ \t]+(?:\|[^|]+\|[ \t]+)?(?<name>[A-Za-z0-9][\w:.+-]*) ?::(?:[ \t]+|$)/u;
const footnote = /^\.\.[ \t]+\[[^\]]+\](?:[ \t]|$)/u;
const explicitMarkup = /^\.\.(?:[ \t]|$)/u;
const targetOption = /^:target:[ \t]+/u;

/** Directives whose argument is the address of an image. */
const images: ReadonlySet<string> = new Set(["image", "figure"]);

/** Directives whose content is not parsed as reStructuredText. */
const verbatimDirectives = wordSet(`
code code-block sourcecode highlight literalinclude include raw math doctest prompt console ipython graphviz digraph
graph uml mermaid productionlist command-output program-output csv-table
`);

/** Those of Sphinx's doctest, `testcode` and the like, have a prefix of their own. */
function isVerbatimDirective(name: string): boolean {
  return verbatimDirectives.has(name) || /^test\w+$/u.test(name);
}

/** Whether a raw directive has content for HTML, perhaps for other formats as well. */
function isOfHtml(formats: string): boolean {
  return /(?:^|\s)html(?:\s|$)/iu.test(formats);
}

/**
 * What is no address in a target: the name of another target, also between back quotes; a mail address without its
 * scheme; a text with escaped white space.
 */
const noAddress = /(?<!\\)_\s*$|^[^@:/]+@[^@:/]+$|\\(?:\s|$)|`/u;

/** A doctest block. */
const isSession = /^\s*>>>/u;
/** The marker of a list item, before which the item at the same indentation ends. */
const marker = /^(?:[-*+•]|(?:\d{1,4}|#)[.)])[ \t]/u;
const bullet = /^(?:[-*+•]|\(?\w{1,4}[.)])[ \t]+/u;

interface FoundReference extends Span {
  /** Absent if nothing is wrong with it. */
  readonly role?: BrokenReference["role"];
}

/** A text in a cell of a table, or a reference. */
interface CellPart {
  readonly span: Span<"source">;
  readonly reference?: FoundReference;
}

function referencesIn(paragraph: string): FoundReference[] {
  const broken = findBrokenReferences(paragraph);
  const whole = findAddressesInReferences(paragraph);
  return broken.length === 0 ? whole : [...broken, ...whole].sort(compareSpans);
}

class RestructuredText implements Pass<object> {
  readonly #text: string;
  readonly #collected = new Collected();
  readonly #lines: LinesAhead<IndentedLine>;
  readonly #parts: Parts;
  #next = 0;

  constructor(text: string, start: number, parts: Parts) {
    this.#text = text;
    this.#parts = parts;
    this.#lines = linesFrom(text, start);
  }

  get literals(): readonly RawLiteral[] {
    return this.#collected.literals;
  }

  get comments(): readonly Span<"source">[] {
    return this.#collected.comments;
  }

  get lookedTo(): number {
    return this.#lines.lookedTo;
  }

  /** Reads the next block or empty line and returns the offset behind it. */
  take(): number {
    this.#takeBlock();
    return this.#lines.startOf(this.#next);
  }

  stateAt(): object {
    return onlyState;
  }

  #takeBlock(): void {
    const first = this.#lines.at(this.#next);
    if (first === undefined || first.isBlank) {
      this.#next++;
      return;
    }
    const content = this.#contentOf(first);
    if (isGridBorder(content)) return this.#takeGrid(first);
    const found = target.exec(content) ?? anonymousTarget.exec(content);
    if (found !== null) return this.#takeTarget(first, found[0].length);
    const named = directive.exec(content);
    if (named !== null) return this.#takeDirective(first, named.groups?.["name"] ?? "", named[0].length);
    if (isBrokenExplicit(content)) {
      this.#next++;
      return this.#takeBroken({ start: first.start + first.indent, end: first.end }, "broken-link");
    }
    if (explicitMarkup.test(content) && !footnote.test(content)) return this.#takeComment(first);
    this.#takeParagraph(first);
  }

  #contentOf({ start, end, indent }: IndentedLine): string {
    return this.#text.slice(start + indent, end);
  }

  /** Reads a target, whose address may continue in indented lines. */
  #takeTarget(first: IndentedLine, length: number): void {
    const { end } = this.#lastLine((line) => !line.isBlank && line.indent > first.indent);
    this.#takeAddress({ start: first.start + first.indent + length, end }, "target");
  }

  #takeDirective(first: IndentedLine, name: string, length: number): void {
    const argument = { start: first.start + first.indent + length, end: first.end };
    this.#next++;
    if (images.has(name)) {
      this.#takeAddress(argument, name);
      this.#takeOptions(first);
    } else {
      this.#takeTexts(argument);
      if (name === "raw" && isOfHtml(this.#text.slice(argument.start, argument.end))) this.#takeHtml(first.indent);
      else if (isVerbatimDirective(name)) this.#takeVerbatim(first.indent);
    }
  }

  #takeOptions({ indent }: IndentedLine): void {
    for (let line = this.#lines.at(this.#next); line !== undefined; line = this.#lines.at(this.#next)) {
      if (line.isBlank || line.indent <= indent) return;
      const option = targetOption.exec(this.#contentOf(line))?.[0];
      if (option === undefined) this.#takeTexts(line);
      else this.#takeAddress({ start: line.start + line.indent + option.length, end: line.end }, ":target:");
      this.#next++;
    }
  }

  #takeComment(first: IndentedLine): void {
    const { end } = this.#lastLine((line) => line.isBlank || line.indent > first.indent);
    this.#collected.comment({ start: first.start + first.indent, end });
  }

  /** Reads a paragraph, or an item of a list without empty lines, which may be as long as the document. */
  #takeParagraph(first: IndentedLine): void {
    const isItem = marker.test(this.#contentOf(first));
    const beginsItem = (line: IndentedLine) =>
      isItem && line.indent === first.indent && marker.test(this.#contentOf(line));
    const definition = this.#lines.at(this.#next + 1);
    // Of a definition, the line below the term may be a directive.
    const isDirective = (line: IndentedLine) =>
      line === definition && !isItem && line.indent > first.indent && directive.test(this.#contentOf(line));
    const last = this.#lastLine((line) => !line.isBlank && !beginsItem(line) && !isDirective(line));
    const paragraph = this.#text.slice(first.start, last.end);
    let done = first.start;
    for (const { start, end, role } of isSession.test(paragraph) ? [] : referencesIn(paragraph)) {
      if (first.start + start < done) continue;
      this.#takeTexts({ start: done, end: first.start + start });
      this.#takeReference({ start: first.start + start, end: first.start + end }, role);
      done = first.start + end;
    }
    this.#takeTexts({ start: done, end: last.end });
    if (paragraph.endsWith("::"))
      this.#takeVerbatim(last.indent + (bullet.exec(this.#contentOf(last))?.[0].length ?? 0));
  }

  #takeReference(span: Span<"source">, role: FoundReference["role"]): void {
    if (role === undefined) this.#takeAddress(span, "reference");
    else this.#takeBroken(span, role);
  }

  /** Reads a grid table, cell by cell, in the order in which things stand in the text. */
  #takeGrid(first: IndentedLine): void {
    const lines = [first];
    this.#lastLine((line) => {
      const isWithin = !line.isBlank && line.indent === first.indent && isOfGrid(this.#contentOf(line));
      if (isWithin) lines.push(line);
      return isWithin;
    });
    const cells = gridCells(this.#text, lines);
    if (cells.length === 0) return lines.forEach((line) => this.#takeTexts(line));
    const parts = cells
      .flatMap((cell) => this.#partsOfCell(cell))
      .sort((one, other) => compareSpans(one.span, other.span));
    for (const { span, reference } of parts) {
      if (reference === undefined) this.#takeTexts(span);
      else this.#takeReference(span, reference.role);
    }
  }

  /** The texts and references of a cell. What goes on in the next line has other cells in it, and is not read. */
  #partsOfCell(cell: readonly Span<"source">[]): CellPart[] {
    const paragraph = cell.map(({ start, end }) => this.#text.slice(start, end)).join("\n");
    const references = referencesIn(paragraph);
    const parts: CellPart[] = [];
    let offset = 0;
    for (const { start, end } of cell) {
      const shift = start - offset;
      const lineEnd = offset + (end - start);
      let done = offset;
      for (const reference of references) {
        if (reference.end <= done || reference.start >= lineEnd) continue;
        if (reference.start > done) parts.push({ span: { start: done + shift, end: reference.start + shift } });
        const isWhole = reference.start >= done && reference.end <= lineEnd;
        if (isWhole) parts.push({ span: { start: reference.start + shift, end: reference.end + shift }, reference });
        done = Math.min(reference.end, lineEnd);
      }
      if (done < lineEnd) parts.push({ span: { start: done + shift, end: lineEnd + shift } });
      offset = lineEnd + 1;
    }
    return parts;
  }

  /** Reads the next line and those that follow it while they are `within`; returns the last that is not blank. */
  #lastLine(within: (line: IndentedLine) => boolean): IndentedLine {
    let last = this.#lines.at(this.#next++);
    for (let line = this.#lines.at(this.#next); line !== undefined && within(line); line = this.#lines.at(++this.#next))
      if (!line.isBlank) last = line;
    return last ?? { start: 0, end: 0, indent: 0, isBlank: true };
  }

  /** Reads the lines that are indented more than `indent`, which are not parsed as reStructuredText. */
  #takeVerbatim(indent: number): void {
    for (let line = this.#lines.at(this.#next); line !== undefined; line = this.#lines.at(++this.#next)) {
      if (!line.isBlank && line.indent <= indent) return;
      this.#takeTexts(line);
    }
  }

  /** Reads the lines that are indented more than `indent` as HTML. */
  #takeHtml(indent: number): void {
    const first = this.#lines.at(this.#next);
    if (first === undefined || (!first.isBlank && first.indent <= indent)) return;
    const { end } = this.#lastLine((line) => line.isBlank || line.indent > indent);
    this.#collected.part(this.#parts.read("html", this.#text.slice(first.start, end)), first.start);
  }

  #takeTexts({ start, end }: Span<"source">): void {
    for (const { index, words } of trimmedLines(this.#text.slice(start, end))) {
      const span = { start: start + index, end: start + index + words.length };
      this.#collected.literal({ span, syntax: "plain", site: { kind: "text" } });
    }
  }

  #takeBroken(span: Span<"source">, role: BrokenReference["role"]): void {
    const site = { kind: "identifier", use: "none", production: "IRI-reference", role } as const;
    this.#collected.literal({ span, syntax: "plain", site });
  }

  /** Takes an address in pieces, without the white space in it. */
  #takeAddress({ start, end }: Span<"source">, role: string): void {
    const source = this.#text.slice(start, end);
    const pieces = Array.from(source.matchAll(/\S+/gu), ({ index, 0: { length } }): Piece => ({
      kind: "text",
      span: { start: start + index, end: start + index + length },
    }));
    const [first, last] = [pieces[0], pieces.at(-1)];
    if (first === undefined || last === undefined || noAddress.test(source)) return;
    this.#collected.literal({
      span: { start: first.span.start, end: last.span.end },
      syntax: "restructuredtext-address",
      site: { kind: "identifier", use: "reference", production: "IRI-reference", role },
      ...(pieces.length > 1 && { pieces }),
    });
  }
}
