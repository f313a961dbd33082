import type { Syntax } from "./syntax.js";

/**
 * What a piece must not begin or end with, since it would not be part of the piece, or would combine with its
 * surroundings.
 */
interface ForeignAtEnds {
  readonly first: RegExp;
  readonly last?: RegExp;
}

/** Makes the `keeps` of a syntax: an edit puts nothing of this kind at the ends of a piece. */
export function keepsEnds({ first, last }: ForeignAtEnds): NonNullable<Syntax["keeps"]> {
  return (source, { span, text }, piece) => {
    const beginning = span.start === piece.start ? text + source.slice(span.end, span.end + 1) : "";
    const ending = span.end === piece.end ? source.slice(span.start - 1, span.start) + text : "";
    return !first.test(beginning) && last?.test(ending) !== true;
  };
}

/** The `keeps` of syntaxes whose pieces neither begin nor end with white space. */
export const keepsSpaceAway = keepsEnds({ first: /^\s/u, last: /\s$/u });
