import { componentDirection } from "../../bidi/component-direction.js";
import { checkIri } from "../../checks/run/check-iri.js";
import { checkOfCode } from "../../checks/run/check-of-code.js";
import { compareFindings } from "../../findings/finding-order.js";
import type { Finding } from "../../findings/finding.js";
import { compareSpans } from "../../findings/span.js";
import { splitIri } from "../../iri/split.js";
import { isIgnored } from "./ignored-text.js";
import { knownComponents, knownPart } from "./known-part.js";
import type { Literal } from "../read/literal.js";
import type { LocatedFinding } from "../project/located-finding.js";
import { project } from "../project/project.js";
import { isRelevant } from "./relevant-finding.js";
import { scopeOf, type Scope } from "./scope.js";
import { selectCodes } from "./selected-codes.js";
import type { Settings } from "../settings/settings.js";
import { displayContextOf } from "../read/source-line.js";

/** The findings of a literal, with spans and fixes in the source, sorted by span, then by code. */
export function checkLiteral(source: string, literal: Literal, settings: Settings): LocatedFinding[] {
  if (isIgnored(literal.text, settings.ignore)) return [];
  const { place, text } = literal;
  const scope = scopeOf(literal, settings);
  const known = knownPart(literal);
  const checks = selectCodes(settings, scope, known, place.profile);
  if (checks.length === 0) return [];
  const display = displayContextOf(source, literal);
  const findings = checkIri(text, {
    checks,
    place,
    options: settings.options,
    ...(display !== undefined && { display }),
  });
  const inDisplay = known === "authority" ? findInDisplay(literal, scope, settings) : [];
  const relevant = (inDisplay.length === 0 ? findings : [...findings, ...inDisplay].sort(compareFindings)).filter(
    (finding) => isRelevant(finding, source, literal, settings),
  );
  return withoutDuplicateSurroundings(relevant).map((finding) => project(source, literal, finding, settings));
}

/**
 * Merges findings of surrounding white space with others of the same span: where the profile allows white space
 * (LEIRI), one before the scheme is reported twice. The finding that tells what to do stays, with the severity of the
 * other.
 */
function withoutDuplicateSurroundings(findings: readonly Finding[]): readonly Finding[] {
  const around = findings.filter(({ code }) => checkOfCode(code)?.claims === "surroundings");
  if (around.length === 0 || around.length === findings.length) return findings;
  const isAround = (finding: Finding): boolean => around.some(({ span }) => compareSpans(span, finding.span) === 0);
  const others = findings.filter((finding) => !around.includes(finding));
  const [strongest] = others.filter((finding) => isAround(finding) && checkOfCode(finding.code)?.claims !== undefined);
  if (strongest === undefined) return findings;
  return findings.flatMap((finding) => {
    if (!isAround(finding)) return [finding];
    return around.includes(finding) ? [{ ...finding, severity: strongest.severity }] : [];
  });
}

/**
 * The findings of the checks that judge how a pattern is displayed up to the end of its authority. They see the
 * components before the first hole, since their messages show the whole text. None for a right-to-left authority, whose
 * display depends on what a hole behind it holds, such as digits.
 */
function findInDisplay(literal: Literal, scope: Scope, settings: Settings): Finding[] {
  const { place } = literal;
  const checks = selectCodes(settings, scope, "display", place.profile);
  if (checks.length === 0) return [];
  const known = knownComponents(literal);
  const findings = checkIri(known, { checks, place, options: settings.options });
  const isRightToLeft = findings.length > 0 && componentDirection(splitIri(known).authority?.text ?? "").rightToLeft;
  return isRightToLeft ? [] : findings;
}
