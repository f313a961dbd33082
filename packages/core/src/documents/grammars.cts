/**
 * The only door to the parsers that are not ours. They are CommonJS here so that they can be loaded synchronously at
 * their first use, and so that no second copy of `@lezer/common` comes in beside it.
 */
declare const require: (id: string) => unknown;

let common: typeof import("@lezer/common") | undefined;

/** It is asked for at every node of a tree: `require` looks at files each time before it finds what it has loaded. */
function lezerCommon() {
  return (common ??= require("@lezer/common") as typeof import("@lezer/common"));
}

function javascriptGrammar() {
  return (require("@lezer/javascript") as typeof import("@lezer/javascript")).parser;
}

function markdownGrammar() {
  return require("@lezer/markdown") as typeof import("@lezer/markdown");
}

function babelParser() {
  return require("@babel/parser") as typeof import("@babel/parser");
}

// @ts-expect-error: `verbatimModuleSyntax` asks for `export =` here, which `erasableSyntaxOnly` forbids.
export { lezerCommon, javascriptGrammar, markdownGrammar, babelParser };
export type { PartialParse, SyntaxNode, Tree, TreeCursor, TreeFragment } from "@lezer/common";
export type { LRParser } from "@lezer/lr";
