import type { Source } from "../../../../text/changing-text.js";
import { type RawLiteral, shiftedLiteral, shiftedSpan } from "../../../../literals/locating/index.js";
import type { Span } from "../../../../findings/span.js";
import type { Tree } from "../../../grammars.cjs";
import type { LiteralsAndComments } from "../../../reading.js";
import type { BabelReading } from "../estree/babel-reading.js";
import type { Parsed } from "../incremental/incremental.js";
import {
  areInOneList,
  headAt,
  grown,
  innermostAt,
  memberAround,
  preceded,
  spanOf,
  withBrokenNeighbors,
  type Statements,
} from "./broken-statements.js";

/** The most separate errors for which Babel is asked; a text with more is no JavaScript. */
const mostLooks = 1_000;

/** Parses a span of the text with Babel, as if it stood between `before` and `after`. */
export type Ask = (span: Span<"source">, after: string, before?: string) => BabelReading;

/**
 * The length of statements, in UTF-16 code units, beyond which Babel is asked only if they may be valid: what is being
 * typed is not, and to find that out takes as long as the statements are, at every key.
 */
export const longStatement = 8_000;

/**
 * Statements with errors in Lezer's tree, with the literals that Babel found in them; offsets count from their start.
 */
export interface Repair {
  readonly span: Span<"source">;
  readonly literals: readonly RawLiteral[];
  readonly comments: readonly Span<"source">[];
}

/** The statements that only Babel can parse, and the stretches that neither can; both ascending. */
export interface Repairs {
  readonly repairs: readonly Repair[];
  readonly broken: readonly Span<"source">[];
}

const unharmed: Repairs = { repairs: [], broken: [] };

/**
 * Asks Babel about the statements around each error, and about no more than that if it can be helped: most errors are
 * valid syntax that Lezer does not know, or a statement that is just being typed. Only if Babel does not understand
 * some statements either, Lezer may have lost its way before them, and Babel is asked about the whole text; if that is
 * long, only where Lezer ended something too early. An error at the end of the text is a missing bracket, which harms no
 * literal.
 */
export function repairsOf({ text, tree, reading: { errors } }: Parsed, ask: Ask): Repairs {
  if (errors.length === 0) return unharmed;
  const repairs: Repair[] = [];
  const broken: Span<"source">[] = [];
  const textEnd = text.toString().trimEnd().length;
  let failed: Statements | undefined;
  let isCutOff = text.length <= longStatement;
  let looked = 0;
  const look = (span: Span<"source">, after: string, before = "") => {
    const reading = ask(span, after, before);
    isCutOff ||= endsEarly(reading, before.length + span.end - span.start);
    return reading;
  };
  for (const error of errors) {
    if (error <= (repairs.at(-1)?.span.end ?? -1) || error >= textEnd) continue;
    if (++looked > mostLooks) {
      broken.push({ start: error, end: text.length });
      break;
    }
    const innermost = innermostAt(tree, error);
    if (failed !== undefined && error <= failed.last.to && areInOneList(innermost, failed)) continue;
    const head = headOfBlock(headAt(error, innermost, errors), text, look);
    const statements = head === undefined ? withBrokenNeighbors(innermost, errors) : innermost;
    const repair = head ?? (mayBeValid(statements, error, tree, look) ? repaired(statements, look) : undefined);
    if (repair !== undefined) add(repairs, repair);
    else {
      failed = statements;
      addStretch(broken, spanOf(statements));
    }
  }
  const whole = { start: 0, end: text.length };
  const repair = failed && isCutOff ? understood(whole, ask(whole, "")) : undefined;
  return repair === undefined ? { repairs, broken } : { repairs: [repair], broken: [] };
}

/** Adds a stretch, replacing those within it. */
function addStretch(stretches: Span<"source">[], stretch: Span<"source">): void {
  while ((stretches.at(-1)?.start ?? -1) >= stretch.start) stretches.pop();
  if (stretch.start >= (stretches.at(-1)?.end ?? 0)) stretches.push(stretch);
}

