import type { Input, LRParser, PartialParse, Tree, TreeFragment } from "../../../grammars.cjs";

/**
 * A stack of the GLR parser: one way to parse the text. Several are followed at once where the grammar or an error
 * leaves the parse undecided.
 */
export interface Stack {
  readonly state: number;
  /** The stack below the present state: `numbersOfState` for each entry. */
  readonly stack: readonly number[];
  readonly pos: number;
  /** The end of the last token; comments and white space may stand between it and `pos`. */
  readonly reducePos: number;
  readonly context: unknown;
  readonly buffer: readonly number[];
  score: number;
  split: (this: Stack) => Stack;
  sameState: (this: Stack, other: Stack) => boolean;
  reduce: (this: Stack, action: number) => void;
  /** Is told how far a tokenizer has looked. */
  setLookAhead: (this: Stack, offset: number) => boolean;
  useNode(tree: Tree, state: number, start: number): void;
}

/** Lezer's cursor over the nodes of an earlier tree that may be reused. */
interface NodeFinder {
  nodeAt(position: number): Tree | null;
  readonly lastRepeat: Tree | null;
  readonly lastRepeatPos: number;
}

/** How many numbers a state takes in a stack: itself, an offset of the text, and one of the buffer. */
export const numbersOfState = 3;

/** How many numbers a node takes in a buffer: its type, its start, its end, and how many numbers it has with those in it. */
export const numbersOfNode = 4;

/**
 * The unpublished fields of a Lezer parse in progress. The package pins the version of Lezer, since incremental parsing
 * relies on them to give the same tree as parsing the text anew.
 */
export interface LezerParse extends PartialParse {
  readonly stacks: readonly Stack[];
  /** Greater than zero during error recovery. */
  readonly recovering: number;
  /** How many nodes begin at one offset, each within the next; if they are many, Lezer ends them early. */
  bigReductionCount: number;
  lastBigReductionStart: number;
  lastBigReductionSize: number;
  fragments: NodeFinder | null;
  /** Reuses a node, if the state of a stack admits it. */
  tryReuse(stack: Stack, start: number, tree: Tree | null, onlyRepeats: boolean): Tree | null;
}

/** The parse tables of a grammar. */
export interface Automaton {
  readonly minRepeatTerm: number;
  getGoto(state: number, term: number): number;
}

const nothingToFind: NodeFinder = { nodeAt: () => null, lastRepeat: null, lastRepeatPos: -1 };

/** Starts a parse that calls `tryReuse` before each of its steps. */
export function startParse(parser: LRParser, input: string | Input, fragments: readonly TreeFragment[]): LezerParse {
  const parse = parser.startParse(input, fragments) as LezerParse;
  parse.fragments ??= nothingToFind;
  return parse;
}

export function automatonOf(parser: LRParser): Automaton {
  return parser as LRParser & Automaton;
}
