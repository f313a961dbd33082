import { chunkAt, type Chunk, type Source } from "../../text/changing-text.js";
import { compareFindings } from "../../findings/finding-order.js";
import type { Span } from "../../findings/span.js";
import type { CheckedDocument } from "../judge/check-document.js";
import {
  checkItemsInPieces,
  finished,
  recheckItems,
  type Checked,
  type CheckedItems,
  type ItemKind,
} from "./checked-items.js";
import {
  checkTogether,
  documentChecksFor,
  mayBeTold,
  traceLiteral,
  type TracedLiteral,
} from "../judge/check-together.js";
import { checkLiteral } from "../judge/check-literal.js";
import type { AnyDocumentCheck } from "../judge/define-document-check.js";
import { isCleanName } from "../judge/clean-name.js";
import { comparedFindings, comparisonsOf, withoutSafeFixes, type Comparison } from "../judge/compared-texts.js";
import { commentLiteral, withComments } from "../comments/comment-literals.js";
import {
  directivesIn,
  mayHoldDirectives,
  mayHoldDirectivesAfter,
  noComments,
  type DocumentContext,
} from "../comments/comments.js";
import { lowerBound } from "../../text/lower-bound.js";
import { copyOf } from "../../text/copy-of.js";
import { withoutGenerated } from "../judge/generated-text.js";
import { withoutHabits } from "../judge/habits/habits.js";
import type { RawLiterals } from "../judge/habits/judged-document.js";
import { mayHoldTests, mayHoldTestsAfter } from "../judge/habits/tests-in-programs.js";
import { withoutHistorical } from "../judge/historical-text.js";
import { withoutTests } from "../judge/text-of-tests.js";
import { directiveMistakes, type DirectiveMistake } from "../comments/directive-mistakes.js";
import { commentSignAfter, commentSignIn } from "../comments/comment-sign.js";
import { withoutSuppressed } from "../comments/suppression.js";
import type { Literal, RawLiteral } from "../read/literal.js";
import type { LocatedFinding } from "../project/located-finding.js";
import { farthestLook } from "./kept-items.js";
import { readLiterals } from "../read/read-literal.js";
import { isMoved, isSameLiteral } from "../read/same-literal.js";
import type { Sequence } from "./sequence.js";
import type { Settings } from "../settings/settings.js";
import { shiftedFinding, shiftedLiteral, shiftedSpan } from "./shifted.js";
import { changeBetween } from "./text-change.js";

/** A checked document that can be checked again after a change. */
export interface ChangingDocument extends CheckedDocument {
  /** The literals that a span touches; the others are not read. */
  literalsAt(span: Span<"source">): readonly Literal[];
  /** The first `most` literals in the order of the source, or all if there are fewer; the others are not read. */
  firstLiterals(most: number): readonly Literal[];
  /**
   * Checks the next version of the document; literals and comments that the change does not affect keep their findings.
   */
  update(source: Source, raws: Sequence<RawLiteral>, comments?: DocumentContext): ChangingDocument;
}

/** As `checkDocument`, for a document that is checked again after each change. */
export function checkChangingDocument(
  source: string,
  raws: Sequence<RawLiteral>,
  settings: Settings,
  comments: DocumentContext = noComments,
): ChangingDocument {
  return finished(checkChangingDocumentInPieces(source, raws, settings, comments));
}

/** As `checkChangingDocument`, but yields after every piece of work, so that a host can answer requests in between. */
export function* checkChangingDocumentInPieces(
  source: string,
  raws: Sequence<RawLiteral>,
  settings: Settings,
  comments: DocumentContext = noComments,
): Generator<undefined, ChangingDocument> {
  const all = raws.slice();
  const sign = commentSignIn(source, all);
  const spans = spansIn({ comments, sign }).slice();
  const ofRaws = yield* checkItemsInPieces(all, literalKind, (raw) => checkRaw(source, raw, settings));
  const ofComments = yield* checkItemsInPieces(spans, commentKind, (span) => checkComment(source, span, settings));
  const isDirected = mayHoldDirectives(source);
  const holdsTests = mayHoldTests(source);
  return new CheckedVersion({ source, raws, comments, settings, sign, isDirected, holdsTests, ofRaws, ofComments });
}

/**
 * What is kept of a version of a document for checking the next one. Its literals are not: in V8, their texts, which
 * are substrings, would keep all of the source in memory.
 */
