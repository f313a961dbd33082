import { patternSequence, patternUnion } from "../../../text/composed-pattern.js";
import { type RawLiteral, shiftedLiteral } from "../../../literals/locating/index.js";
import type { Span } from "../../../findings/span.js";
import type { LiteralsAndComments, Reading } from "../../reading.js";
import type { Source } from "../../../text/changing-text.js";
import { codeReader } from "../code/code.js";
import type { CodeLanguage } from "../../../languages/definition/code-language.js";
import { slashes, stars } from "../../../languages/definition/comment-forms.js";
import { regularExpressionLiteral } from "./regular-expression.js";
import { doubleQuote, quoted, raw, singleQuote } from "../../../languages/definition/string-forms.js";

/**
 * A regular expression literal, behind a token that ends no value: otherwise the slash is a division or part of an end
 * tag.
 */
const regularExpression = patternSequence(
  patternUnion(/(?<=(?:^|[=(,:;[!&|?{}+*%~^\n\r-])[ \t]{0,20})/uy, /(?<=\b(?:return|typeof|case|in|of)[ \t]{0,20})/uy),
  regularExpressionLiteral,
);

const templateHole = /\$\{/uy;

/** What the strings of JavaScript look like, without its grammar. */
const tokens: CodeLanguage = {
  lineComments: [slashes],
  blockComments: [stars],
  passedOver: [regularExpression],
  strings: [
    {
      syntax: "jsx-text",
      lines: "many",
      open: patternSequence(
        /(?<=<[A-Za-z][\w.:-]{0,60}(?:\s[^<>;]{0,300})?\s[A-Za-z_][\w:.-]{0,60}=)/uy,
        /(?<quote>["'])/uy,
      ),
    },
    quoted("javascript-string", doubleQuote),
    quoted("javascript-string", singleQuote),
    { ...raw(/(?<=\bString\.raw)(?<quote>`)/uy), hole: templateHole },
    quoted("javascript-template", /(?<quote>`)/uy, { lines: "many", hole: templateHole }),
  ],
  unclosed: "is left alone",
  joiners: ["+"],
};

/**
 * Reads scripts by their tokens alone; the site of a string is known from its line, so that no error affects another
 * line.
 */
export function readTokens(text: string): LiteralsAndComments {
  const { literals, comments } = readCode(text);
  return { literals, comments };
}

const readCode = codeReader(tokens);

/** What the tokens of a stretch say. */
export interface TokensOfStretch {
  readonly text: string;
  readonly reading: Reading;
}

/**
 * Reads the tokens of stretches. `known` are those of an earlier text: a stretch that is the same is not read again, and
 * one that was changed is read on from a checkpoint before the change.
 */
export function readStretches(
  stretches: readonly Span<"source">[],
  text: Source,
  known: readonly TokensOfStretch[],
): readonly TokensOfStretch[] {
  const same = new Map(known.map((tokens) => [tokens.text, tokens]));
  return stretches.map(({ start, end }, index) => {
    const own = text.slice(start, end);
    const before = known[index]?.reading;
    return same.get(own) ?? { text: own, reading: before?.update?.(own, []) ?? readCode(own) };
  });
}

/**
 * Adds the literals that tokens show in `stretches`, which no grammar understood. There, a grammar may take the rows of
 * a table for blocks and find no values in them, or find values without the names that they are assigned to.
 * `stretches` must ascend.
 */
export function withTokens(
  found: LiteralsAndComments,
  stretches: readonly Span<"source">[],
  tokens: readonly TokensOfStretch[],
): LiteralsAndComments {
  if (stretches.length === 0) return found;
  const literals = found.literals.slice();
  const read = stretches.flatMap(({ start }, index) =>
    (tokens[index]?.reading.literals.slice() ?? []).map((literal) => shiftedLiteral(literal, start)),
  );
  return { literals: merged(literals, read), comments: found.comments };
}

/** `literals`, and those of `others` that overlap none of them or have a more specific site; both must be ascending. */
function merged(literals: readonly RawLiteral[], others: readonly RawLiteral[]): RawLiteral[] {
  const result: RawLiteral[] = [];
  let next = 0;
  const takeBefore = (end: number): void => {
    for (let other = others[next]; other !== undefined && other.span.end < end; other = others[++next])
      if (other.span.start >= (result.at(-1)?.span.end ?? 0)) result.push(other);
  };
  for (const literal of literals) {
    takeBefore(literal.span.start);
    const other = others[next];
    if (other === undefined || !hasMoreSpecificSite(other, literal)) result.push(literal);
    else if (literal.site.kind === "text") takeBefore(literal.span.end);
    else result.push({ ...literal, site: other.site });
  }
  takeBefore(Infinity);
  return result;
}

/** Whether the tokens give a more specific site than a tree with errors for the literal at the same place. */
function hasMoreSpecificSite(other: RawLiteral, { site, span }: RawLiteral): boolean {
  if (other.site.kind === "value") return false;
  // Text that reaches from a start tag without an end tag to the end.
  if (site.kind === "text") return other.span.start < span.end;
  if (span.start !== other.span.start || span.end !== other.span.end) return false;
  // A type has no arguments.
  return site.kind === "value" || site.kind === "key" || (site.kind === "type" && other.site.kind === "argument");
}
