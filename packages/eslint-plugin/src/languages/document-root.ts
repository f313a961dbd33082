import type { RawLiteral } from "@irilint/core/literals";
import type { Position } from "../positions.js";

/** Where an element stands; ESLint wants lines from 1 and columns from 0, as this language declares. */
export interface Located {
  readonly range: [number, number];
  readonly loc: { readonly start: Position; readonly end: Position };
}

export interface DocumentComment extends Located {
  readonly type: "Comment";
  readonly value: string;
}

/** The tree of a document in a language of ours: a root that holds what the reader has found, and no other node. */
export interface DocumentRoot extends Located {
  readonly type: "IriDocument";
  readonly literals: readonly RawLiteral[];
  readonly comments: readonly DocumentComment[];
}