interface VersionState {
  readonly source: Source;
  readonly raws: Sequence<RawLiteral>;
  readonly comments: DocumentContext;
  /** The offset of a sign that may stand in a comment (`commentSignIn`), or -1. */
  readonly sign: number;
  /** Whether the text may have a directive in a comment. */
  readonly isDirected: boolean;
  /** Whether the text may hold tests within a program. */
  readonly holdsTests: boolean;
  readonly settings: Settings;
  readonly ofRaws: CheckedItems;
  readonly ofComments: CheckedItems;
}

const literalKind: ItemKind<RawLiteral> = { spanOf: ({ span }) => span, isSame: isSameLiteral };
const commentKind: ItemKind<Span<"source">> = { spanOf: (span) => span, isSame: isMoved };

/** A class, as `ReadDocument` is: the getter of an object literal would keep earlier versions in memory. */
class CheckedVersion implements ChangingDocument {
  readonly findings: LocatedFinding[];
  readonly mistakes: DirectiveMistake[];
  readonly #known: VersionState;
  #literals: Literal[] | undefined;

  constructor(known: VersionState) {
    this.#known = known;
    const told = withoutTests(withoutHistorical(withoutGenerated(findingsOf(known), known), known), known);
    this.findings = withoutHabits(told, {
      ...known,
      raws: rawLiteralsIn(known),
      mayHoldTests: () => known.holdsTests,
    });
    this.mistakes = [];
    if (!known.isDirected) return;
    const source = known.source.toString();
    const directives = directivesIn(source, known.comments);
    this.findings = withoutSuppressed(source, this.findings, directives);
    this.mistakes = directiveMistakes(source, directives);
  }

