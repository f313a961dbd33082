import type { RawLiteral } from "../../../literals/locating/index.js";
import type { Span } from "../../../findings/span.js";
import type { Pass, PassStart } from "../../checkpoints/pass.js";
import { haveSameItems } from "../../checkpoints/same-items.js";
import { takeJsonToken, type JsonTokenKind } from "../json/json-tokens.js";
import { readJsonTree, type JsonNode, type JsonString, type JsonWord } from "../json/json-tree.js";
import { readNested } from "../json/nested-tree.js";
import { Nesting, type JsonBracket } from "../json/nesting.js";
import { areSameContexts } from "./context.js";
import { areSameExpectations } from "./expectation.js";
import { JsonLdReading, outermost, placeBehind, type JsonLdScope } from "./json-ld-reading.js";
import { JsonLdStrings } from "./json-ld-strings.js";
import { readContext } from "./read-context.js";

/** An object or an array that is read item by item: an outermost one, or an array in an outermost object. */
interface JsonLdFrame extends JsonLdScope {
  readonly kind: JsonBracket;
  /** Whether an object has had a member. */
  readonly hasMembers: boolean;
}

export type JsonLdState = readonly JsonLdFrame[];

export function areSameFrames(one: JsonLdFrame, other: JsonLdFrame): boolean {
  return (
    one.kind === other.kind &&
    one.hasMembers === other.hasMembers &&
    haveSameItems(one.path, other.path) &&
    areSameContexts(one.context, other.context) &&
    areSameExpectations(one.expected, other.expected)
  );
}

/**
 * An entry of `told`: a member of an outermost object affects those before it (a context behind them, or an `@value`),
 * so that the document must be read as a tree.
 */
const needsTree = "tree";

/**
 * A pass through a document, item by item. The items of an outermost array, or of an array in an outermost object such
 * as `@graph`, are each read at once, and so are the other members of that object; if members affect those before them,
 * the whole document is.
 */
export class JsonLdPass implements Pass<JsonLdState> {
  readonly literals: RawLiteral[] = [];
  readonly comments: Span<"source">[] = [];
  readonly told: string[] = [];
  readonly #text: string;
  readonly #isWhole: boolean;
  readonly #nesting = new Nesting<JsonLdFrame>();
  /** The undeclared prefixes found; only the first name with each is reported. */
  readonly #undeclared = new Set<string>();
  /** In an object, the string or word that may be the name of a member. */
  #held: JsonString | JsonWord | undefined;
  /** The place of the value that follows a member's name in an object; for a context, that of the object. */
  #due: (JsonLdScope & { readonly isContext: boolean }) | undefined;
  /** The place of the bracket that was just opened, if all up to its end is read at once. */
  #opened: JsonLdScope | undefined;

  constructor(text: string, { state = [], told }: Pick<PassStart<JsonLdState>, "state" | "told">) {
    this.#text = text;
    this.#isWhole = told.includes(needsTree);
    for (const frame of state) this.#nesting.enter(frame);
  }

  /**
   * Whether an undeclared prefix was found, since only its first use in the document is reported, or the document is
   * read as a tree.
   */
  get dependsOnAll(): boolean {
    return this.#isWhole || this.#undeclared.size > 0;
  }

