import type { LRParser, Tree, TreeFragment } from "../../../grammars.cjs";
import {
  automatonOf,
  numbersOfNode,
  numbersOfState,
  type Automaton,
  type LezerParse,
  type Stack,
} from "./lezer-parse.js";
import { isTree, originOf, type Origin } from "./origins.js";
import { Trail, type Fork } from "./trail.js";

/** The number of outputs beyond which Lezer drops the worse of two parallel stacks. */
const longOutput = 500;
/** Twice as many outputs, and records of how far tokenizers looked beside each, are far from those. */
const shortOutput = 25 * numbersOfNode;
/** A difference of scores smaller than any that Lezer gives. */
const slightly = 2 ** -20;
/**
 * Lezer ends nodes early if more than 300 begin at one offset, or if their stack is deeper than 8,400 numbers; this
 * bound keeps away from both.
 */
const mostAtOnePlace = 150;
const deepest = 4_000;
/** The bits of a parse action that hold the term which is reduced. */
const termOfAction = 0xffff;

/** What was parsed before, and the length of what is parsed now, in UTF-16 code units. */
interface Reusable {
  readonly parser: LRParser;
  readonly fragments: readonly TreeFragment[];
  readonly textEnd: number;
}

/**
 * Lets Lezer take over nodes of an earlier tree only where the text alone would give the same ones, and does away with
 * what else would make a parse depend on nodes that it took over.
 *
 * A node is taken over while the parser follows one way only, and is in the state in which it made the node. Where it
 * follows two ways and both come to the same, Lezer decides by how many nodes each of them has; that of the way that was
 * there first counts as longer than any other here, since those before the fork may have been taken over or not.
 *
 * Where it began to follow two ways at the first token of a node, these were independent of what stands before if neither
 * reduced it; but each has the comments there among its nodes. If it recovered from an error within a node, that is the
 * same wherever all of the stack is.
 */
export class ExactReuse {
  readonly trail = new Trail();
  /** The effort that parsing the reused nodes would have taken. */
  effortSaved = 0;
  /** Whether Lezer ended nodes early in the text read so far, or may have. */
  isExtreme = false;
  readonly #parse: LezerParse;
  readonly #automaton: Automaton;
  readonly #fragments: readonly TreeFragment[];
  readonly #textEnd: number;
  /** The stack that existed before the last fork. */
  #first: Stack | undefined;
  #isAlone = false;
  #fork: OpenFork | undefined;

  constructor(parse: LezerParse, { parser, fragments, textEnd }: Reusable) {
    this.#parse = parse;
    this.#automaton = automatonOf(parser);
    this.#fragments = fragments;
    this.#textEnd = textEnd;
    parse.tryReuse = (stack, start, tree, onlyRepeats) => this.#tryReuse(stack, start, tree, onlyRepeats);
    for (const stack of parse.stacks) this.#follow(stack);
  }

