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

/** Everything that is wrong with a literal, in terms of its source, sorted by span, then by code. */
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
  return withoutSurroundingsTwice(relevant).map((finding) => project(source, literal, finding, settings));
}

/**
 * Where a profile lets white space stand that yet belongs to nothing, what it does to the scheme is stronger: one finding, as grave
 * as the other, says what to do.
 */
function withoutSurroundingsTwice(findings: readonly Finding[]): readonly Finding[] {
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
 * What is found of how the beginning of a pattern is displayed: messages show all of it, and nothing of a hole. A
 * right-to-left authority is displayed together with what follows it, and may take a number from a hole before it.
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
