import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { holdsSecret } from "@irilint/core/literals";
import { checkInput, checkOctets, laterReport, type FileToCheck } from "../engine/check-file.js";
import { checkFiles, type CheckedFile, type Checking } from "../engine/check-files.js";
import { ProjectHosts } from "../engine/project-hosts.js";
import { changedFiles, StagedFiles } from "../files/changed-files.js";
import { EditorConfigs } from "../files/editor-configs.js";
import { FindingsCache } from "../files/findings-cache.js";
import { foundFiles, languageOfFile, type FoundFile, type Watcher } from "../files/found-files.js";
import { IgnoredFiles } from "../files/ignored-files.js";
import { OutputFile } from "../files/output-file.js";
import { baseOf, missingFile, targetOf, type Target } from "../files/patterns.js";
import { Suppressions } from "../files/suppressions.js";
import { describeUnread, type NothingRead } from "../files/unread-names.js";
import { whyUnreadable } from "../files/unreadable-files.js";
import { writeFixes } from "../files/write-fixes.js";
import { decoded } from "../files/read-file.js";
import { difference, differenceInCharset } from "../formats/difference.js";
import type { Format, Report, Summary } from "../formats/format.js";
import { formatCalled } from "../formats/formats.js";
import { countsOf, noCounts, sumOf, type Counts } from "../formats/message.js";
import { pathFrom } from "../formats/paths.js";
import { counted } from "../formats/totals.js";
import { SettingsError, SettingsFiles } from "../settings/settings-files.js";
import type { LintRequest } from "./arguments.js";
import type { CommandProcess } from "./process.js";
import { Progress } from "./progress.js";
import { Survey } from "./survey.js";
import { reasonOf } from "../reason.js";

/** How a run ended, and what there is to say of it besides the report. */
export type Outcome =
  | { readonly kind: "report"; readonly passed: boolean; readonly remark?: string }
  /** What was asked for could not be done, or not for all files. */
  | { readonly kind: "failure"; readonly message: string };

