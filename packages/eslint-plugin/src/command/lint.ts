import type { ESLint } from "eslint";
import type { LintRequest } from "./arguments.js";
import { eslintConfig, ignoring } from "./eslint-config.js";
import { formatterCalled, type Formatter } from "./formatter.js";
import { ignoredFiles } from "./ignored-files.js";
import { missingFile, namedFiles, patternsFrom } from "./patterns.js";
import { readSettingsFile } from "./settings-file.js";
import { describeUnread } from "./unread-names.js";
import { writeFixes } from "./write-fixes.js";

/** What a run has to tell: a report, or why there is none. */
export type Outcome =
  | { readonly kind: "report"; readonly report: string; readonly passed: boolean; readonly remark?: string }
  | { readonly kind: "failure"; readonly message: string };

/** Lints what `request` names as seen from `folder`; `stdin` is asked for its text if that is what to lint. */
export async function lint(request: LintRequest, folder: string, stdin: () => Promise<string>): Promise<Outcome> {
  const file = await readSettingsFile(folder, request.config);
  if (!file.ok) return { kind: "failure", message: file.message };
  const { stdinFilename } = request;
  const missing = stdinFilename === undefined ? missingFile(folder, request.patterns) : undefined;
  if (missing !== undefined) return { kind: "failure", message: `There is no file or folder '${missing}'.` };
  const { base, patterns } = patternsFrom(folder, stdinFilename === undefined ? request.patterns : [stdinFilename]);
  const ignored = request.ignore
    ? [ignoring(ignoredFiles(base)), { basePath: folder, ignores: [...request.ignorePatterns] }]
    : [];
  const begun = Date.now();
  const { ESLint } = await import("eslint");
  const eslint = new ESLint({
    cwd: base,
    overrideConfigFile: true,
    overrideConfig: eslintConfig(file.settings, request.preset, ignored, namedFiles(base, patterns)),
    // A folder may hold nothing that we read, as long as another one does.
    errorOnUnmatchedPattern: false,
    warnIgnored: false,
    fix: request.fix,
  });
  const formatter = await formatterCalled(request.format, eslint, folder);
  if (!formatter.ok) return { kind: "failure", message: formatter.message };
  const results = await lintWith(eslint, request, patterns, stdin);
  const unread = results.length === 0 ? describeUnread(request, { folder, base }) : undefined;
  if (unread?.isFine === false) return { kind: "failure", message: unread.message };
  if (request.fix) await writeFixes(results, begun);
  const shown = request.quiet ? ESLint.getErrorResults(results) : results;
  const outcome = await outcomeOf({ all: results, shown }, formatter.format, request);
  return unread === undefined ? outcome : { ...outcome, remark: unread.message };
}

function lintWith(
  eslint: ESLint,
  { stdinFilename }: LintRequest,
  patterns: readonly string[],
  stdin: () => Promise<string>,
): Promise<ESLint.LintResult[]> {
  if (stdinFilename === undefined) return eslint.lintFiles([...patterns]);
  return stdin().then((text) => eslint.lintText(text, { filePath: patterns[0] ?? stdinFilename }));
}

interface Results {
  readonly all: ESLint.LintResult[];
  /** Those to tell of: `--quiet` leaves warnings out, which count nevertheless, as they do for ESLint. */
  readonly shown: ESLint.LintResult[];
}

async function outcomeOf(
  { all, shown }: Results,
  format: Formatter,
  request: LintRequest,
): Promise<Outcome & { readonly kind: "report" }> {
  const errors = sum(all, ({ errorCount }) => errorCount);
  const warnings = sum(all, ({ warningCount }) => warningCount);
  const tooMany = warnings > request.maxWarnings;
  const report = await format(shown, {
    ...(tooMany && { maxWarningsExceeded: { maxWarnings: request.maxWarnings, foundWarnings: warnings } }),
  });
  const found = `Found ${warnings} ${warnings === 1 ? "warning" : "warnings"}`;
  return {
    kind: "report",
    report,
    passed: errors === 0 && !tooMany,
    ...(tooMany && errors === 0 && { remark: `${found}; --max-warnings allows ${request.maxWarnings}.` }),
  };
}

function sum(results: readonly ESLint.LintResult[], count: (result: ESLint.LintResult) => number): number {
  return results.reduce((total, result) => total + count(result), 0);
}
