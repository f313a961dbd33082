import type { LRParser, PartialParse, Tree, TreeFragment } from "../../grammars.cjs";

/** What Lezer keeps of a parse on its way: the ways it follows at once, and whether it has lost the right one. */
interface Progress {
  readonly stacks: readonly { readonly stack: readonly number[] }[];
  readonly recovering: number;
}

/**
 * More effort than any real file takes. Without a limit, a long row of `<` or `*` takes time and memory that grow with
 * the square of its length. The unit is what it takes to copy one number of a stack.
 */
const effortForAll = 30_000_000;
const effortForUnit = 60;
/** What a step takes after an error: several ways to go on are tried, and one is to read the line as a string. */
const effortOfRecovery = 12_000;
const effortToReadUnit = 4;

/** The tree of a text; nothing if the text is nested too deep, or so far from the grammar that it is another language. */
export function parseBounded(parser: LRParser, text: string, fragments: readonly TreeFragment[]): Tree | undefined {
  let effort = effortForAll + effortForUnit * text.length;
  let lineEnd = 0;
  try {
    for (const parse = parser.startParse(text, fragments); effort > 0;) {
      const tree = parse.advance();
      if (tree !== null) return tree;
      const { recovering, stacks } = progressOf(parse);
      for (let index = 1; index < stacks.length; index++) effort -= stacks[index]?.stack.length ?? 0;
      if (recovering === 0) continue;
      if (lineEnd < parse.parsedPos) lineEnd = nextLineEnd(text, parse.parsedPos);
      effort -= effortOfRecovery + effortToReadUnit * (lineEnd - parse.parsedPos);
    }
  } catch (error) {
    // Lezer builds trees by recursion.
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}

/** Lezer does not publish its progress; should it change, there would be no limit, and nothing else be lost. */
function progressOf(parse: PartialParse): Progress {
  const { stacks = [], recovering = 0 } = parse as Partial<Progress>;
  return { stacks, recovering };
}

function nextLineEnd(text: string, offset: number): number {
  const index = text.indexOf("\n", offset);
  return index < 0 ? text.length : index;
}
