import type { Span } from "../../../span.js";
import type { LRParser, PartialParse, Tree, TreeFragment } from "../../grammars.cjs";
import { Doubts, WithoutComments, type Reusable } from "./reuse.js";

/** What Lezer keeps of a parse on its way: the ways it follows at once, and whether it has lost the right one. */
interface Progress {
  stacks: readonly { readonly stack: readonly number[] }[];
  recovering: number;
  fragments: Reusable | null;
}

/** A tree, and where the parser had met an error and did not know yet how to go on. */
export interface BoundedParse {
  readonly tree: Tree;
  readonly doubts: readonly Span<"source">[];
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

/**
 * The tree of a text; nothing if the text is nested too deep, or so far from the grammar that it is another language.
 *
 * While the parser follows several ways at once, which of them wins can depend on how many nodes each has taken: then
 * nothing is taken over from `fragments`, in which nothing may be that was in doubt itself.
 */
export function parseBounded(
  parser: LRParser,
  text: string,
  fragments: readonly TreeFragment[],
): BoundedParse | undefined {
  let effort = effortForAll + effortForUnit * text.length;
  let lineEnd = 0;
  const doubts = new Doubts();
  try {
    const parse = parser.startParse(text, fragments);
    const progress = progressOf(parse);
    const reusable = progress.fragments && new WithoutComments(progress.fragments);
    progress.fragments = reusable;
    for (let tree = parse.advance(); effort > 0; tree = parse.advance()) {
      if (tree !== null) return { tree, doubts: doubts.until(text.length) };
      const { recovering, stacks } = progress;
      const isInDoubt = recovering > 0 || stacks.length > 1;
      progress.fragments = isInDoubt ? null : reusable;
      doubts.note(parse.parsedPos, recovering > 0, isInDoubt);
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
  const progress = parse as PartialParse & Partial<Progress>;
  progress.stacks ??= [];
  progress.recovering ??= 0;
  return progress as PartialParse & Progress;
}

function nextLineEnd(text: string, offset: number): number {
  const index = text.indexOf("\n", offset);
  return index < 0 ? text.length : index;
}
