/**
 * The only door to the parsers that are not ours. They are CommonJS here so that they can be loaded synchronously at
 * their first use, and so that no second copy of `@lezer/common` comes in beside it.
 */
declare const require: (id: string) => unknown;

function lezerCommon() {
  return require("@lezer/common") as typeof import("@lezer/common");
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
