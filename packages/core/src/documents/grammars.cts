/**
 * The only door to the parsers that are not ours. They are CommonJS here so that they can be loaded synchronously at
 * their first use, and so that no second copy of `@lezer/common` comes in beside it.
 */
declare const require: (id: string) => unknown;

/** Node.js looks for a module's file each time that it is required. */
function once<Module>(load: () => Module): () => Module {
  let module: Module | undefined;
  return () => (module ??= load());
}

const lezerCommon = once(() => require("@lezer/common") as typeof import("@lezer/common"));
const lezerRuntime = once(() => require("@lezer/lr") as typeof import("@lezer/lr"));
const javascriptGrammar = once(() => (require("@lezer/javascript") as typeof import("@lezer/javascript")).parser);
const markdownGrammar = once(() => require("@lezer/markdown") as typeof import("@lezer/markdown"));
const babelParser = once(() => require("@babel/parser") as typeof import("@babel/parser"));

// @ts-expect-error: `verbatimModuleSyntax` asks for `export =` here, which `erasableSyntaxOnly` forbids.
export { lezerCommon, lezerRuntime, javascriptGrammar, markdownGrammar, babelParser };
export type { Input, PartialParse, SyntaxNode, Tree, TreeBuffer, TreeCursor, TreeFragment } from "@lezer/common";
export type { LRParser, ParserConfig } from "@lezer/lr";
