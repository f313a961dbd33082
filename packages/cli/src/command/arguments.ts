import { parseArgs } from "node:util";
import type { PresetName } from "@irilint/core";
import { languageFiles, languageOfId, languageOfPath, type LanguageName } from "@irilint/core/documents";
import { nearestName, presets } from "@irilint/core/literals";
import type { Changes } from "../files/changed-files.js";
import { codeNamed, codes } from "./explanation.js";

/** What a user asks the command to do. */
export interface LintRequest {
  /** None where the changed files of the whole repository are read. */
  readonly patterns: readonly string[];
  /** Without one, the preset of the settings. */
  readonly preset: PresetName | undefined;
  /** Left out where the command chooses: `pretty` on a terminal, else `stylish`. */
  readonly format: string | undefined;
  /** The file that the report is written to, as seen from the working directory. */
  readonly outputFile: string | undefined;
  /** What becomes of safe fixes: they stay offers, are applied and written, applied and told of, or shown as a difference. */
  readonly fixing: "none" | "write" | "dry-run" | "diff";
  /** Leaves out the files that `.gitignore` names. */
  readonly ignore: boolean;
  /** Globs of files to leave out, as seen from the working directory. */
  readonly ignorePatterns: readonly string[];
  /** Tells errors alone. */
  readonly quiet: boolean;
  /** The file of settings; without one, `.irilint.json` is looked for from the working directory upward. */
  readonly config: string | undefined;
  readonly maxWarnings: number;
  /** Reads the changed files of a repository: of those that the patterns mean, if there are any. */
  readonly changes: Changes | undefined;
  /** Tells which files would be read, and reads none. */
  readonly listsFiles: boolean;
  /** Whether it is a failure that there is nothing to read. */
  readonly needsFiles: boolean;
  /** In which all files are read, whatever they are called. */
  readonly language: LanguageName | undefined;
  /** Tells on the standard error what was read and left out. */
  readonly stats: boolean;
  /** Tells of comments that suppress nothing. */
  readonly reportsUnused: boolean;
  readonly suppressions: SuppressionsRequest;
  /** The file that keeps what was found for the next run, as seen from the working directory. */
  readonly cache: string | undefined;
  /** How many files are read at the same time; left out where the command chooses. */
  readonly concurrency: number | undefined;
  /** Reads the standard input instead of files. */
  readonly input: Input | undefined;
}

/** What is done with the file of findings that a project puts up with. */
export interface SuppressionsRequest {
  readonly file: string;
  /** Leaves out what it has, writes all that is found, or takes out of it what is found no more. */
  readonly action: "use" | "write" | "prune";
}

/** What comes on the standard input: under a name, whose extension decides the language if none is given. */
export interface Input {
  readonly name: string;
  readonly language: LanguageName | undefined;
}

export type Arguments =
  | { readonly kind: "lint"; readonly request: LintRequest }
  | { readonly kind: "print-config"; readonly file: string; readonly request: LintRequest }
  | { readonly kind: "explain"; readonly code: string }
  | { readonly kind: "init"; readonly preset: PresetName | undefined }
  | { readonly kind: "help" }
  | { readonly kind: "version" }
  | { readonly kind: "mistake"; readonly message: string };

const options = {
  fix: { type: "boolean", default: false },
  "fix-dry-run": { type: "boolean", default: false },
  diff: { type: "boolean", default: false },
  "suppress-all": { type: "boolean", default: false },
  "prune-suppressions": { type: "boolean", default: false },
  "suppressions-location": { type: "string" },
  "report-unused-ignores": { type: "boolean", default: false },
  cache: { type: "boolean", default: false },
  "cache-location": { type: "string" },
  concurrency: { type: "string" },
  stats: { type: "boolean", default: false },
  "print-config": { type: "string" },
  explain: { type: "string" },
  init: { type: "boolean", default: false },
  preset: { type: "string" },
  format: { type: "string", short: "f" },
  "output-file": { type: "string", short: "o" },
  config: { type: "string", short: "c" },
  "no-ignore": { type: "boolean", default: false },
  language: { type: "string" },
  registration: { type: "boolean", default: false },
  staged: { type: "boolean", default: false },
  changed: { type: "boolean", default: false },
  since: { type: "string" },
  "list-files": { type: "boolean", default: false },
  "no-error-on-unmatched-pattern": { type: "boolean", default: false },
  "ignore-pattern": { type: "string", multiple: true },
  quiet: { type: "boolean", default: false },
  "max-warnings": { type: "string" },
  stdin: { type: "boolean", default: false },
  "stdin-filename": { type: "string" },
  help: { type: "boolean", short: "h", default: false },
  version: { type: "boolean", short: "v", default: false },
} as const;

