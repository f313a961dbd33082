import type { RawLiteral } from "../../../literals/locating/index.js";
import type { Span } from "../../../findings/span.js";
import type { Pass, PassStart } from "../../checkpoints/pass.js";
import { haveSameItems } from "../../checkpoints/same-items.js";
import type { Parts } from "../../parts/parts.js";
import type { LiteralsAndComments } from "../../reading.js";
import { takeJsonToken, type JsonTokenKind } from "../json/json-tokens.js";
import type { JsonNode } from "../json/json-tree.js";
import { readNested } from "../json/nested-tree.js";
import { Nesting, type JsonBracket } from "../json/nesting.js";
import { cellOf, languageOf, type Cell } from "./notebook.js";

/** The notebook or the list of its cells, which are read item by item; all else is read at once. */
interface NotebookFrame {
  readonly kind: JsonBracket;
}

/** What is open, outermost first, and what has come so far: of each, the first one counts. */
export interface NotebookState {
  readonly frames: readonly NotebookFrame[];
  readonly had: ReadonlySet<string>;
}

export function areSameStates(one: NotebookState, other: NotebookState): boolean {
  return (
    haveSameItems(one.frames, other.frames, ({ kind }, { kind: before }) => kind === before) &&
    haveSameItems([...one.had].sort(), [...other.had].sort())
  );
}

/** Stands among the names of members for the notebook itself. */
const notebook = "";

type ReadCell = (text: string, cell: Cell, parts: Parts) => LiteralsAndComments;

/** A pass through a notebook, cell by cell. It tells the language of the notebook, which most often follows behind the cells. */
export class NotebookPass implements Pass<NotebookState> {
  readonly literals: RawLiteral[] = [];
  readonly comments: Span<"source">[] = [];
  readonly told: string[] = [];
  readonly #text: string;
  readonly #language: string | undefined;
  readonly #parts: Parts;
  readonly #readCell: ReadCell;
  readonly #nesting = new Nesting<NotebookFrame>();
  readonly #had: Set<string>;
  /** In the notebook, the string or word that may be the name of a member. */
  #held: string | undefined;
  /** The name of the member whose value comes now. */
  #due: string | undefined;
  /** Called with what the bracket that was just opened holds, if that is read at once. */
  #opened: ((node: JsonNode) => void) | undefined;

  constructor(text: string, { state, told, parts }: PassStart<NotebookState>, readCell: ReadCell) {
    this.#text = text;
    this.#language = told[0];
    this.#parts = parts;
    this.#readCell = readCell;
    this.#had = new Set(state?.had);
    for (const frame of state?.frames ?? []) this.#nesting.enter(frame);
  }

  stateAt(): NotebookState | undefined {
    if (this.#held !== undefined || this.#due !== undefined) return undefined;
    return { frames: [...this.#nesting.frames], had: new Set(this.#had) };
  }

  take(offset: number): number {
    const after = takeJsonToken(this.#text, offset, this.#takeToken);
    const take = this.#opened;
    if (take === undefined) return after;
    this.#opened = undefined;
    const frameOf = (kind: JsonBracket): NotebookFrame => ({ kind });
    const { roots, end } = readNested(this.#text, offset, { nesting: this.#nesting, frameOf });
    for (const node of roots) take(node);
    return end;
  }

  readonly #takeToken = (kind: JsonTokenKind, start: number, end: number): void => {
    if (kind === "comment") return;
    const isInNotebook = this.#nesting.frames.length === 1;
    if (kind === ":" && isInNotebook) this.#due = this.#held ?? this.#due;
    else if (kind === "{" || kind === "[") this.#open(kind);
    else if (kind === "}" || kind === "]") this.#nesting.leave(kind === "}" ? "{" : "[");
    this.#held = kind === "string" && isInNotebook ? this.#text.slice(start + 1, end - 1) : undefined;
    if (kind !== ":") this.#due = undefined;
  };

  #open(kind: JsonBracket): void {
    const { length: depth } = this.#nesting.frames;
    const isFirst = (name: string): boolean => !this.#had.has(name) && this.#had.add(name).size > 0;
    const isNotebook = depth === 0 && kind === "{" && isFirst(notebook);
    const isCells = depth === 1 && kind === "[" && this.#due === "cells" && isFirst("cells");
    if (isNotebook || isCells) this.#nesting.enter({ kind });
    else if (depth === 2) this.#opened = (node) => this.#takeCell(node);
    else if (depth === 1 && this.#due === "metadata" && isFirst("metadata"))
      this.#opened = (node) => this.#takeMetadata(node);
    else this.#opened = () => undefined;
  }

  #takeCell(node: JsonNode): void {
    const cell = cellOf(this.#text, node, this.#language);
    if (cell === undefined) return;
    const { literals, comments } = this.#readCell(this.#text, cell, this.#parts);
    for (const literal of literals.slice()) this.literals.push(literal);
    for (const comment of comments.slice()) this.comments.push(comment);
  }

  #takeMetadata(node: JsonNode): void {
    const language = languageOf(this.#text, node);
    if (language !== undefined) this.told.push(language);
  }
}
