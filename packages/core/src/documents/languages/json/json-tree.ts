import type { Span } from "../../../findings/span.js";
import { splitJson, type JsonTokenKind } from "./json-tokens.js";

/** A node of the tree: an object, an array, a string, or a word. */
export type JsonNode = JsonString | JsonObject | JsonArray | JsonWord;

export interface JsonString {
  readonly kind: "string";
  /** The span without quotation marks. */
  readonly span: Span<"source">;
}

/** A number, a keyword, or in JSON5 an unquoted name. */
export interface JsonWord {
  readonly kind: "word";
  readonly span: Span<"source">;
}

export interface JsonArray {
  readonly kind: "array";
  readonly items: JsonNode[];
}

export interface JsonObject {
  readonly kind: "object";
  readonly members: JsonMember[];
}

/** A member; in a broken object, its name or its value may be missing. */
export interface JsonMember {
  readonly name: JsonString | JsonWord | undefined;
  value: JsonNode | undefined;
}

/** The values of a text, however broken it is, and its comments. */
export interface JsonTree {
  readonly roots: readonly JsonNode[];
  readonly comments: readonly Span<"source">[];
}

export function readJsonTree(text: string): JsonTree {
  const builder = new TreeBuilder();
  splitJson(text, (kind, start, end) => builder.take(kind, start, end));
  return builder.end();
}

/** Holds back each string until the next token decides whether it is a member's name. */
export class TreeBuilder {
  readonly #root: JsonArray = { kind: "array", items: [] };
  readonly #open: (JsonArray | JsonObject)[] = [this.#root];
  readonly #comments: Span<"source">[] = [];
  readonly #count = { array: 0, object: 0 };
  #held: JsonString | JsonWord | undefined;

  take(kind: JsonTokenKind, start: number, end: number): void {
    switch (kind) {
      case "comment":
        this.#comments.push({ start, end });
        return;
      case ":":
        this.#name();
        return;
      case "string":
        this.#release();
        this.#held = { kind, span: { start: start + 1, end: end - 1 } };
        return;
      case "word":
        this.#release();
        this.#held = { kind, span: { start, end } };
        return;
      default:
        this.#release();
        this.#bracket(kind);
    }
  }

  end(): JsonTree {
    this.#release();
    return { roots: this.#root.items, comments: this.#comments };
  }

  #bracket(kind: JsonTokenKind): void {
    if (kind === "{") this.#enter({ kind: "object", members: [] });
    else if (kind === "[") this.#enter({ kind: "array", items: [] });
    else if (kind === "}") this.#leave("object");
    else if (kind === "]") this.#leave("array");
  }

  #name(): void {
    const container = this.#open.at(-1);
    if (container?.kind === "object" && this.#held !== undefined) {
      container.members.push({ name: this.#held, value: undefined });
      this.#held = undefined;
    } else this.#release();
  }

  #release(): void {
    const held = this.#held;
    this.#held = undefined;
    if (held !== undefined) this.#add(held);
  }

  #add(node: JsonNode): void {
    const container = this.#open.at(-1) ?? this.#root;
    if (container.kind === "array") {
      container.items.push(node);
      return;
    }
    const last = container.members.at(-1);
    if (last !== undefined && last.value === undefined) last.value = node;
    else container.members.push({ name: undefined, value: node });
  }

  #enter(node: JsonArray | JsonObject): void {
    this.#add(node);
    this.#open.push(node);
    this.#count[node.kind]++;
  }

  /**
   * Closes the innermost open bracket of this kind and all inside it; a closing bracket without an opening one is
   * ignored.
   */
  #leave(kind: "array" | "object"): void {
    if (this.#count[kind] === 0) return;
    for (let node = this.#open.pop(); node !== undefined; node = this.#open.pop()) {
      this.#count[node.kind]--;
      if (node.kind === kind) return;
    }
  }
}