const optionTypes: ReadonlyMap<string, "boolean" | "string"> = new Map(
  Object.entries(options).map(([name, { type }]) => [name, type]),
);

/** Reads the command line; every mistake in it gets a message that says what is accepted. */
export function readArguments(args: readonly string[]): Arguments {
  const unread = optionMistake(args);
  if (unread !== undefined) return { kind: "mistake", message: unread };
  const { values, positionals } = parse(args);
  if (values.help) return { kind: "help" };
  if (values.version) return { kind: "version" };
  const message = mistakeOf(values, positionals);
  if (message !== undefined) return { kind: "mistake", message };
  const preset = presets.find((name) => name === values.preset);
  if (values.init) return { kind: "init", preset };
  if (values.explain !== undefined) return { kind: "explain", code: codeNamed(values.explain) };
  const request = requestOf(values, positionals, preset);
  const file = values["print-config"];
  return file === undefined ? { kind: "lint", request } : { kind: "print-config", file, request };
}

function requestOf(values: Values, positionals: readonly string[], preset: PresetName | undefined): LintRequest {
  const { "max-warnings": maxWarnings, concurrency } = values;
  const changes = changesOf(values);
  return {
    patterns: positionals.length > 0 || changes !== undefined ? positionals : ["."],
    preset,
    format: values.format,
    outputFile: values["output-file"],
    fixing: fixingOf(values),
    ignore: !values["no-ignore"],
    ignorePatterns: values["ignore-pattern"] ?? [],
    quiet: values.quiet,
    config: values.config,
    maxWarnings: maxWarnings === undefined ? Infinity : Number(maxWarnings),
    changes,
    listsFiles: values["list-files"],
    needsFiles: !values["no-error-on-unmatched-pattern"],
    language: languageOf(values),
    stats: values.stats,
    reportsUnused: values["report-unused-ignores"],
    suppressions: suppressionsOf(values),
    cache:
      values.cache || values["cache-location"] !== undefined ? (values["cache-location"] ?? usualCache) : undefined,
    concurrency: concurrency === undefined || concurrency === "auto" ? undefined : Number(concurrency),
    input: inputOf(values, positionals),
  };
}

const optionNames = [...optionTypes.keys()].map((name) => `--${name}`);

/** What to write in place of a name that there is not: the nearest one, or else what is said of all. */
function offered(written: string, names: readonly string[], otherwise: string): string {
  const nearest = nearestName(written, names);
  return nearest === undefined ? otherwise : `; write '${nearest}'`;
}

const usualCache = ".irilintcache";
const usualSuppressions = ".irilint-suppressions.json";

function fixingOf({ fix, diff, "fix-dry-run": isDry }: Values): LintRequest["fixing"] {
  if (diff) return "diff";
  if (isDry) return "dry-run";
  return fix ? "write" : "none";
}

function suppressionsOf(values: Values): SuppressionsRequest {
  const { "suppress-all": writes, "prune-suppressions": prunes, "suppressions-location": file } = values;
  return { file: file ?? usualSuppressions, action: writes ? "write" : prunes ? "prune" : "use" };
}

type Values = ReturnType<typeof parse>["values"];

// The type of the result follows from `options`; no annotation could say it shorter.
function parse(args: readonly string[]) {
  return parseArgs({ args: [...args], options, allowPositionals: true });
}