  get literals(): Literal[] {
    return (this.#literals ??= [...this.#read(() => true)]);
  }

  literalsAt({ start, end }: Span<"source">): readonly Literal[] {
    const isAt = ({ span }: { readonly span: Span<"source"> }): boolean => span.start <= end && start <= span.end;
    return (this.#literals ?? [...this.#read(isAt)]).filter(isAt);
  }

  firstLiterals(most: number): readonly Literal[] {
    const first: Literal[] = [];
    for (const literal of this.#literals ?? this.#read(() => true)) {
      if (first.length === most) break;
      first.push(literal);
    }
    return first;
  }

  *#read(isWanted: (raw: RawLiteral) => boolean): Generator<Literal> {
    const { raws, comments, settings } = this.#known;
    const source = this.#known.source.toString();
    for (const raw of withComments(source, raws.slice(), comments))
      if (isWanted(raw)) yield* readLiterals(source, raw, settings);
  }

  update(source: Source, raws: Sequence<RawLiteral>, comments: DocumentContext = noComments): ChangingDocument {
    return new CheckedVersion(updated(this.#known, source, raws, comments));
  }
}

function updated(
  known: VersionState,
  source: Source,
  raws: Sequence<RawLiteral>,
  comments: DocumentContext,
): VersionState {
  const { settings } = known;
  const change = changeBetween(known.source, source);
  const recheck = recheckItems({ before: known.raws, after: raws, places: known.ofRaws, change }, literalKind, (raw) =>
    checkRaw(source, raw, settings),
  );
  const sign = commentSignAfter(known.sign, { source, raws }, { change, before: known.ofRaws, recheck });
  const { items: ofComments } = recheckItems(
    { before: spansIn(known), after: spansIn({ comments, sign }), places: known.ofComments, change },
    commentKind,
    (span) => checkComment(source, span, settings),
  );
  const isDirected = known.isDirected || mayHoldDirectivesAfter(change, source);
  const holdsTests = known.holdsTests || mayHoldTestsAfter(change, source);
  return { source, raws, comments, settings, sign, isDirected, holdsTests, ofRaws: recheck.items, ofComments };
}

/** The spans of the comments, or none if no sign stands in one. */
function spansIn({ comments, sign }: Pick<VersionState, "comments" | "sign">): Sequence<Span<"source">> {
  return sign < 0 ? noComments.spans : comments.spans;
}

function checkComment(source: Source, span: Span<"source">, settings: Settings): Checked {
  const near = around(source, span);
  const raw = commentLiteral(near.text, shiftedSpan(span, -near.start));
  return raw === undefined ? nothing : checkIn(near.text, raw, settings);
}

const nothing: Checked = { start: 0, findings: [], traces: [], comparisons: [] };

function checkRaw(source: Source, raw: RawLiteral, settings: Settings): Checked {
  const near = around(source, raw.span);
  return checkIn(near.text, shiftedLiteral(raw, -near.start), settings);
}

/** The part of the source around a span that checks and fixes look at; all of a source that is one string. */
function around(source: Source, span: Span<"source">): Chunk {
  if (typeof source === "string") return chunkAt(source, 0);
  const start = Math.max(0, span.start - farthestLook);
  return { text: source.slice(start, span.end + farthestLook), start };
}

/** Checks a literal in `source`, which may be a part of the document; all offsets count from the start of `source`. */
function checkIn(source: string, raw: RawLiteral, settings: Settings): Checked {
  if (isCleanName(source, raw, settings)) return nothing;
  const literals = readLiterals(source, raw, settings);
  if (literals.length === 0) return nothing;
  // Copied, since findings and traces would otherwise keep all of the source in memory.
  const found = literals.map((literal) => checkLiteral(source, { ...literal, text: copyOf(literal.text) }, settings));
  const findings = found.flat();
  const comparisons = literals.flatMap((literal, index) => comparisonsOf(literal, found[index] ?? []));
  const checks = documentChecksFor(settings);
  const traced =
    checks.length === 0
      ? []
      : literals.map((literal, index) => traceLiteral(literal, found[index] ?? [], checks, settings));
  const traces = traced.some((each) => each.some((trace) => trace !== undefined)) ? traced : [];
  const isNothing = findings.length + comparisons.length + traces.length === 0;
  return isNothing ? nothing : { start: raw.span.start, findings, traces, comparisons };
}

function findingsOf(known: VersionState): LocatedFinding[] {
  const findings = findTogether(known);
  const compared = comparedIn(known);
  for (const { starts, checked } of [known.ofRaws, known.ofComments])
    for (let index = 0; index < checked.length; index++) {
      const { start, findings: found } = checked[index] ?? nothing;
      if (found.length === 0) continue;
      const by = (starts[index] ?? start) - start;
      for (const each of found) {
        const finding = compared.has(each) ? withoutSafeFixes(each) : each;
        findings.push(by === 0 ? finding : shiftedFinding(finding, by));
      }
    }
  return findings.sort(compareFindings);
}

function rawLiteralsIn({ raws, ofRaws: { starts } }: VersionState): RawLiterals {
  return {
    slice: () => raws.slice(),
    startingAt: (start) => {
      const index = lowerBound(starts.length, (at) => (starts[at] ?? 0) < start);
      return starts[index] === start ? raws.slice(index, index + 1)[0] : undefined;
    },
  };
}

function comparedIn({ ofRaws, ofComments }: VersionState): ReadonlySet<LocatedFinding> {
  const comparisons: Comparison[] = [];
  for (const { checked } of [ofRaws, ofComments])
    for (const each of checked) if (each.comparisons.length > 0) comparisons.push(...each.comparisons);
  return comparedFindings(comparisons);
}

/** The findings of the document checks. Reads again only literals that a finding is about. */
function findTogether({ source, raws, comments, settings, ofRaws, ofComments }: VersionState): LocatedFinding[] {
  const checks = documentChecksFor(settings);
  if (!checks.some((check, index) => isToldIn(ofRaws, check, index) || isToldIn(ofComments, check, index))) return [];
  const literalsOf = (raw: RawLiteral | undefined) => raw && readLiterals(source.toString(), raw, settings);
  const readRaw = (index: number) => literalsOf(raws.slice(index, index + 1)[0]);
  const readComment = (index: number) => {
    const [span] = comments.spans.slice(index, index + 1);
    return span && literalsOf(commentLiteral(source.toString(), span));
  };
  const traced = [...tracedIn(ofRaws, readRaw), ...tracedIn(ofComments, readComment)];
  return checkTogether(
    source,
    traced.sort((a, b) => a.start - b.start),
    checks,
    { ...comments, settings },
  );
}

/** Whether a finding of a check may be about one of the items. Makes no list of the traces, of which there may be many. */
function isToldIn({ checked }: CheckedItems, check: AnyDocumentCheck, index: number): boolean {
  for (const { traces } of checked) for (const each of traces) if (mayBeTold(check, each[index])) return true;
  return false;
}

function tracedIn(
  { starts, checked }: CheckedItems,
  read: (index: number) => readonly Literal[] | undefined,
): (TracedLiteral & { readonly start: number })[] {
  const traced: (TracedLiteral & { readonly start: number })[] = [];
  for (let index = 0; index < checked.length; index++) {
    const { traces } = checked[index] ?? nothing;
    for (const [nth, each] of traces.entries())
      traced.push({ start: starts[index] ?? 0, traces: each, read: () => read(index)?.[nth] });
  }
  return traced;
}
