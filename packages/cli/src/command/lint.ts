import { resolve } from "node:path";
import { checkFile, checkInput, type FileToCheck } from "../engine/check-file.js";
import { changedFiles } from "../files/changed-files.js";
import { foundFiles, languageOfFile, type FoundFile } from "../files/found-files.js";
import { IgnoredFiles } from "../files/ignored-files.js";
import { OutputFile } from "../files/output-file.js";
import { baseOf, missingFile, targetOf } from "../files/patterns.js";
import { describeUnread } from "../files/unread-names.js";
import { writeFixes } from "../files/write-fixes.js";
import type { Format, Report, Summary } from "../formats/format.js";
import { formatCalled } from "../formats/formats.js";
import { countsOf, noCounts, sumOf, type Counts } from "../formats/message.js";
import { SettingsError, SettingsFiles } from "../settings/settings-files.js";
import type { LintRequest } from "./arguments.js";
import type { CommandProcess } from "./process.js";

/** How a run ended, and what there is to say of it besides the report. */
export type Outcome =
  | { readonly kind: "report"; readonly passed: boolean; readonly remark?: string }
  /** What was asked for could not be done, or not for all files. */
  | { readonly kind: "failure"; readonly message: string };

/** Lints what `request` names, and prints what is found as it comes. */
export async function lint(request: LintRequest, commandProcess: CommandProcess): Promise<Outcome> {
  const { folder } = commandProcess;
  const missing = request.input === undefined ? missingFile(folder, request.patterns) : undefined;
  if (missing !== undefined) return { kind: "failure", message: `There is no file or folder '${missing}'.` };
  const toTerminal = commandProcess.terminal.isTerminal && request.outputFile === undefined;
  const chosen = await formatCalled(request.format ?? (toTerminal ? "pretty" : "stylish"), folder);
  if (!chosen.ok) return { kind: "failure", message: chosen.message };
  try {
    if (request.outputFile === undefined) {
      const format = chosen.create({ folder, ...commandProcess.terminal });
      return await new Run(request, commandProcess, format).toEnd();
    }
    const format = chosen.create({ folder, hasColors: false, width: 80 });
    return await writingTo(resolve(folder, request.outputFile), (print) =>
      new Run(request, { ...commandProcess, print }, format).toEnd(),
    );
  } catch (error) {
    if (error instanceof SettingsError) return { kind: "failure", message: error.message };
    throw error;
  }
}

/** Runs with a file in place of the standard output. */
async function writingTo(path: string, run: (print: CommandProcess["print"]) => Promise<Outcome>): Promise<Outcome> {
  const file = new OutputFile(path);
  let isKept = false;
  try {
    const outcome = await run((text) => file.write(text));
    file.keep();
    isKept = true;
    return outcome;
  } finally {
    if (!isKept) file.drop();
  }
}

/** One run of the command: what has been told so far, and what went wrong. */
class Run {
  readonly #request: LintRequest;
  readonly #process: CommandProcess;
  readonly #format: Format;
  readonly #settings: SettingsFiles;
  readonly #mistakes: string[] = [];
  readonly #begun = Date.now();
  #summary: Summary = { ...noCounts, files: 0 };
  #hasPrinted = false;

  constructor(request: LintRequest, commandProcess: CommandProcess, format: Format) {
    this.#request = request;
    this.#process = commandProcess;
    this.#format = format;
    this.#settings = new SettingsFiles(commandProcess.folder, request);
  }

