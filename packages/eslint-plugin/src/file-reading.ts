import { checkDocument, type LocatedFinding, type RawLiteral, type Settings } from "@irilint/core/literals";
import type { Rule } from "eslint";
import { settingsFor, settingsOf } from "./settings.js";
import { visitorFor } from "./visitors/visitor-for.js";

/** What all rules share for one file: its literals, gathered once, and the findings about them, computed once. */
interface FileReading {
  readonly settings: Settings;
  /** The rule that gathers the literals for all; if it comes again, the file is being linted again. */
  readonly gatherer: string;
  readonly codes: Set<string>;
  readonly literals: RawLiteral[];
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
  const isUnderWay = known !== undefined && known.gatherer !== code && known.settings === settings;
  const reading = isUnderWay ? known : startReading(ast, code, settings);
  reading.codes.add(code);
  const leave = {
    [`${ast.type}:exit`]: () => {
      for (const finding of findingsOf(reading, context.sourceCode.text).get(code) ?? []) report(finding);
    },
  };
  return isUnderWay ? leave : { ...visitorFor(context, (literal) => reading.literals.push(literal)), ...leave };
}

function startReading(ast: object, gatherer: string, settings: Settings): FileReading {
  const reading: FileReading = { settings, gatherer, codes: new Set(), literals: [] };
  readings.set(ast, reading);
  return reading;
}

function findingsOf(reading: FileReading, source: string): ReadonlyMap<string, readonly LocatedFinding[]> {
  if (reading.findings !== undefined) return reading.findings;
  const findings = new Map<string, LocatedFinding[]>();
  const settings = settingsFor(reading.settings, reading.codes);
  for (const finding of checkDocument(source, reading.literals, settings).findings) {
    const ofCode = findings.get(finding.code);
    if (ofCode === undefined) findings.set(finding.code, [finding]);
    else ofCode.push(finding);
  }
  reading.findings = findings;
  return findings;
}
