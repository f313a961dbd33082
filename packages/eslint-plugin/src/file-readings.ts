import { readdirSync, readFileSync, statSync } from "node:fs";
import { isAbsolute } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Span } from "@irilint/core";
import { languageOfPath, localFilesBy, localTargetsOf, pathInProject } from "@irilint/core/documents";
import {
  checkDocument,
  problemsOf,
  type DocumentContext,
  type LocatedFinding,
  type RawLiteral,
  type Settings,
} from "@irilint/core/literals";
import type { Rule } from "eslint";
import { SharedSettings } from "./settings.js";
import { SourceFile } from "./source-file.js";
import { visitorFor } from "./visitors/visitor-for.js";
import { WholeFile } from "./visitors/whole-file.js";

/** Tells the host of a finding. */
type Report = (file: SourceFile, finding: LocatedFinding) => void;

/** What all rules share for one run over a file: its literals and comments, gathered once. */
interface FileReading {
  readonly settings: Settings;
  /** The rules that take part, by their codes. */
  readonly reports: Map<string, Report>;
  readonly literals: RawLiteral[];
  comments: readonly Span<"source">[];
  isOver: boolean;
}

const localFiles = localFilesBy({ fileURLToPath, statSync, readFileSync, readdirSync });

const silent: Rule.RuleListener = {};

/** What has been read of files, for the rules that share it. */
export class FileReadings {
  /** By the root of the tree: some hosts have one `sourceCode` object for all files. */
  readonly #byRoot = new WeakMap<object, FileReading>();
  readonly #settings = new SharedSettings();
  readonly #wholeFile = new WholeFile();

  /**
   * The listeners of the rule for `code`. The rule that comes first for a file does the work of all: it gathers the
   * literals and reports when the tree has been left, by when all rules have said that they are on.
   */
  listenFor(context: Rule.RuleContext, code: string, report: Report): Rule.RuleListener {
    const { ast } = context.sourceCode;
    const settings = this.#settings.of(context.settings);
    const known = this.#byRoot.get(ast);
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
    this.#byRoot.set(ast, reading);
    const visitor = visitorFor(context, settings, this.#wholeFile, {
      literal: (literal) => reading.literals.push(literal),
      comments: (spans) => (reading.comments = spans),
    });
    return { ...visitor, [`${ast.type}:exit`]: () => this.#reportAll(reading, context) };
  }

  #reportAll(reading: FileReading, { sourceCode, physicalFilename }: Rule.RuleContext): void {
    reading.isOver = true;
    const { literals, reports } = reading;
    if (literals.length + reading.comments.length === 0) return;
    const settings = this.#settings.withCodes(reading.settings, [...reports.keys()]);
    // ESLint sees to the directives of its own family.
    const comments = {
      spans: reading.comments,
      heeds: "iri",
      targets: targetsOf(physicalFilename),
      path: pathOf(physicalFilename),
    } as const;
    const { findings } = checkDocument(sourceCode.text, literals, settings, comments);
    const file = new SourceFile(sourceCode);
    for (const problem of problemsOf(findings)) reports.get(problem.code)?.(file, problem);
  }
}

/** What the references of a file lead to, by its source. */
function targetsOf(path: string): DocumentContext["targets"] {
  const language = languageOfPath(path);
  if (language === undefined || !isAbsolute(path)) return undefined;
  return (source) => localTargetsOf({ uri: pathToFileURL(path).href, text: source, language }, localFiles);
}

/** The path of a file from the root of its project. */
function pathOf(path: string): DocumentContext["path"] {
  return isAbsolute(path) ? () => pathInProject(pathToFileURL(path).href, localFiles) : undefined;
}

/** Whether rules still join; if a reading is over or the rule takes part already, the tree is being linted again. */
function isOpenTo(code: string, settings: Settings, { isOver, reports, settings: shared }: FileReading): boolean {
  return !isOver && !reports.has(code) && shared === settings;
}