  async toEnd(): Promise<Outcome> {
    const { folder } = this.#process;
    const { input, patterns, ignore, ignorePatterns } = this.#request;
    const { changes, listsFiles, needsFiles } = this.#request;
    const named = (input === undefined ? patterns : [input.name]).map((name) => targetOf(folder, name));
    const targets = changes === undefined ? named : changedFiles(folder, changes);
    const ignored = new IgnoredFiles(baseOf(folder, targets), {
      ignore,
      patterns: ignorePatterns,
      folder,
      settings: this.#settings,
    });
    if (listsFiles) return this.#list(foundFiles(targets, ignored, (mistake) => this.#mistakes.push(mistake)));
    if (input === undefined) {
      for (const file of foundFiles(targets, ignored, (mistake) => this.#mistakes.push(mistake)))
        await this.#take(checkFile(this.#toCheck(file)));
    } else {
      const path = resolve(folder, input.name);
      const file = { path, language: input.language ?? languageOfFile(path) };
      if (ignored.exclusionWithin(path, "file") === undefined)
        await this.#take(checkInput(this.#toCheck(file), this.#process.stdin()));
    }
    const isEmpty = this.#summary.files === 0 && changes === undefined && needsFiles;
    const unread = isEmpty ? describeUnread(this.#request, folder, ignored) : undefined;
    if (this.#mistakes.length === 0 && unread?.isFine === false) return { kind: "failure", message: unread.message };
    if (!this.#isFilter())
      await this.#print(await this.#format.end(this.#request.quiet ? withoutWarnings(this.#summary) : this.#summary));
    if (this.#mistakes.length > 0) return { kind: "failure", message: this.#mistakes.join("\n") };
    return { ...this.#verdict(), ...(unread !== undefined && { remark: unread.message }) };
  }

  async #list(files: Iterable<FoundFile>): Promise<Outcome> {
    for (const { path } of files) await this.#process.print(`${path}\n`);
    const message = this.#mistakes.join("\n");
    return message === "" ? { kind: "report", passed: true } : { kind: "failure", message };
  }

  #toCheck({ path, language }: FoundFile): FileToCheck {
    const { fix, language: chosen } = this.#request;
    return { path, language: chosen ?? language, settings: this.#settings.of(path), fix };
  }

  /** Tells of one file, and goes on with the others if that file cannot be read or written. */
  async #take(reports: AsyncIterable<Report>): Promise<void> {
    this.#summary = { ...this.#summary, files: this.#summary.files + 1 };
    try {
      for await (const report of reports) {
        if (this.#request.input === undefined) await writeFixes([report], this.#begun);
        await this.#tell(report);
      }
    } catch (error) {
      if (error instanceof SettingsError) throw error;
      this.#mistakes.push(error instanceof Error ? error.message : String(error));
    }
  }

  async #tell(report: Report): Promise<void> {
    const { files } = this.#summary;
    this.#summary = { ...sumOf(this.#summary, countsOf(report.messages)), files };
    if (this.#isFilter()) await this.#process.print(report.output ?? "");
    else await this.#print(this.#format.report(this.#request.quiet ? errorsOf(report) : report));
  }

  /** Whether what the fixes make of the input is printed, in place of a report. */
  #isFilter(): boolean {
    return this.#request.fix && this.#request.input !== undefined;
  }

  async #print(text: string): Promise<void> {
    const begin = this.#hasPrinted ? "" : this.#format.begin();
    this.#hasPrinted = true;
    if (begin + text !== "") await this.#process.print(begin + text);
  }

  #verdict(): Outcome & { readonly kind: "report" } {
    const { errorCount, warningCount } = this.#summary;
    const { maxWarnings } = this.#request;
    const isTooMany = warningCount > maxWarnings;
    const found = `Found ${warningCount} ${warningCount === 1 ? "warning" : "warnings"}`;
    return {
      kind: "report",
      passed: errorCount === 0 && !isTooMany,
      ...(isTooMany && errorCount === 0 && { remark: `${found}; --max-warnings allows ${maxWarnings}.` }),
    };
  }
}

/** `--quiet` leaves warnings out of what is printed; they count nevertheless. */
function errorsOf(report: Report): Report {
  const messages = report.messages.filter(({ severity }) => severity === 2);
  return { ...report, messages, counts: withoutWarnings(report.counts) };
}

function withoutWarnings<Told extends Counts>(counts: Told): Told {
  return { ...counts, warningCount: 0, fixableWarningCount: 0 };
}
