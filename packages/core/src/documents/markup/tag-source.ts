import type { Seeker } from "./seeker.js";

/** The end, with its braces, of the expression at an offset; undefined if there is none. */
export type ExpressionEnd = (offset: number) => number | undefined;

/** The text in which a tag is read. */
export interface TagSource {
  readonly text: string;
  readonly seeker: Seeker;
  /** Finds the ends of expressions in attributes, in languages that have them. */
  readonly expressionEnd?: ExpressionEnd;
  /** Whether quoted values may contain expressions, too. */
  readonly hasExpressionsInQuotes?: boolean;
  /** Whether the text may be a template, with tags that contain quotation marks: `href="{{ url("a") }}"`. */
  readonly mayHoldTemplates?: boolean;
  /** Whether expressions begin with an at sign, in which quotation marks may stand: `href="@a("b")"`. */
  readonly hasAtSigns?: boolean;
}
