import { lezerRuntime, type LRParser, type ParserConfig } from "../../../grammars.cjs";

/** The unpublished fields of Lezer's `ContextTracker`. */
interface Tracker {
  readonly start: unknown;
  readonly shift: (context: unknown, term: number, stack: At, input: At) => unknown;
}

interface At {
  readonly pos: number;
}

/**
 * Lezer's record of whether a line has ended since the last token, which decides where semicolons may be left out.
 * Differs from that of the grammar in that it is told by the text alone: a semicolon that is left out is no token, and
 * after a node that is taken over it is the same as after its last token.
 */
export function lineEndTracker(grammar: LRParser): Required<Pick<ParserConfig, "contextTracker">> {
  const { ContextTracker } = lezerRuntime();
  const { context: tracker } = grammar as LRParser & { readonly context: Tracker };
  const contextTracker = new ContextTracker({
    start: tracker.start,
    shift: (before, term, stack, input) => (stack.pos > input.pos ? tracker.shift(before, term, stack, input) : before),
    reuse: () => tracker.start,
    strict: false,
  });
  return { contextTracker };
}
