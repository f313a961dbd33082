import { componentDirection } from "../../bidi/component-direction.js";
import { checkIri } from "../../checks/run/check-iri.js";
import { registry } from "../../checks/run/registry.js";
import { compareFindings } from "../../findings/finding-order.js";
import type { Finding } from "../../findings/finding.js";
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
  const display = checks.some((code) => readsDisplay.has(code)) ? displayContextOf(source, literal) : undefined;
  const findings = checkIri(text, {
    checks,
    place,
    options: settings.options,
    ...(display !== undefined && { display }),
  });
  const inDisplay = known === "authority" ? findInDisplay(literal, scope, settings) : [];
  return (inDisplay.length === 0 ? findings : [...findings, ...inDisplay].sort(compareFindings))
    .filter((finding) => isRelevant(finding, source, literal))
    .map((finding) => project(source, literal, finding, settings));
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

const readsDisplay = new Set(
  registry.filter(({ check }) => check.reads?.includes("display")).map(({ check }) => check.code),
);
