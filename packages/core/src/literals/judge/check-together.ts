import type { Source } from "../../text/changing-text.js";
import type { Finding } from "../../findings/finding.js";
import { severityOf } from "../../checks/definition/strength.js";
import { checkOfCode } from "../../checks/run/check-of-code.js";
import { fillMessage } from "../../checks/definition/fill-message.js";
import { isIgnored } from "./ignored-text.js";
import { scopeOf, type Scope } from "./scope.js";
import type { AnyDocumentCheck, DocumentReport } from "./define-document-check.js";
import { documentRegistry } from "./document-registry.js";
import { endsAuthority, knownPart } from "./known-part.js";
import type { LocalTargets } from "./local-references.js";
import { isPattern, type Literal } from "../read/literal.js";
import type { LocatedFinding } from "../project/located-finding.js";
import { project } from "../project/project.js";
import { isWanted } from "./selected-codes.js";
import type { DocumentContext } from "../comments/comments.js";
import type { Settings } from "../settings/settings.js";

/**
 * What each document check keeps of one literal, in the order of the checks, `undefined` if a check keeps nothing; an
 * empty list if no check saw the literal.
 */
export type Traces = readonly unknown[];

/** The traces of a literal. The literal itself is read again only if a finding is about it. */
export interface TracedLiteral {
  readonly traces: Traces;
  read(): Literal | undefined;
}

/** The document checks that the settings enable. */
export function documentChecksFor(settings: Settings): readonly AnyDocumentCheck[] {
  return documentRegistry.filter((check) => isWanted(check, settings));
}

/** Scopes in which a literal is certainly an identifier. */
const scopesOfIdentifiers: ReadonlySet<Scope> = new Set(["all", "name", "beyond-grammar"]);

/**
 * The traces of a literal; empty if the literal may be no identifier, or is ignored. Of a pattern whose authority is
 * known, only the checks that judge an authority keep something; of a literal in prose, only the checks declared
 * `inProse`. `findings` are those of the literal by itself.
 */
export function traceLiteral(
  literal: Literal,
  findings: readonly LocatedFinding[],
  checks: readonly AnyDocumentCheck[],
  settings: Settings,
): Traces {
  const isWhole = !isPattern(literal);
  if (!isWhole && (!checks.some(judgesAuthority) || !endsAuthority(knownPart(literal)))) return [];
  if (isIgnored(literal.text, settings.ignore)) return [];
  const scope = scopeOf(literal, settings);
  if (!scopesOfIdentifiers.has(scope) && (scope !== "prose" || !checks.some(isInProse))) return [];
  const isNamed = hasHostNamed(findings);
  return checks.map((check) =>
    (judgesAuthority(check) ? !isNamed : isWhole) && (scope !== "prose" || isInProse(check))
      ? check.trace(literal, settings.options[check.code] ?? {})
      : undefined,
  );
}

function judgesAuthority({ judges }: AnyDocumentCheck): boolean {
  return judges === "authority";
}

function isInProse({ inProse }: AnyDocumentCheck): boolean {
  return inProse === true;
}

/** Whether a finding of the literal by itself says which host was meant, so that no comparison has to. */
function hasHostNamed(findings: readonly LocatedFinding[]): boolean {
  return findings.some(({ code }) => checkOfCode(code)?.namesHost === true);
}

/** What document checks depend on besides the traces. */
interface Together extends Pick<DocumentContext, "targets"> {
  readonly settings: Settings;
}

/** The findings of the document checks, which compare the identifiers of a document or look up what they lead to. */
export function checkTogether(
  source: Source,
  literals: readonly TracedLiteral[],
  checks: readonly AnyDocumentCheck[],
  together: Together,
): LocatedFinding[] {
  let targets: LocalTargets | undefined;
  return checks.flatMap((check, index) => {
    const findings: LocatedFinding[] = [];
    const traced = literals.filter(({ traces }) => traces[index] !== undefined);
    if (traced.length === 0) return findings;
    const traces = traced.map((literal) => literal.traces[index]);
    if (!traces.some((trace) => mayBeTold(check, trace))) return findings;
    const tell = (report: DocumentReport<string>): void => {
      const finding = locate(source, traced, { check, report }, together.settings);
      if (finding !== undefined) findings.push(finding);
    };
    if (check.find !== undefined) check.find(traces, tell, together.settings.hosts);
    else if ((targets ??= together.targets?.(source)) !== undefined) check.findTargets(traces, targets, tell);
    return findings;
  });
}

/** Whether a finding of the check may be about what it has kept of a literal. */
export function mayBeTold(check: AnyDocumentCheck, trace: unknown): boolean {
  return trace !== undefined && check.mayBeTold?.(trace) !== false;
}

interface Reported {
  readonly check: AnyDocumentCheck;
  readonly report: DocumentReport<string>;
}

function locate(
  source: Source,
  traced: readonly TracedLiteral[],
  { check, report }: Reported,
  settings: Settings,
): LocatedFinding | undefined {
  const literal = traced[report.at]?.read();
  if (literal === undefined) return undefined;
  const { code, spec, message, strength } = check;
  const finding: Finding = {
    code,
    severity: severityOf(strength),
    message: fillMessage(message, report.data ?? {}),
    component: "iri",
    span: report.span,
    spec,
    fixes: report.fixes ?? [],
  };
  const related = (report.related ?? []).flatMap(({ at, message: words }) => {
    const other = traced[at]?.read();
    return other === undefined ? [] : [{ span: other.span, message: words }];
  });
  return { ...project(source.toString(), literal, finding, settings), ...(related.length > 0 && { related }) };
}
