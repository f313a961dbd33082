import type { RawLiteral, SyntaxName } from "../../literals/locating/index.js";
import type { Span } from "../../findings/span.js";
import type { Collected } from "../parts/collected.js";
import type { ExpressionUse } from "../parts/expression.js";
import type { Parts } from "../parts/parts.js";
import type { LiteralsAndComments } from "../reading.js";
import { atSignPieces } from "./at-sign-expressions.js";
import type { BidiMarkup } from "./direction.js";
import type { OpenElement } from "./open-elements.js";
import type { ExpressionEnd } from "./tag-source.js";

/** What a page is read with. */
export interface PageContext {
  readonly text: string;
  /** The text of the page, if text between tags is displayed differently from its source. */
  readonly shown?: string;
  /** The syntax of quoted attribute values, if not that of HTML. */
  readonly quotedSyntax?: SyntaxName;
  readonly parts: Parts;
  readonly collected: Collected;
  /** Whether the text is a template of something that may be no page. */
  readonly isTemplate?: boolean;
  /** Whether expressions begin with an at sign (Razor, Twirl). */
  readonly hasAtSigns?: boolean;
  /** Whether the attributes of components may hold expressions (AngularJS): `<a-b link="'https://a.example'">`. */
  readonly hasQuotedExpressions?: boolean;
  /** Reads a page that is embedded in this one (`srcdoc`). */
  readonly readInner?: (text: string) => LiteralsAndComments | undefined;
  /** Takes an expression in text, with its delimiters. */
  readonly takeExpression?: (span: Span<"source">) => void;
  /** Finds the ends of expressions in attributes, in languages that have them. */
  readonly braces?: ExpressionEnd;
  readonly hasExpressionsInQuotes?: boolean;
  /** The innermost element that is open at the beginning. */
  readonly element?: OpenElement<BidiMarkup | undefined> | undefined;
  /** Reads an expression without its braces; absent if expressions are plain JavaScript. */
  readonly readCode?: (span: Span<"source">, use: ExpressionUse) => void;
}

/** Collects a literal of a page without the white space around it, if there is more than that. */
export function collectTrimmed(context: PageContext, literal: RawLiteral): void {
  const { text, parts, collected, hasAtSigns } = context;
  const span = trimmedSpan(text, literal.span);
  if (span.start === span.end || parts.sieve?.(text, { span, site: literal.site }) === false) return;
  const pieces = hasAtSigns === true ? atSignPieces(text, span) : undefined;
  if (pieces?.every(({ kind }) => kind === "hole") === true) return;
  collected.literal({ ...literal, span, ...(pieces && { pieces }) });
}

const space = /[\t\n\f\r ]/u;

/** The span without leading and trailing white space, which HTML strips from addresses and which is no part of text. */
export function trimmedSpan(text: string, { start, end }: Span<"source">): Span<"source"> {
  let first = start;
  let last = end;
  while (first < last && space.test(text.charAt(first))) first++;
  while (last > first && space.test(text.charAt(last - 1))) last--;
  return { start: first, end: last };
}
