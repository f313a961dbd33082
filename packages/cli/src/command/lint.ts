import { dirname, resolve } from "node:path";
import type { Settings } from "@irilint/core/literals";
import { checkFile, checkInput } from "../engine/check-file.js";
import { foundFiles, languageOfFile } from "../files/found-files.js";
import { IgnoredFiles } from "../files/ignored-files.js";
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
export async function lint(request: LintRequest, surroundings: CommandProcess): Promise<Outcome> {
  const { folder } = surroundings;
  const missing = request.stdinFilename === undefined ? missingFile(folder, request.patterns) : undefined;
  if (missing !== undefined) return { kind: "failure", message: `There is no file or folder '${missing}'.` };
  const chosen = await formatCalled(request.format, folder);
  if (!chosen.ok) return { kind: "failure", message: chosen.message };
  try {
    const format = chosen.create({ folder, ...surroundings.terminal });
    return await new Run(request, surroundings, format).toEnd();
  } catch (error) {
    if (error instanceof SettingsError) return { kind: "failure", message: error.message };
    throw error;
  }
}

/** One run of the command: what has been told so far, and what went wrong. */
class Run {
  readonly #request: LintRequest;
  readonly #surroundings: CommandProcess;
  readonly #format: Format;
  readonly #settings: SettingsFiles;
  readonly #mistakes: string[] = [];
  readonly #begun = Date.now();
  #summary: Summary = { ...noCounts, files: 0 };
  #hasPrinted = false;

  constructor(request: LintRequest, surroundings: CommandProcess, format: Format) {
    this.#request = request;
    this.#surroundings = surroundings;
    this.#format = format;
    this.#settings = new SettingsFiles(surroundings.folder, request.config);
  }

  async toEnd(): Promise<Outcome> {
    const { folder } = this.#surroundings;
    const { stdinFilename, patterns, ignore, ignorePatterns } = this.#request;
    const targets = (stdinFilename === undefined ? patterns : [stdinFilename]).map((name) => targetOf(folder, name));
    const ignored = new IgnoredFiles(baseOf(folder, targets), { ignore, patterns: ignorePatterns, folder });
    if (stdinFilename === undefined) {
      for (const file of foundFiles(targets, ignored, (mistake) => this.#mistakes.push(mistake)))
        await this.#take(file.path, () => this.#checkFile(file));
    } else {
      const path = resolve(folder, stdinFilename);
      if (ignored.exclusionWithin(path, "file") === undefined) await this.#take(path, () => this.#checkInput(path));
    }
    const unread = this.#summary.files === 0 ? describeUnread(this.#request, folder, ignored) : undefined;
    if (this.#mistakes.length === 0 && unread?.isFine === false) return { kind: "failure", message: unread.message };
    await this.#print(await this.#format.end(this.#request.quiet ? withoutWarnings(this.#summary) : this.#summary));
    if (this.#mistakes.length > 0) return { kind: "failure", message: this.#mistakes.join("\n") };
    return { ...this.#verdict(), ...(unread !== undefined && { remark: unread.message }) };
  }

  #checkFile(file: { readonly path: string; readonly language: ReturnType<typeof languageOfFile> }): Report {
    return checkFile(file, { settings: this.#settingsFor(file.path), fix: this.#request.fix });
  }

  async #checkInput(path: string): Promise<Report> {
    const input = await this.#surroundings.stdin();
    return checkInput({ path, language: languageOfFile(path) }, input, {
      settings: this.#settingsFor(path),
      fix: false,
    });
  }

  #settingsFor(path: string): Settings {
    const settings = this.#settings.in(dirname(path));
    const { preset } = this.#request;
    return preset === undefined ? settings : { ...settings, preset };
  }

  /** Checks one file, and goes on with the others if that file cannot be read or written. */
  async #take(path: string, check: () => Report | Promise<Report>): Promise<void> {
    this.#summary = { ...this.#summary, files: this.#summary.files + 1 };
    try {
      const report = await check();
      await writeFixes([report], this.#begun);
      await this.#tell(report);
    } catch (error) {
      if (error instanceof SettingsError) throw error;
      this.#mistakes.push(error instanceof Error ? error.message : `${path}: ${String(error)}`);
    }
  }

  async #tell(report: Report): Promise<void> {
    const { files } = this.#summary;
    this.#summary = { ...sumOf(this.#summary, countsOf(report.messages)), files };
    await this.#print(this.#format.report(this.#request.quiet ? errorsOf(report) : report));
  }

  async #print(text: string): Promise<void> {
    const begin = this.#hasPrinted ? "" : this.#format.begin();
    this.#hasPrinted = true;
    if (begin + text !== "") await this.#surroundings.print(begin + text);
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