  /** Advances the parser by one step; `effort` is the total so far. */
  advance(effort: number): Tree | null {
    const parse = this.#parse;
    this.#effort = effort;
    this.#isAlone = parse.stacks.length === 1 && parse.recovering === 0;
    if (this.#isAlone) {
      this.#first = parse.stacks[0];
      parse.lastBigReductionSize = 0;
    }
    const tree = parse.advance();
    this.#endStep();
    // What the parser had not decided where the text ends depends on the end.
    if (tree !== null && this.#fork !== undefined) this.trail.addFork({ ...this.#fork, end: Infinity });
    return tree;
  }

  #effort = 0;

  #endStep(): void {
    const { stacks, recovering, bigReductionCount, parsedPos } = this.#parse;
    if (bigReductionCount > mostAtOnePlace || (stacks[0]?.stack.length ?? 0) > deepest) this.isExtreme = true;
    if (this.#fork === undefined) return;
    if (recovering > 0) this.#fork.isRecovery = true;
    if (stacks.length > 1 || recovering > 0) return;
    this.trail.addFork({ ...this.#fork, end: parsedPos });
    this.#fork = undefined;
  }

  #tryReuse(stack: Stack, start: number, tree: Tree | null, onlyRepeats: boolean): Tree | null {
    if (!this.#isAlone || stack !== this.#first || hasManyComments(stack)) return null;
    const effort = this.#effort + this.effortSaved;
    this.trail.note(stack.pos, stack, effort);
    for (let node = tree; node !== null; node = this.#firstIn(node, onlyRepeats)) {
      const origin = originOf(node);
      const next = origin === undefined ? -1 : this.#stateAfter(stack, node, origin);
      if (origin === undefined || next < 0 || !this.#isUnchanged(start, start + node.length + origin.lookAhead))
        continue;
      // At the first token, a longer node may begin that contains this one.
      this.trail.note(start + origin.first, stack, effort);
      stack.useNode(node, next, start);
      this.effortSaved += origin.effort;
      return node;
    }
    return null;
  }

  #firstIn({ children, positions }: Tree, onlyRepeats: boolean): Tree | null {
    const [first] = children;
    if (!isTree(first) || positions[0] !== 0) return null;
    return onlyRepeats && first.type.id < this.#automaton.minRepeatTerm ? null : first;
  }

  #stateAfter(stack: Stack, { type }: Tree, origin: Origin): number {
    const { state, context } = stack;
    if (state !== origin.state || (origin.context !== undefined && context !== origin.context)) return -1;
    if (origin.states !== undefined && !hasStates(stack, origin.states)) return -1;
    return this.#automaton.getGoto(state, type.id);
  }

  #isUnchanged(start: number, end: number): boolean {
    return this.#fragments.some(({ from, to, offset, tree }) => {
      // Both texts end with the fragment.
      const isAtEnd = to === this.#textEnd && to + offset === tree.length;
      return from <= start && end <= (isAtEnd ? to + 1 : to);
    });
  }

  /** Records the state of a stack. */
  #follow(stack: Stack): void {
    const { split, sameState, reduce, setLookAhead } = stack;
    stack.split = () => {
      if (this.#isAlone) this.#beginFork(stack);
      const other = split.call(stack);
      this.#follow(other);
      return other;
    };
    stack.sameState = (other) => this.#isSettled(stack, other, sameState.call(stack, other));
    stack.reduce = (action) => {
      const { bigReductionCount, lastBigReductionStart } = this.#parse;
      reduce.call(stack, action);
      if (this.#automaton.minRepeatTerm <= (action & termOfAction)) {
        // Lezer means to leave lists out, which do not make trees deep, but counts some of them.
        this.#parse.bigReductionCount = bigReductionCount;
        this.#parse.lastBigReductionStart = lastBigReductionStart;
      }
      if (this.#fork !== undefined) this.#fork.common = Math.min(this.#fork.common, stack.stack.length);
    };
    stack.setLookAhead = (offset) => {
      if (this.#fork !== undefined) this.#fork.lookAhead = Math.max(this.#fork.lookAhead, offset);
      return setLookAhead.call(stack, offset);
    };
  }

  #beginFork(stack: Stack): void {
    this.#isAlone = false;
    this.#fork ??= {
      start: stack.reducePos,
      at: stack.pos,
      states: statesOf(stack),
      common: Infinity,
      isRecovery: false,
      isCounted: false,
      lookAhead: 0,
    };
  }

  /** Whether the choice between two stacks is left to Lezer, which takes the one with the higher score. */
  #isSettled(one: Stack, other: Stack, isSame: boolean): boolean {
    if (this.#parse.recovering > 0) return isSame;
    this.#noteOutput(one);
    this.#noteOutput(other);
    if (!isSame && !(this.#isLong(one) && this.#isLong(other))) return false;
    if (one.score !== other.score) return true;
    if (one === this.#first || other === this.#first) this.#first.score += slightly;
    else if (this.#fork !== undefined) this.#fork.isCounted = true;
    return true;
  }

  #noteOutput(stack: Stack): void {
    if (stack !== this.#first && stack.buffer.length > shortOutput && this.#fork !== undefined)
      this.#fork.isCounted = true;
  }

  #isLong(stack: Stack): boolean {
    return stack === this.#first || stack.buffer.length > longOutput;
  }
}

/** A fork while the parser follows it. */
type OpenFork = { -readonly [Member in keyof Omit<Fork, "end">]: Fork[Member] };

function statesOf({ stack }: Stack): number[] {
  const states: number[] = [];
  for (let index = 0; index < stack.length; index += numbersOfState) states.push(stack[index] ?? 0);
  return states;
}

/** Whether a stack has the same states as another one below the present one. */
function hasStates({ stack }: Stack, states: readonly number[]): boolean {
  return (
    stack.length === states.length * numbersOfState &&
    states.every((state, index) => stack[index * numbersOfState] === state)
  );
}

/** Whether the comments since the last token make more output than is short. */
function hasManyComments({ buffer, reducePos }: Stack): boolean {
  return (buffer[buffer.length - shortOutput - 2] ?? 0) > reducePos;
}
