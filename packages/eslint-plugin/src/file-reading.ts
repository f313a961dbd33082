import type { Span } from "@irilint/core";
import { checkDocument, type LocatedFinding, type RawLiteral, type Settings } from "@irilint/core/literals";
import type { Rule } from "eslint";
import { settingsFor, settingsOf } from "./settings.js";
import { visitorFor } from "./visitors/visitor-for.js";

/** What all rules share for one run over a file: its literals and comments, gathered once, and the findings, computed once. */
interface FileReading {
  readonly settings: Settings;
  /** The rules that take part. */
  readonly codes: Set<string>;
  readonly literals: RawLiteral[];
  comments: readonly Span<"source">[];
  findings?: ReadonlyMap<string, readonly LocatedFinding[]>;
}

/** By the root of the tree: some hosts have one `sourceCode` object for all files. */
const readings = new WeakMap<object, FileReading>();

/**
 * The listeners of the rule for `code`. The rule that comes first for a file also gathers its literals; every rule
 * reports when the tree has been left, by when all of them have said that they are on.
 */
export function listenFor(
  context: Rule.RuleContext,
  code: string,
  report: (finding: LocatedFinding) => void,
): Rule.RuleListener {
  const { ast } = context.sourceCode;
  const settings = settingsOf(context.settings);
  const known = readings.get(ast);
  const joins = known !== undefined && isOpenTo(code, settings, known);
  const reading: FileReading = joins ? known : { settings, codes: new Set(), literals: [], comments: [] };
  if (!joins) readings.set(ast, reading);
  reading.codes.add(code);
  const leave = {
    [`${ast.type}:exit`]: () => {
      for (const finding of findingsOf(reading, context.sourceCode.text).get(code) ?? []) report(finding);
    },
  };
  if (joins) return leave;
  const visitor = visitorFor(context, {
    literal: (literal) => reading.literals.push(literal),
    comments: (spans) => (reading.comments = spans),
  });
  return { ...visitor, ...leave };
}

/** Whether rules still join; if a reading is over or the rule takes part already, the tree is being linted again. */
function isOpenTo(code: string, settings: Settings, reading: FileReading): boolean {
  return reading.findings === undefined && !reading.codes.has(code) && reading.settings === settings;
}

function findingsOf(reading: FileReading, source: string): ReadonlyMap<string, readonly LocatedFinding[]> {
  if (reading.findings !== undefined) return reading.findings;
  const findings = new Map<string, LocatedFinding[]>();
  const settings = settingsFor(reading.settings, reading.codes);
  // ESLint sees to the directives of its own family.
  const comments = { spans: reading.comments, heeds: "iri" } as const;
  for (const finding of checkDocument(source, reading.literals, settings, comments).findings) {
    const ofCode = findings.get(finding.code);
    if (ofCode === undefined) findings.set(finding.code, [finding]);
    else ofCode.push(finding);
  }
  reading.findings = findings;
  return findings;
}
