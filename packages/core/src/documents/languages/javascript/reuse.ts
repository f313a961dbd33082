import type { Span } from "../../../span.js";
import { lezerCommon, type Tree } from "../../grammars.cjs";

/** Where Lezer finds nodes that it can take over instead of reading tokens. */
export interface Reusable {
  nodeAt(position: number): Tree | null;
  readonly lastRepeat: Tree | null;
  readonly lastRepeatPos: number;
}

/**
 * Leaves out comments, and what is in them: were they taken over, Lezer would end what stands before a comment behind
 * it, and take the content for a part of it.
 */
export class WithoutComments implements Reusable {
  readonly #reusable: Reusable;

  constructor(reusable: Reusable) {
    this.#reusable = reusable;
  }

  nodeAt(position: number): Tree | null {
    return unlessComment(this.#reusable.nodeAt(position));
  }

  get lastRepeat(): Tree | null {
    return unlessComment(this.#reusable.lastRepeat);
  }

  get lastRepeatPos(): number {
    return this.#reusable.lastRepeatPos;
  }
}

function unlessComment(tree: Tree | null): Tree | null {
  let first: unknown = tree;
  while (isTree(first) && first.type.isAnonymous && first.children.length > 0) first = first.children[0];
  // What is in a comment has no nodes.
  const isComment = isTree(first) && (first.type.name.endsWith("Comment") || first.children.length === 0);
  return isComment ? null : tree;
}

function isTree(node: unknown): node is Tree {
  return node instanceof lezerCommon().Tree;
}

/** Gathers where a parser was in doubt: it had met an error, and followed several ways at once to go on. */
export class Doubts {
  readonly #spans: { start: number; end: number }[] = [];
  #position = 0;
  #start: number | undefined;

  /** A doubt begins with the token that the parser could not go on with, or not in one way. */
  note(position: number, isRecovering: boolean, isInDoubt: boolean): void {
    if (isRecovering) this.#start ??= this.#position;
    else if (!isInDoubt) this.#end(position);
    this.#position = position;
  }

  until(end: number): readonly Span<"source">[] {
    this.#end(end);
    return this.#spans;
  }

  #end(end: number): void {
    if (this.#start === undefined) return;
    const last = this.#spans.at(-1);
    if (last !== undefined && last.end >= this.#start) last.end = end;
    else this.#spans.push({ start: this.#start, end });
    this.#start = undefined;
  }
}
