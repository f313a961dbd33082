import assert from "node:assert/strict";
import { addedFindings as newCodes } from "../src/checks/run/added-findings.js";
import { checkOfCode } from "../src/checks/run/check-of-code.js";
import { spanBefore } from "../src/checks/faults/edited-text.js";
import { checkIri, type CheckIriOptions } from "../src/checks/run/check-iri.js";
import type { Finding, Fix } from "../src/findings/finding.js";
import { compare, type Equivalence } from "../src/normalize/compare.js";
import type { Span } from "../src/findings/span.js";
import { applyFixes } from "./apply-edits.js";

const unseen = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?! )\p{Zs}/u;

/** What CONTRIBUTING.md asks of every message and span: a full stop, no placeholder left, no character that cannot be seen. */
export function assertFindingLaws(text: string, finding: Finding): void {
  assertSpanLaws(text, finding.span);
  assertMessageLaws(finding);
}

/**
 * How many characters of a message VS Code's Problems view shows in a window of 1,280 px: beside the activity bar (48 px)
 * and the side bar (300 px), and behind the icon of its line, some 860 px are left, and a letter of its 13 px font is
 * less than 7 px wide. What stands behind that is cut off.
 */
const shownInOneLine = 120;

/** The sentence with what is wrong, where, and behind a semicolon the remedy; then come sentences that say why. */
const whatAndRemedy = /^(?<sentence>.+?; [a-z].*?\.)(?= \P{Ll}|$)/su;

/** Of an example of the documents, that a line of an editor's list of problems shows what is wrong and the remedy. */
export function assertShownInOneLine(message: string): void {
  const length = whatAndRemedy.exec(message)?.groups?.["sentence"]?.length ?? Infinity;
  assert.ok(length <= shownInOneLine, `what and remedy take ${length} characters: ${message}`);
}

/** The part of the laws that holds wherever the finding is. */
export function assertMessageLaws(finding: Pick<Finding, "message" | "spec">): void {
  assert.match(finding.message, /\.$/u, "a message ends with a full stop");
  assert.match(finding.message, whatAndRemedy, "a message tells the remedy in its first sentence, behind a semicolon");
  assert.doesNotMatch(finding.message, /\{\{\w+\}\}/u, "a message has its placeholders filled");
  // `quote` isolates right-to-left text; a pair of isolates around other characters is the only control of a message.
  const plain = finding.message.replace(/\u2066([^\u2066-\u2069]*)\u2069/g, "$1");
  assert.doesNotMatch(plain, unseen, "a message names unseen characters");
  assert.ok(finding.spec.length > 0);
}

function assertSpanLaws(text: string, { start, end }: Span): void {
  assert.ok(0 <= start && start <= end && end <= text.length, `span ${start}–${end} lies outside the text`);
  assert.ok(isBoundary(text, start) && isBoundary(text, end), `span ${start}–${end} cuts a surrogate pair`);
}

function isBoundary(text: string, offset: number): boolean {
  const pair = text.slice(offset - 1, offset + 1);
  return offset === 0 || !/^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(pair);
}

/**
 * The laws of a fix: its edits are ordered and inside the text; it clears its finding; it adds no finding of preset strict;
 * and a safe one adds no other finding, and is not itself a change of meaning.
 */
export function assertFixLaws(text: string, finding: Finding, fix: Fix, options: CheckIriOptions): void {
  for (const { span } of fix.edits) assertSpanLaws(text, span);
  assert.match(fix.title, /^[A-Z].*[^.]$/u, "a title is an imperative without a full stop");
  const fixed = applyFixes(text, [fix]);
  assert.notEqual(fixed, text, "a fix changes the text");
  const own = checkIri(fixed, { ...options, checks: [finding.code] }).length;
  const ownBefore = checkIri(text, { ...options, checks: [finding.code] }).length;
  assert.ok(own < ownBefore, `'${fix.title}' leaves its finding: ${fixed}`);
  const added = addedFindings(text, fixed, fix, options);
  if (fix.safety === "safe") {
    assert.deepEqual(
      added.map(({ code }) => code),
      [],
      `'${fix.title}' adds findings: ${fixed}`,
    );
    assert.notEqual(compareBySyntax(text, fixed), "different", `'${fix.title}' changes the identifier: ${fixed}`);
  }
  assertAddsNothing(text, finding, fix, options);
}

/**
 * That preset strict tells of nothing in the fixed text which it does not tell of in the text, whatever else is told there
 * and wherever it stands (`docs/decisions/repairs-are-proven.md`). Secrets are not written by a fix, and advice that is
 * followed may lead to other advice.
 */
export function assertAddsNothing(
  text: string,
  { code }: Finding,
  { edits, title, safety }: Fix,
  { profile, production, place }: CheckIriOptions,
): void {
  // That of a safe fix is proven by the place: one finding of several characters may become two beside the one that is mended.
  if (safety === "safe" || checkOfCode(code)?.judgesMarkup === true) return;
  const scope = { ...(profile && { profile }), ...(production && { production }), ...(place && { place }) };
  const strictly = (of: string): Finding[] => checkIri(of, { ...scope, checks: "strict" });
  const fixed = applyFixes(text, [{ edits }]);
  const added = newCodes(strictly(text), strictly(fixed)).filter((other) => {
    const check = checkOfCode(other.code);
    return check?.threatens !== "secrets" && check?.advises !== true;
  });
  assert.deepEqual(
    added.map((other) => other.code),
    [],
    `'${title}' adds findings: ${JSON.stringify(text)} becomes ${JSON.stringify(fixed)}`,
  );
}

/** What is found only after the fix: of no such code something was found before at the same characters. */
function addedFindings(text: string, fixed: string, { edits }: Fix, options: CheckIriOptions): Finding[] {
  const before = checkIri(text, options);
  return checkIri(fixed, options).filter((finding) => {
    const { start, end } = spanBefore(edits, finding.span);
    return !before.some(({ code, span }) => code === finding.code && span.start <= end && start <= span.end);
  });
}

/** A text with other faults is no IRI, and then nothing can be said of its equivalence. */
function compareBySyntax(text: string, fixed: string): Equivalence {
  return compare(text, fixed, { level: "syntax", base: "http://base.example/" });
}
