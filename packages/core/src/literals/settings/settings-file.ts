import { readSettings } from "./read-settings.js";
import {
  isRecord,
  shown,
  textOrTextsLike,
  textsLike,
  type ReportProblem,
  type SettingProblem,
} from "./setting-type.js";

/** The name of the file in which a project keeps its settings. */
export const settingsFileName = ".irilint.json";

/** Settings as parsed from JSON, before they are validated. */
export type WrittenSettings = Readonly<Record<string, unknown>>;

/** Settings for some files. */
export interface Override {
  /** Patterns of paths, as in `exclude`. */
  readonly files: readonly string[];
  readonly written: WrittenSettings;
}

/** The content of one file of settings, without those that it extends. */
export interface SettingsFile {
  readonly written: WrittenSettings;
  /** The files that it extends: paths, or names of packages. */
  readonly extends: readonly string[];
  /** Patterns of paths that are not read. */
  readonly exclude: readonly string[];
  readonly overrides: readonly Override[];
  readonly problems: readonly SettingProblem[];
}

const patterns = textsLike(/^(?!#)./u, "a pattern of paths as in a '.gitignore', such as '*.min.js' or 'vendor/'");
const references = textOrTextsLike(
  /^[^:?#\r\n]+$/u,
  "the path of a file, such as './strict.json', or the name of a package",
);

/** The members of a file besides settings. An override has `files` and settings. */
export const settingsFileSchema = {
  extends: {
    type: references,
    description:
      "Other files of settings to build on: paths such as './strict.json', or packages with such files. What this file says weighs more.",
  },
  exclude: {
    type: patterns,
    description:
      "Files and folders that are not read, in the syntax of a '.gitignore', with alternatives such as '*.{js,ts}'; as seen from the folder of this file.",
  },
  overrides: { description: "Settings for some files. Of several that match, the last one weighs most." },
  files: { type: patterns, description: "Which files: patterns as those of 'exclude'." },
} as const;

const memberNames = ["extends", "exclude", "overrides"];

/** Validates the parsed content of a file of settings; what is wrong is reported with its path and left out. */
export function readSettingsFile(value: unknown): SettingsFile {
  const problems: SettingProblem[] = readSettings(value, memberNames).problems;
  const members = isRecord(value) ? value : {};
  const report: ReportProblem = (problem) => problems.push(problem);
  return {
    written: without(members, memberNames),
    extends: listIn(members, "extends", report),
    exclude: listIn(members, "exclude", report),
    overrides: overridesIn(members["overrides"], report),
    problems,
  };
}

function listIn(members: WrittenSettings, name: "extends" | "exclude", report: ReportProblem): readonly string[] {
  const value = members[name];
  return value === undefined ? [] : (settingsFileSchema[name].type.read(value, name, report) ?? []);
}

function overridesIn(value: unknown, report: ReportProblem): readonly Override[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    report({
      path: "overrides",
      message: `Expected a list of objects with 'files' and settings, not ${shown(value)}.`,
    });
    return [];
  }
  return value.flatMap((item: unknown, index) => overrideOf(item, `overrides[${index}]`, report));
}

function overrideOf(item: unknown, path: string, report: ReportProblem): readonly Override[] {
  if (!isRecord(item)) {
    report({ path, message: `Expected an object with 'files' and settings, not ${shown(item)}.` });
    return [];
  }
  for (const problem of readSettings(item, ["files"]).problems) report({ ...problem, path: `${path}.${problem.path}` });
  const files = settingsFileSchema.files.type.read(item["files"], `${path}.files`, report);
  return files === undefined ? [] : [{ files, written: without(item, ["files"]) }];
}

function without(members: WrittenSettings, names: readonly string[]): WrittenSettings {
  return Object.fromEntries(Object.entries(members).filter(([name]) => !names.includes(name)));
}
