import { chunkAt, type Source } from "../../../../text/changing-text.js";
import type { LRParser, Tree, TreeFragment } from "../../../grammars.cjs";
import { ExactReuse } from "./exact-reuse.js";
import { startParse, type LezerParse } from "./lezer-parse.js";
import { inputOf } from "./lezer-input.js";
import { noteOrigins } from "./origins.js";

/**
 * The limit of effort for a whole text, more than any real file takes. Without it, a long row of `<` or `*` would take
 * quadratic time and memory. The unit is the copy of one number of a parser's stack.
 */
const effortForAll = 30_000_000;
const effortForUnit = 60;
/** The effort of a step during error recovery: the parser tries several ways and may tokenize the line as a string. */
const effortOfRecovery = 12_000;
const effortToReadUnit = 4;
/** Where Lezer cuts a stack, three numbers for each symbol, and reads what follows wrongly. At `--`, it goes through all of it. */
const deepestStack = 8400;

/**
 * The tree of a text; undefined if the text is nested too deep, or has so many errors that it is in another language.
 * The result depends on the text alone; `fragments` of an earlier tree only save time.
 */
export function parseBounded(
  parser: LRParser,
  text: Source,
  fragments: readonly TreeFragment[] = [],
): Tree | undefined {
  try {
    const outcome = parse(parser, text, fragments);
    return outcome === "doubtful" ? parseBounded(parser, text) : outcome;
  } catch (error) {
    // Lezer builds trees by recursion, which overflows the stack for deeply nested texts.
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}

/** `doubtful` is a tree that a parse of the text alone might not have given. */
function parse(parser: LRParser, text: Source, fragments: readonly TreeFragment[]): Tree | "doubtful" | undefined {
  const parse = startParse(parser, inputOf(text), fragments);
  const reuse = new ExactReuse(parse, { parser, fragments, textEnd: text.length });
  const limit = effortForAll + effortForUnit * text.length;
  const nextEffort = effortOfSteps(parse, text);
  let effort = 0;
  while (effort + reuse.effortSaved < limit) {
    const tree = reuse.advance(effort);
    if (reuse.isExtreme && fragments.length > 0) return "doubtful";
    if (tree === null) effort += nextEffort();
    else {
      if (!reuse.isExtreme) noteOrigins(tree, text, reuse.trail);
      return tree;
    }
  }
  return undefined;
}

/** Measures the effort of the last step of a parse. */
function effortOfSteps(parse: LezerParse, text: Source): () => number {
  let lineEnd = 0;
  return () => {
    const { recovering, stacks, parsedPos } = parse;
    if ((stacks[0]?.stack.length ?? 0) >= deepestStack) return Infinity;
    let effort = 0;
    for (let index = 1; index < stacks.length; index++) effort += stacks[index]?.stack.length ?? 0;
    if (recovering === 0) return effort;
    if (lineEnd < parsedPos) lineEnd = nextLineEnd(text, parsedPos);
    return effort + effortOfRecovery + effortToReadUnit * (lineEnd - parsedPos);
  };
}

function nextLineEnd(text: Source, offset: number): number {
  for (let at = offset; at < text.length;) {
    const chunk = chunkAt(text, at);
    const index = chunk.text.indexOf("\n", at - chunk.start);
    if (index >= 0) return chunk.start + index;
    at = chunk.start + chunk.text.length;
  }
  return text.length;
}
