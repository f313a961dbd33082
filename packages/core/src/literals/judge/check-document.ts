import { compareFindings } from "../../findings/finding-order.js";
import { checkTogether, documentChecksFor, traceLiteral, type TracedLiteral } from "./check-together.js";
import { checkLiteral } from "./check-literal.js";
import { isCleanName } from "./clean-name.js";
import { comparedFindings, comparisonsOf, withoutSafeFixes, type Comparison } from "./compared-texts.js";
import { withComments } from "../comments/comment-literals.js";
import { directivesIn, noComments, type DocumentContext } from "../comments/comments.js";
import { directiveMistakes, type DirectiveMistake } from "../comments/directive-mistakes.js";
import { withoutSuppressed } from "../comments/suppression.js";
import { unusedDirectives } from "../comments/unused-directives.js";
import { withoutGenerated } from "./generated-text.js";
import { withoutHabits } from "./habits/habits.js";
import { rawLiteralsOf } from "./habits/judged-document.js";
import { mayHoldTests } from "./habits/tests-in-programs.js";
import { withoutHistorical } from "./historical-text.js";
import { withoutTests } from "./text-of-tests.js";
import { hostUses, type HostUse } from "./hosts-across-files.js";
import type { Literal, RawLiteral } from "../read/literal.js";
import type { LocatedFinding } from "../project/located-finding.js";
import { readLiterals } from "../read/read-literal.js";
import type { Settings } from "../settings/settings.js";

/**
 * The identifiers of a document in the order of its raw literals, its findings sorted by span, then by code, without
 * those that directives in comments suppress, and the mistakes in such directives.
 */
export interface CheckedDocument {
  readonly literals: Literal[];
  readonly findings: LocatedFinding[];
  readonly mistakes: DirectiveMistake[];
  /**
   * The hosts to compare with those of other files, without suppressed ones; absent if there are none, or if the
   * context does not ask for them.
   */
  readonly hosts?: readonly HostUse[];
}

/** Reads and checks all literals of a document, and the identifiers that its comments mention. */
export function checkDocument(
  source: string,
  raws: readonly RawLiteral[],
  settings: Settings,
  comments: DocumentContext = noComments,
): CheckedDocument {
  const all = withComments(source, raws, comments);
  const directives = directivesIn(source, comments);
  const { findings: found, hosts } = findingsIn(source, all, settings, comments);
  const { whole } = comments;
  const generated = { source, raws, settings, isMarked: whole?.isGenerated };
  const context = { settings, comments };
  const told = withoutTests(withoutHistorical(withoutGenerated(found, generated), context), context);
  // A habit shows in a whole document only: the findings of a part must not depend on where the part ends.
  const document = {
    ...{ source, settings, comments, raws: rawLiteralsOf(raws) },
    mayHoldTests: () => mayHoldTests(source),
  };
  const findings = whole === undefined ? withoutHabits(told, document) : told;
  const mistakes = [
    ...directiveMistakes(source, directives),
    ...(comments.tellsUnused === true ? unusedDirectives(source, findings, directives) : []),
  ];
  return new ReadAndChecked(() => all.flatMap((raw) => readLiterals(source, raw, settings)), {
    findings: withoutSuppressed(source, findings, directives),
    ...(hosts.length > 0 && { hosts: withoutSuppressed(source, hosts, directives) }),
    mistakes,
  });
}

/** Reads `literals` on first use only: few callers ask for them, and they take far more memory than the findings. */
class ReadAndChecked implements CheckedDocument {
  readonly findings: LocatedFinding[];
  readonly mistakes: DirectiveMistake[];
  readonly hosts?: readonly HostUse[];
  readonly #read: () => Literal[];
  #literals: Literal[] | undefined;

  constructor(read: () => Literal[], { findings, mistakes, hosts }: Omit<CheckedDocument, "literals">) {
    this.#read = read;
    this.findings = findings;
    this.mistakes = mistakes;
    if (hosts !== undefined) this.hosts = hosts;
  }

  get literals(): Literal[] {
    return (this.#literals ??= this.#read());
  }
}

function findingsIn(
  source: string,
  raws: readonly RawLiteral[],
  settings: Settings,
  context: DocumentContext,
): { readonly findings: LocatedFinding[]; readonly hosts: HostUse[] } {
  const checks = documentChecksFor(settings);
  const found: LocatedFinding[] = [];
  const comparisons: Comparison[] = [];
  const traced: TracedLiteral[] = [];
  for (const raw of raws) {
    if (isCleanName(source, raw, settings)) continue;
    for (const literal of readLiterals(source, raw, settings)) {
      const own = checkLiteral(source, literal, settings);
      for (const finding of own) found.push(finding);
      for (const comparison of comparisonsOf(literal, own)) comparisons.push(comparison);
      if (checks.length > 0) traced.push({ traces: traceLiteral(literal, own, checks, settings), read: () => literal });
    }
  }
  const compared = comparedFindings(comparisons);
  const ofLiterals = found.map((finding) => (compared.has(finding) ? withoutSafeFixes(finding) : finding));
  const together = checkTogether(source, traced, checks, { ...context, settings });
  const hosts = context.countsHosts === true ? hostUses(traced, settings).sort(compareFindings) : [];
  return { findings: [...ofLiterals, ...together].sort(compareFindings), hosts };
}
