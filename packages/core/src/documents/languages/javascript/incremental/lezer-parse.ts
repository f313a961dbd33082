import type { Input, LRParser, PartialParse, Tree, TreeFragment } from "../../../grammars.cjs";

/** One way to go on with a text. A parser follows several at once where the grammar, or an error, leaves it in doubt. */
export interface Stack {
  readonly state: number;
  /** Three numbers for each state below the one on top. */
  readonly stack: readonly number[];
  readonly pos: number;
  /** Where the last token ends; comments and white space may follow it before `pos`. */
  readonly reducePos: number;
  readonly context: unknown;
  readonly buffer: readonly number[];
  score: number;
  split: (this: Stack) => Stack;
  sameState: (this: Stack, other: Stack) => boolean;
  reduce: (this: Stack, action: number) => void;
  useNode(tree: Tree, state: number, start: number): void;
}

/** Where Lezer finds nodes that it could take over instead of reading tokens. */
interface NodeFinder {
  nodeAt(position: number): Tree | null;
  readonly lastRepeat: Tree | null;
  readonly lastRepeatPos: number;
}

/**
 * What Lezer does not publish of a parse on its way. The package pins the version of Lezer, since this depends on it:
 * that after any edits the tree is what the text alone gives.
 */
export interface LezerParse extends PartialParse {
  readonly stacks: readonly Stack[];
  /** More than zero while the parser has lost the way. */
  readonly recovering: number;
  /** How many nodes begin at one place, each of them within the next; many make Lezer end them early. */
  bigReductionCount: number;
  lastBigReductionStart: number;
  lastBigReductionSize: number;
  fragments: NodeFinder | null;
  /** Takes a node over, if it fits where a stack is. */
  tryReuse(stack: Stack, start: number, tree: Tree | null, onlyRepeats: boolean): Tree | null;
}

/** The automaton of a grammar. */
export interface Automaton {
  readonly minRepeatTerm: number;
  getGoto(state: number, term: number): number;
}

const nothingToFind: NodeFinder = { nodeAt: () => null, lastRepeat: null, lastRepeatPos: -1 };

/** A parse that asks `tryReuse` before each of its steps. */
export function startParse(parser: LRParser, input: string | Input, fragments: readonly TreeFragment[]): LezerParse {
  const parse = parser.startParse(input, fragments) as LezerParse;
  parse.fragments ??= nothingToFind;
  return parse;
}

export function automatonOf(parser: LRParser): Automaton {
  return parser as LRParser & Automaton;
}
