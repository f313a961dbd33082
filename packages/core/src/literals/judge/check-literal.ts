import { componentDirection } from "../../bidi/component-direction.js";
import { findingsIn } from "../../checks/run/check-iri.js";
import { checkOfCode } from "../../checks/run/check-of-code.js";
import { compareFindings } from "../../findings/finding-order.js";
import type { Finding } from "../../findings/finding.js";
import { splitIri } from "../../iri/split.js";
import { isIgnored } from "./ignored-text.js";
import { endsAuthority, knownComponents, knownPart } from "./known-part.js";
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
  const findings = findingsIn(text, {
    checks,
    place,
    options: settings.options,
    ...(display !== undefined && { display }),
  });
  const inDisplay = endsAuthority(known) ? findInDisplay(literal, scope, settings) : [];
  const relevant = (inDisplay.length === 0 ? findings : [...findings, ...inDisplay].sort(compareFindings)).filter(
    (finding) => isRelevant(finding, source, literal, settings),
  );
  return withoutCovered(relevant).map((finding) => project(source, literal, finding, settings));
}

/**
 * At most this many findings are looked at for what their fixes remove; slips at the ends and in the scheme give fewer.
 */
const mostCovering = 4;

/**
 * Leaves out findings about characters that the first fix of another finding also removes: the closing mark of
 * `("https://a.example/b")`, the space of `http:// http://`. The finding with that fix stays, with the severity of the
 * first that is left out.
 */
function withoutCovered(findings: readonly Finding[]): readonly Finding[] {
  if (findings.length < 2) return findings;
  const covering = findings.filter(({ code }) => mayCover.has(checkOfCode(code)?.claims)).slice(0, mostCovering);
  const coverOf = (finding: Finding): Finding | undefined => covering.find((other) => covers(other, finding));
  const covered = new Set(findings.filter((finding) => coverOf(finding) !== undefined));
  if (covered.size === 0) return findings;
  return findings.flatMap((finding) => {
    if (covered.has(finding)) return [];
    const [first] = covering.includes(finding) ? [...covered].filter((other) => coverOf(other) === finding) : [];
    return [first === undefined ? finding : { ...finding, severity: first.severity }];
  });
}

/**
 * The claims of checks whose fixes may remove more characters than the finding covers: the claim `scheme`, or no claim.
 */
const mayCover: ReadonlySet<string | undefined> = new Set([undefined, "scheme"]);

/** Whether the first fix of a finding removes all characters that another finding is about. */
function covers({ fixes }: Finding, { code: other, span }: Finding): boolean {
  if (checkOfCode(other)?.claims !== "character") return false;
  const edits = fixes[0]?.edits ?? [];
  return edits.some(({ span: { start, end }, text }) => start <= span.start && span.end <= end && beginning.test(text));
}

/** The replacement of a fix that removes characters: empty, or only a scheme and the slashes behind it. */
const beginning = /^(?:[a-z][a-z\d+.-]*:\/{0,2})?$/iu;

/**
 * The findings of the checks that judge how a pattern is displayed up to the end of its authority. These checks get
 * only the components before the first hole, since their messages show all of the text. A right-to-left authority has
 * no such findings: its display depends on what a hole behind it holds, such as digits.
 */
function findInDisplay(literal: Literal, scope: Scope, settings: Settings): Finding[] {
  const { place } = literal;
  const checks = selectCodes(settings, scope, "display", place.profile);
  if (checks.length === 0) return [];
  const known = knownComponents(literal);
  const findings = findingsIn(known, { checks, place, options: settings.options });
  const isRightToLeft = findings.length > 0 && componentDirection(splitIri(known).authority?.text ?? "").rightToLeft;
  return isRightToLeft ? [] : findings;
}
