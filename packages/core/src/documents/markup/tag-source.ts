import type { Seeker } from "./seeker.js";

/** Where an expression ends, with its braces, that may begin at an offset. */
export type ExpressionEnd = (offset: number) => number | undefined;

/** What a tag is read from. */
export interface TagSource {
  readonly text: string;
  readonly seeker: Seeker;
  /** In languages whose attributes hold expressions in braces. */
  readonly expressionEnd?: ExpressionEnd;
  /** Whether values in quotes may hold them, too. */
  readonly hasExpressionsInQuotes?: boolean;
  /** Whether a program may fill in the text, in which a template stands as in `href="{{ url("a") }}"`. */
  readonly mayHoldTemplates?: boolean;
}