  stateAt(): JsonLdState | undefined {
    if (this.#held !== undefined || this.#due !== undefined || this.dependsOnAll) return undefined;
    return [...this.#nesting.frames];
  }

  take(offset: number): number {
    if (this.#isWhole) return this.#takeWhole();
    const end = takeJsonToken(this.#text, offset, this.#takeToken);
    const place = this.#opened;
    if (place === undefined) return end;
    this.#opened = undefined;
    return this.#takeNested(offset, place);
  }

  end(): void {
    this.#release();
  }

  /**
   * Reads the document as a tree. Also goes through its items as otherwise, to see whether it still has to be read so.
   */
  #takeWhole(): number {
    const { roots, comments } = readJsonTree(this.#text);
    for (const comment of comments) this.comments.push(comment);
    this.#read((reading) => reading.read(roots));
    const pass = new JsonLdPass(this.#text, { state: undefined, told: [] });
    for (let offset = 0; offset < this.#text.length;) offset = pass.take(offset);
    this.told.push(...pass.told);
    return this.#text.length;
  }

  readonly #takeToken = (kind: JsonTokenKind, start: number, end: number): void => {
    if (kind === "comment") {
      this.comments.push({ start, end });
      return;
    }
    if (kind === ":") this.#takeName();
    this.#release();
    if (kind === "{" || kind === "[") this.#open(kind);
    else if (kind === "}") this.#leave("{");
    else if (kind === "]") this.#leave("[");
    else if (kind === "string") this.#held = { kind, span: { start: start + 1, end: end - 1 } };
    else if (kind === "word") this.#held = { kind, span: { start, end } };
    if (this.#nesting.innermost?.kind !== "{") this.#release();
  };

  #leave(kind: JsonBracket): void {
    // The member whose value was expected has none.
    this.#nesting.leave(kind, () => (this.#due = undefined));
  }

  /** Takes what is held back for the name of a member. */
  #takeName(): void {
    const frame = this.#nesting.innermost;
    const name = this.#held;
    if (frame?.kind !== "{" || name === undefined) return;
    this.#held = undefined;
    const key = new JsonLdStrings(this.#text).textOf(name);
    const isContext = key === "@context";
    if ((isContext && frame.hasMembers) || frame.context.keyword(key) === "@value") this.told.push(needsTree);
    if (name.kind === "string") this.#read((reading) => reading.readKey(name, key, frame));
    this.#due = isContext ? { ...frame, isContext } : { ...placeBehind(key, frame, () => undefined), isContext };
    this.#replaceInnermost({ ...frame, hasMembers: true });
  }

  #release(): void {
    const node = this.#held;
    if (node === undefined) return;
    this.#held = undefined;
    this.#readValue(node, this.#takeDue());
  }

  /** The place of the value that comes now. */
  #takeDue(): JsonLdScope & { readonly isContext: boolean } {
    const frame = this.#nesting.innermost;
    const due = this.#due;
    this.#due = undefined;
    if (due !== undefined) return due;
    if (frame?.kind !== "{") return { ...(frame ?? outermost), isContext: false };
    this.#replaceInnermost({ ...frame, hasMembers: true });
    return { ...placeBehind("", frame, () => undefined), isContext: false };
  }

  #open(kind: JsonBracket): void {
    const { length: depth } = this.#nesting.frames;
    const place = this.#takeDue();
    const { context, expected, path } = place;
    const isOutermost = depth === 0;
    const isItemByItem = isOutermost || (kind === "[" && this.#nesting.innermost?.kind === "{" && !place.isContext);
    if (isItemByItem) this.#nesting.enter({ kind, context, expected, path, hasMembers: false });
    else this.#opened = place;
  }

  /** Reads an object or an array at once. */
  #takeNested(start: number, place: JsonLdScope & { readonly isContext?: boolean }): number {
    const frameOf = (kind: JsonBracket): JsonLdFrame => ({ ...outermost, kind, hasMembers: false });
    const { roots, comments, end } = readNested(this.#text, start, { nesting: this.#nesting, frameOf });
    for (const comment of comments) this.comments.push(comment);
    for (const node of roots) this.#readValue(node, { isContext: false, ...place });
    return end;
  }

  #readValue(node: JsonNode, { isContext, ...place }: JsonLdScope & { readonly isContext: boolean }): void {
    if (!isContext) return this.#read((reading) => reading.read([node], place));
    const frame = this.#nesting.innermost;
    const context = this.#read((_, strings) => readContext(strings, node, place.context));
    if (frame?.kind === "{") this.#replaceInnermost({ ...frame, context });
  }

  #replaceInnermost(frame: JsonLdFrame): void {
    this.#nesting.forget(this.#nesting.frames.length - 1);
    this.#nesting.enter(frame);
  }

  #read<Result>(read: (reading: JsonLdReading, strings: JsonLdStrings) => Result): Result {
    const strings = new JsonLdStrings(this.#text);
    const result = read(new JsonLdReading(strings), strings);
    for (const literal of strings.literals(this.#undeclared)) this.literals.push(literal);
    return result;
  }
}