/** What is wrong with an option by itself, so that the arguments cannot be read. */
function optionMistake(args: readonly string[]): string | undefined {
  const beforeFiles = args.slice(0, args.includes("--") ? args.indexOf("--") : undefined);
  const long = beforeFiles.find((each) => /^-[a-z][a-z-]+$/u.test(each) && optionTypes.has(each.slice(1)));
  if (long !== undefined) return `There is no option '${long}'; write '-${long}'.`;
  const { tokens } = parseArgs({ args: [...args], options, allowPositionals: true, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const { name, rawName, value, inlineValue } = token;
    const type = optionTypes.get(name);
    if (type === undefined) return `There is no option '${rawName}'${offered(`--${name}`, optionNames, "")}.`;
    if (type === "boolean" && value !== undefined) return `${rawName} takes no value.`;
    const isMissing = value === undefined || value === "" || (!inlineValue && /^-./u.test(value));
    if (type === "string" && isMissing) return `${rawName} needs a value.`;
  }
  return undefined;
}

function mistakeOf(values: Values, positionals: readonly string[]): string | undefined {
  const maxWarnings = values["max-warnings"];
  if (maxWarnings !== undefined && !/^\d+$/u.test(maxWarnings)) {
    return `--max-warnings must be a whole number, not '${maxWarnings}'.`;
  }
  if (values.preset !== undefined && !presets.some((name) => name === values.preset)) {
    return `--preset must be one of ${presets.join(", ")}, not '${values.preset}'.`;
  }
  if (values.explain !== undefined && !codes.includes(codeNamed(values.explain)))
    return `There is no check '${values.explain}'${offered(codeNamed(values.explain), codes, "; docs/codes.md lists all")}.`;
  if (values.language !== undefined && languageNamed(values.language) === undefined) {
    const names = languageFiles.map(({ language }) => language);
    const all = `; write one of ${names.join(", ")}`;
    return `There is no language '${values.language}'${offered(values.language.toLowerCase(), names, all)}.`;
  }
  if (values.language !== undefined && values.registration) {
    return `--registration and --language ${values.language} mean different languages; leave one of them out.`;
  }
  const [other] = positionals;
  if (values["print-config"] !== undefined && other !== undefined)
    return `--print-config tells of one file; leave out '${other}'.`;
  const { concurrency } = values;
  if (concurrency !== undefined && concurrency !== "auto" && !/^[1-9]\d{0,2}$/u.test(concurrency)) {
    return `--concurrency must be 'auto' or a whole number from 1 to 999, not '${concurrency}'.`;
  }
  return mistakeOfFixing(values) ?? mistakeOfChanges(values, positionals) ?? mistakeOfInput(values, positionals);
}

/** Of these, one run can do one. */
const oneOf = [
  ["fix", "fix-dry-run", "diff"],
  ["suppress-all", "prune-suppressions"],
  ["suppress-all", "fix"],
] as const;

function mistakeOfFixing(values: Values): string | undefined {
  for (const names of oneOf) {
    const [first, second] = names.filter((name) => values[name]);
    if (second !== undefined) return `--${first} and --${second} cannot both be done; leave one of them out.`;
  }
  return undefined;
}

function mistakeOfChanges(values: Values, positionals: readonly string[]): string | undefined {
  const { staged, changed, since } = values;
  if (since !== undefined && !changed) return "--since only has a meaning with --changed.";
  if (staged && changed) return "--staged and --changed mean different files; leave one of them out.";
  const fixes = staged ? (["fix", "fix-dry-run", "diff"] as const).find((name) => values[name]) : undefined;
  if (fixes !== undefined)
    return `--${fixes} is about files on the disk, and --staged reads what is staged, which may differ; leave one of them out.`;
  if (!staged && !changed) return undefined;
  if (!readsInput(values, positionals)) return undefined;
  return `--${staged ? "staged" : "changed"} reads files; leave out the standard input.`;
}

function changesOf({ staged, changed, since = "HEAD" }: Values): Changes | undefined {
  if (staged) return { kind: "staged" };
  return changed ? { kind: "changed", since } : undefined;
}

function mistakeOfInput(values: Values, positionals: readonly string[]): string | undefined {
  const isNamed = values["stdin-filename"] !== undefined;
  if (!readsInput(values, positionals))
    return isNamed ? "--stdin-filename only has a meaning with --stdin." : undefined;
  if (!isNamed && languageOf(values) === undefined) {
    return "--stdin needs --stdin-filename, whose extension decides the language, or --language.";
  }
  const hasFiles = positionals.some((name) => name !== inputSign);
  return hasFiles ? "--stdin only reads standard input; leave out the files." : undefined;
}

/** Stands for the standard input among the files. */
const inputSign = "-";

function readsInput(values: Values, positionals: readonly string[]): boolean {
  return values.stdin || positionals.includes(inputSign);
}

function inputOf(values: Values, positionals: readonly string[]): Input | undefined {
  if (!readsInput(values, positionals)) return undefined;
  return { name: values["stdin-filename"] ?? "stdin", language: languageOf(values) };
}

function languageOf({ registration, language }: Values): LanguageName | undefined {
  return registration ? "registration" : languageNamed(language);
}

/** A language by its name here, by one that editors have for it, or by the extension of its files. */
function languageNamed(name: string | undefined): LanguageName | undefined {
  if (name === undefined) return undefined;
  const known = languageFiles.find(({ language }) => language === name)?.language ?? languageOfId(name);
  return known ?? (/^\.?[\w-]+$/u.test(name) ? languageOfPath(`a.${name.replace(/^\./u, "")}`) : undefined);
}
