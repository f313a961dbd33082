import type { Span } from "@irilint/core";
import { checkDocument, problemsOf, type LocatedFinding, type RawLiteral, type Settings } from "@irilint/core/literals";
import type { Rule } from "eslint";
import { settingsFor, settingsOf } from "./settings.js";
import { visitorFor } from "./visitors/visitor-for.js";

/** Tells the host of a finding. */
type Report = (finding: LocatedFinding) => void;

/** What all rules share for one run over a file: its literals and comments, gathered once. */
interface FileReading {
  readonly settings: Settings;
  /** The rules that take part, by their codes. */
  readonly reports: Map<string, Report>;
  readonly literals: RawLiteral[];
  comments: readonly Span<"source">[];
  isOver: boolean;
}

/** By the root of the tree: some hosts have one `sourceCode` object for all files. */
const readings = new WeakMap<object, FileReading>();

const silent: Rule.RuleListener = {};

/**
 * The listeners of the rule for `code`. The rule that comes first for a file does the work of all: it gathers the literals
 * and reports when the tree has been left, by when all rules have said that they are on.
 */
export function listenFor(context: Rule.RuleContext, code: string, report: Report): Rule.RuleListener {
  const { ast } = context.sourceCode;
  const settings = settingsOf(context.settings);
  const known = readings.get(ast);
  if (known !== undefined && isOpenTo(code, settings, known)) {
    known.reports.set(code, report);
    return silent;
  }
  const reading: FileReading = {
    settings,
    reports: new Map([[code, report]]),
    literals: [],
    comments: [],
    isOver: false,
  };
  readings.set(ast, reading);
  const visitor = visitorFor(context, {
    literal: (literal) => reading.literals.push(literal),
    comments: (spans) => (reading.comments = spans),
  });
  return { ...visitor, [`${ast.type}:exit`]: () => reportAll(reading, context.sourceCode.text) };
}

/** Whether rules still join; if a reading is over or the rule takes part already, the tree is being linted again. */
function isOpenTo(code: string, settings: Settings, { isOver, reports, settings: shared }: FileReading): boolean {
  return !isOver && !reports.has(code) && shared === settings;
}

function reportAll(reading: FileReading, source: string): void {
  reading.isOver = true;
  const { literals, reports } = reading;
  if (literals.length + reading.comments.length === 0) return;
  const settings = settingsFor(reading.settings, [...reports.keys()]);
  // ESLint sees to the directives of its own family.
  const comments = { spans: reading.comments, heeds: "iri" } as const;
  const { findings } = checkDocument(source, literals, settings, comments);
  for (const problem of problemsOf(findings)) reports.get(problem.code)?.(problem);
}