/** Lints what `request` names, and prints what is found as it comes. */
export async function lint(asked: LintRequest, commandProcess: CommandProcess): Promise<Outcome> {
  const { folder } = commandProcess;
  const request = asked.needsFiles ? asked : withoutMissing(asked, folder);
  const missing = request.input === undefined ? missingFile(folder, request.patterns) : undefined;
  if (missing !== undefined) return { kind: "failure", message: `There is no file or folder '${missing}'.` };
  const toTerminal = commandProcess.terminal.isTerminal && request.outputFile === undefined;
  const name = request.format ?? (toTerminal ? "pretty" : "stylish");
  commandProcess.need?.(name);
  const chosen = await formatCalled(name, folder, commandProcess.load);
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

/** The same request where nobody minds that some names match nothing; if that is all of them, nothing is read. */
function withoutMissing(request: LintRequest, folder: string): LintRequest {
  const patterns = request.patterns.filter((pattern) => missingFile(folder, [pattern]) === undefined);
  // Of changes, no pattern means all.
  const changes = patterns.length === 0 && request.patterns.length > 0 ? undefined : request.changes;
  return { ...request, patterns, changes };
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
  readonly #editorConfigs = new EditorConfigs();
  readonly #suppressions: Suppressions;
  readonly #cache: FindingsCache | undefined;
  readonly #survey = new Survey();
  readonly #hosts = new ProjectHosts((path) => this.#nameOf(path));
  readonly #progress: Progress | undefined;
  #staged: StagedFiles | undefined;
  readonly #mistakes: string[] = [];
  /** Why files that are named hold no text, or the standard input could not be read. */
  readonly #unreadable: string[] = [];
  readonly #begun = Date.now();
  #summary: Summary = { ...noCounts, files: 0 };
  #hasPrinted = false;
  #hasDifferences = false;
  /** How many changes, and texts after the fixes, are not printed since a password or a token is in them. */
  #withheldChanges = 0;
  #withheldTexts = 0;
  readonly #input: Buffer[] = [];

  constructor(request: LintRequest, commandProcess: CommandProcess, format: Format) {
    const { folder, showProgress } = commandProcess;
    this.#request = request;
    this.#process = commandProcess;
    this.#format = format;
    this.#settings = new SettingsFiles(folder, request);
    this.#suppressions = new Suppressions(resolve(folder, request.suppressions.file), folder);
    // What the fixes make of a file is another one.
    const keeps = request.cache !== undefined && request.fixing === "none";
    this.#cache = keeps ? new FindingsCache(resolve(folder, request.cache), folder) : undefined;
    if (showProgress !== undefined) this.#progress = new Progress(showProgress, () => this.#describeProgress());
  }

  async toEnd(): Promise<Outcome> {
    try {
      return await this.#run();
    } finally {
      this.#progress?.end();
    }
  }

  async #run(): Promise<Outcome> {
    const { folder } = this.#process;
    const { input, patterns, ignore, ignorePatterns, changes, listsFiles, needsFiles } = this.#request;
    const named = (input === undefined ? patterns : [input.name]).map((name) => targetOf(folder, name));
    const meant = changes === undefined ? named : changedFiles(folder, changes, named);
    const targets = meant.filter((target) => !this.#isUnreadable(target));
    const base = baseOf(folder, targets);
    const own = input === undefined ? this.#writtenFiles() : [];
    const ignored = new IgnoredFiles(base, { ignore, patterns: ignorePatterns, folder, settings: this.#settings, own });
    if (listsFiles) return this.#list(foundFiles(targets, ignored, this.#watcher()));
    if (input === undefined) await this.#checkFiles(foundFiles(targets, ignored, this.#watcher()));
    else {
      const path = resolve(folder, input.name);
      const file = this.#toCheck({ path, language: input.language ?? languageOfFile(path) });
      if (ignored.exclusionWithin(path, "file") === undefined) await this.#take(file, checkInput(file, this.#stdin()));
      else if (this.#prints() === "text") for await (const piece of this.#stdin()) await this.#process.print(piece);
    }
    const isToldWhy = meant.length > 0 && targets.length === 0;
    const isEmpty = this.#summary.files === 0 && changes === undefined && needsFiles && !isToldWhy;
    const unread = isEmpty ? describeUnread(this.#request, folder, ignored) : undefined;
    return this.#conclude(unread);
  }

  /** Where the report and the cache go, as an earlier run may have written them. */
  #writtenFiles(): string[] {
    const { outputFile, cache } = this.#request;
    return [outputFile, cache].flatMap((name) => (name === undefined ? [] : [resolve(this.#process.folder, name)]));
  }

  /** The standard input, which is kept where it is compared with what the fixes make of it. */
  async *#stdin(): AsyncGenerator<Buffer> {
    for await (const piece of this.#process.stdin()) {
      if (this.#prints() === "differences") this.#input.push(Buffer.from(piece));
      yield piece;
    }
  }

  /** Whether a file that is named holds no text; programs that pass on names of files know no better. */
  #isUnreadable({ kind, path }: Target): boolean {
    const { input, language, changes } = this.#request;
    if (kind !== "file" || input !== undefined || language !== undefined) return false;
    const why = whyUnreadable(this.#nameOf(path), path);
    if (why === undefined) return false;
    (why.isMissed && changes === undefined ? this.#mistakes : this.#unreadable).push(why.message);
    return true;
  }

  async #conclude(unread: NothingRead | undefined): Promise<Outcome> {
    this.#progress?.end();
    if (this.#mistakes.length === 0 && unread?.isFine === false) return { kind: "failure", message: unread.message };
    if (this.#prints() === "reports")
      await this.#print(await this.#format.end(this.#request.quiet ? withoutWarnings(this.#summary) : this.#summary));
    this.#cache?.write();
    const withheld = [
      remarkOnWithheld(this.#withheldChanges, "change"),
      remarkOnWithheld(this.#withheldTexts, "repaired text"),
    ];
    const remarks = [...this.#unreadable, unread?.message, ...withheld, this.#keepSuppressions(), this.#stats()];
    if (this.#mistakes.length > 0) return { kind: "failure", message: this.#mistakes.join("\n") };
    const verdict = this.#verdict();
    const remark = [verdict.remark, ...remarks].filter((each) => each !== undefined).join("\n");
    return { ...verdict, ...(remark !== "" && { remark }) };
  }

  async #checkFiles(found: Iterable<FoundFile>): Promise<void> {
    const toCheck = this.#toCheck.bind(this);
    const files = (function* (): Generator<FileToCheck> {
      for (const file of found) yield toCheck(file);
    })();
    const checking: Checking = {
      concurrency: this.#request.concurrency,
      cache: this.#cache,
      ended: (threads) => (this.#survey.threads = threads),
    };
    const checked = this.#readsStaged() ? this.#checkStaged(files) : checkFiles(files, checking);
    for await (const { file, reports } of checked) await this.#take(file, reports);
    for (const { file, messages } of this.#hosts.messages())
      await this.#telling(async () => this.#tell(laterReport(file, messages, this.#stagedOctets(file)), file));
  }

  #readsStaged(): boolean {
    return this.#request.changes?.kind === "staged";
  }

  /** What stands on the disk may be another text than the one that is to be committed. */
  *#checkStaged(files: Iterable<FileToCheck>): Generator<CheckedFile> {
    const read = this.#stagedOctets.bind(this);
    for (const file of files) {
      const reports = async function* (): AsyncGenerator<Report> {
        yield* checkOctets(file, read(file) ?? Buffer.alloc(0));
      };
      yield { file, reports: reports() };
    }
  }

  #stagedOctets({ path }: FileToCheck): Buffer | undefined {
    if (!this.#readsStaged()) return undefined;
    this.#staged ??= new StagedFiles(this.#process.folder);
    return this.#staged.octetsOf(path);
  }

  /** Tells of one file, and goes on with the others if that file cannot be read or written. */
  async #telling(tell: () => Promise<void>): Promise<void> {
    try {
      await tell();
    } catch (error) {
      if (error instanceof SettingsError) throw error;
      this.#mistakes.push(reasonOf(error));
    }
  }

  #nameOf(path: string): string {
    return pathFrom(this.#process.folder, path);
  }

  #watcher(): Watcher {
    return {
      complain: (mistake) => this.#mistakes.push(mistake),
      skip: (reason) => this.#survey.skip(reason),
    };
  }

  async #list(files: Iterable<FoundFile>): Promise<Outcome> {
    for (const { path } of files) await this.#process.print(`${path}\n`);
    const message = this.#mistakes.join("\n");
    return message === "" ? { kind: "report", passed: true } : { kind: "failure", message };
  }

  #toCheck({ path, language }: FoundFile): FileToCheck {
    const { fixing, language: chosen, reportsUnused } = this.#request;
    const settings = this.#settings.of(path);
    const charset = settings.charset === "auto" ? this.#editorConfigs.charsetOf(path) : settings.charset;
    const hints = { language: chosen ?? language, charset };
    return { path, ...hints, settings, fix: fixing !== "none", tellsUnused: reportsUnused };
  }

  async #take(file: FileToCheck, reports: CheckedFile["reports"]): Promise<void> {
    const { path, language } = file;
    this.#summary = { ...this.#summary, files: this.#summary.files + 1 };
    this.#process.need?.(language);
    await this.#telling(async () => {
      for await (const report of reports) {
        const isOfFile = this.#request.input === undefined;
        if (isOfFile && this.#request.fixing === "write") await writeFixes([report], this.#begun);
        this.#hosts.add(report, file);
        await this.#tell(report, file);
        this.#progress?.step();
      }
      // Whoever is told nothing of it does not wait for the file system.
      if (this.#request.stats || this.#progress !== undefined)
        this.#survey.read(language, statSync(path, { throwIfNoEntry: false })?.size ?? 0);
    });
  }

  async #tell(found: Report, file: FileToCheck): Promise<void> {
    if (found.messages.length > 0) this.#process.need?.("findings");
    const isKept = this.#request.suppressions.action === "write";
    if (isKept) this.#suppressions.add(found);
    const report = isKept ? found : this.#suppressions.without(found);
    const { files } = this.#summary;
    this.#summary = { ...sumOf(this.#summary, countsOf(report.messages)), files };
    switch (this.#prints()) {
      case "text":
        this.#unreadable.push(...report.messages.filter(({ fatal }) => fatal).map(({ message }) => message));
        await this.#process.print(report.octets ?? report.output ?? "");
        break;
      case "differences":
        await this.#tellDifference(report, file);
        break;
      case "reports":
        await this.#print(this.#format.report(this.#withoutSecret(this.#request.quiet ? errorsOf(report) : report)));
        break;
      case "nothing":
    }
  }

  /** The text after the fixes has to be exact to take the place of a file; one with a password or a token is not printed. */
  #withoutSecret(report: Report): Report {
    const { output, ...rest } = report;
    if (output === undefined || !holdsSecret(output)) return report;
    if (this.#request.fixing === "dry-run" && this.#format.printsOutput === true) this.#withheldTexts++;
    return rest;
  }

  async #tellDifference({ filePath, output, octets }: Report, file: FileToCheck): Promise<void> {
    if (output === undefined) return;
    const name = this.#nameOf(filePath);
    const told =
      octets === undefined
        ? difference(name, this.#octetsBefore(filePath).toString("utf8"), output)
        : differenceInCharset(name, decoded(this.#octetsBefore(filePath), file), output);
    const { text, withheld } = told;
    this.#withheldChanges += withheld;
    this.#hasDifferences ||= text.length + withheld > 0;
    this.#progress?.clear();
    await this.#process.print(text);
  }

  #octetsBefore(path: string): Buffer {
    return this.#request.input === undefined ? readFileSync(path) : Buffer.concat(this.#input);
  }

  /** What is printed: reports, what the fixes make of the input, or what they would change. */
  #prints(): "reports" | "text" | "differences" | "nothing" {
    const { fixing, input, suppressions } = this.#request;
    if (suppressions.action === "write") return "nothing";
    if (fixing === "diff") return "differences";
    return fixing === "write" && input !== undefined ? "text" : "reports";
  }

  async #print(text: string): Promise<void> {
    const begin = this.#hasPrinted ? "" : this.#format.begin();
    this.#hasPrinted = true;
    if (begin + text === "") return;
    this.#progress?.clear();
    await this.#process.print(begin + text);
  }

  /** Writes the file of findings that the project puts up with, if that is asked for, and says what there is to say of it. */
  #keepSuppressions(): string | undefined {
    const { action, file } = this.#request.suppressions;
    const { gone } = this.#suppressions;
    if (action === "write") {
      const { findings, files } = this.#suppressions.writeAll();
      return `${counted(findings, "finding")} in ${counted(files, "file")} ${findings === 1 ? "is" : "are"} in ${file} now.`;
    }
    if (action === "prune") this.#suppressions.prune();
    if (action !== "use" || gone === 0) return undefined;
    return `${gone} of the findings in ${file} ${gone === 1 ? "is" : "are"} there no more; --prune-suppressions takes them out.`;
  }

  #stats(): string | undefined {
    if (!this.#request.stats) return undefined;
    this.#survey.known = this.#cache?.known ?? 0;
    return this.#survey.toString();
  }

  #describeProgress(): string {
    const { errorCount, warningCount } = this.#summary;
    return `${this.#survey.progress()}, ${errorCount + warningCount} findings`;
  }

  #verdict(): Outcome & { readonly kind: "report" } {
    const { errorCount, warningCount } = this.#summary;
    const { maxWarnings, suppressions } = this.#request;
    if (suppressions.action === "write") return { kind: "report", passed: true };
    const isTooMany = warningCount > maxWarnings;
    const remark = isTooMany && errorCount === 0 ? tooMany(warningCount, maxWarnings) : this.#remarkOnUnseen();
    return {
      kind: "report",
      passed: errorCount === 0 && !isTooMany && !this.#hasDifferences,
      ...(remark !== undefined && { remark }),
    };
  }

  /** Says why a run fails that prints differences: errors that no safe fix mends are not among them. */
  #remarkOnUnseen(): string | undefined {
    const { errorCount } = this.#summary;
    if (this.#prints() !== "differences" || errorCount === 0) return undefined;
    return `${counted(errorCount, "error")} ${errorCount === 1 ? "has" : "have"} no safe fix; run without --diff to see ${errorCount === 1 ? "it" : "them"}.`;
  }
}

/** Says what is not printed, since it has to be exact to be applied, and holds a secret. */
function remarkOnWithheld(count: number, noun: string): string | undefined {
  if (count === 0) return undefined;
  const [are, them] = count === 1 ? ["is", "it"] : ["are", "them"];
  return `${counted(count, noun)} ${are} not printed, as a password or a token would be printed with ${them}; --fix makes ${them}.`;
}

function tooMany(warningCount: number, maxWarnings: number): string {
  return `Found ${counted(warningCount, "warning")}; --max-warnings allows ${maxWarnings}.`;
}

/** `--quiet` leaves warnings out of what is printed; they count nevertheless. */
function errorsOf(report: Report): Report {
  const messages = report.messages.filter(({ severity }) => severity === 2);
  return { ...report, messages, counts: withoutWarnings(report.counts) };
}

function withoutWarnings<Told extends Counts>(counts: Told): Told {
  return { ...counts, warningCount: 0, fixableWarningCount: 0 };
}