/** Adds the repair of a statement, replacing those within it. */
function add(repairs: Repair[], repair: Repair): void {
  while ((repairs.at(-1)?.span.start ?? -1) >= repair.span.start) repairs.pop();
  repairs.push(repair);
}

/** The literals of Lezer's tree, replaced by those of Babel in the repaired statements. */
export function withRepairs(found: LiteralsAndComments, repairs: readonly Repair[]) {
  if (repairs.length === 0) return found;
  const { literals, comments } = found;
  const placed = repairs.map((repair) => ({
    span: repair.span,
    literals: repair.literals.map((literal) => shiftedLiteral(literal, repair.span.start)),
    comments: repair.comments.map((comment) => shiftedSpan(comment, repair.span.start)),
  }));
  return {
    literals: replaced(
      literals.slice(),
      ({ span }) => span.start,
      placed.map(({ span, literals: items }) => ({ span, items })),
    ),
    comments: replaced(
      comments.slice(),
      ({ start }) => start,
      placed.map(({ span, comments: items }) => ({ span, items })),
    ),
  };
}

/** `found` with the items in each of the spans replaced by the given ones; all must be ascending. */
function replaced<Item>(
  found: readonly Item[],
  startOf: (item: Item) => number,
  parts: readonly { readonly span: Span<"source">; readonly items: readonly Item[] }[],
): Item[] {
  const result: Item[] = [];
  let next = 0;
  let end = -1;
  for (const item of found) {
    const start = startOf(item);
    for (let part = parts[next]; part !== undefined && part.span.start <= start; part = parts[next]) {
      for (const other of part.items) result.push(other);
      end = part.span.end;
      next++;
    }
    if (start >= end) result.push(item);
  }
  for (const { items } of parts.slice(next)) for (const other of items) result.push(other);
  return result;
}

/**
 * Whether statements can be valid though Lezer found an error in them: short ones, and those whose member with the error is
 * valid by itself or was ended too early.
 */
function mayBeValid(statements: Statements, error: number, tree: Tree, ask: Ask): boolean {
  const { start, end } = spanOf(statements);
  if (end - start <= longStatement) return true;
  const member = memberAround(tree, error, statements);
  if (member === undefined) return true;
  const { span, before, after } = member;
  const reading = ask(span, after, before);
  return reading.ok || endsEarly(reading, before.length + span.end - span.start);
}

/** Whether Babel met its first error at the end of what it was asked about, which Lezer may have ended too early. */
function endsEarly(reading: BabelReading, length: number): boolean {
  return !reading.ok && reading.offset >= length;
}

function repaired(statements: Statements, ask: Ask): Repair | undefined {
  const before = preceded(statements);
  return extended(statements, ask) ?? (before && extended(before, ask));
}

/**
 * The head of a block such as `declare module "a" {`, which is parsed without its block: that can be long, and Lezer
 * parses it.
 */
function headOfBlock(span: Span<"source"> | undefined, text: Source, ask: Ask): Repair | undefined {
  if (span === undefined || !/^(?:declare|module)\b/u.test(text.slice(span.start, span.end))) return undefined;
  return understood(span, ask(span, "{}"));
}

function understood(span: Span<"source">, reading: BabelReading): Repair | undefined {
  return reading.ok ? { span, literals: reading.literals, comments: reading.comments } : undefined;
}

/** Extends statements that Lezer may have ended too early, while Babel reports an unexpected end. */
function extended(statements: Statements, ask: Ask): Repair | undefined {
  let asked: Statements | undefined = statements;
  for (let count = 1; asked !== undefined; count *= 2) {
    const span = spanOf(asked);
    const reading = ask(span, "");
    if (reading.ok) return understood(span, reading);
    if (!endsEarly(reading, span.end - span.start)) return undefined;
    asked = grown(asked, count);
  }
  return undefined;
}
