import type { LRParser, PartialParse, Tree, TreeFragment } from "../../grammars.cjs";

/** What Lezer keeps of a parse on its way: the ways it follows at once, and how long it has been lost. */
interface Progress {
  readonly stacks: readonly { readonly stack: readonly number[] }[];
  readonly recovering: number;
}

/**
 * More effort than any real file takes, by a factor of fifty. Without a limit the time and memory for a long row of `<`
 * or `*` grow with the square of its length.
 */
const effortForAll = 30_000_000;
const effortForUnit = 40;
/** What a step costs that looks for a way to go on after an error, compared to copying one number of a stack. */
const effortOfRecovery = 12_000;

/** The tree of a text; nothing if the text is nested too deep, or so far from the grammar that it is another language. */
export function parseBounded(parser: LRParser, text: string, fragments: readonly TreeFragment[]): Tree | undefined {
  const limit = effortForAll + effortForUnit * text.length;
  try {
    const parse = parser.startParse(text, fragments);
    for (let effort = 0; effort < limit; effort += effortOfStep(parse)) {
      const tree = parse.advance();
      if (tree !== null) return tree;
    }
  } catch (error) {
    // Lezer builds trees by recursion.
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}

function effortOfStep(parse: PartialParse): number {
  // Lezer does not publish its progress; should it change, there is no limit, and nothing else is lost.
  const { stacks = [], recovering = 0 } = parse as Partial<Progress>;
  let effort = recovering > 0 ? effortOfRecovery : 0;
  for (let index = 1; index < stacks.length; index++) effort += stacks[index]?.stack.length ?? 0;
  return effort;
}
