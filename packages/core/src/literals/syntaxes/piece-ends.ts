import type { Syntax } from "./syntax.js";

/** What a piece neither begins nor ends with: it would be no part of it, or something else with what is around. */
interface ForeignAtEnds {
  readonly first: RegExp;
  readonly last?: RegExp;
}

/** How a syntax says that nothing foreign comes to the ends of its pieces. */
export function keepsEnds({ first, last }: ForeignAtEnds): NonNullable<Syntax["keeps"]> {
  return (source, { span, text }, piece) => {
    const beginning = span.start === piece.start ? text + source.slice(span.end, span.end + 1) : "";
    const ending = span.end === piece.end ? source.slice(span.start - 1, span.start) + text : "";
    return !first.test(beginning) && last?.test(ending) !== true;
  };
}

/** The same of space. */
export const keepsSpaceAway = keepsEnds({ first: /^\s/u, last: /\s$/u });
