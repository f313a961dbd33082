import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import {
  defaultSettings,
  parseSettingsText,
  readSettings,
  type Settings,
  type SettingProblem,
} from "@irilint/core/literals";

/** Told of a file of settings that is wrong: a run with other settings than those meant would seem to be right. */
export class SettingsError extends Error {}

const name = ".irilint.json";

/** The settings for each file: those of the file that the user names or, if none is named, of the nearest `.irilint.json`. */
export class SettingsFiles {
  readonly #named: Settings | undefined;
  readonly #byFolder = new Map<string, Settings>();

  /** `named` is seen from `folder`. */
  constructor(folder: string, named: string | undefined) {
    this.#named = named === undefined ? undefined : readFile(resolve(folder, named));
  }

  /** The settings that hold in a folder. Throws a `SettingsError`. */
  in(folder: string): Settings {
    if (this.#named !== undefined) return this.#named;
    const settings = this.#byFolder.get(folder) ?? this.#read(folder);
    this.#byFolder.set(folder, settings);
    return settings;
  }

  #read(folder: string): Settings {
    const file = join(folder, name);
    if (existsSync(file)) return readFile(file);
    return dirname(folder) === folder ? defaultSettings : this.in(dirname(folder));
  }
}

function readFile(file: string): Settings {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new SettingsError(`Cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = parseSettingsText(text);
  if (!parsed.ok) throw new SettingsError(`${file} is not valid JSON: ${parsed.message}`);
  const { settings, problems } = readSettings(parsed.value);
  if (problems.length === 0) return settings;
  throw new SettingsError([`${file} has invalid settings:`, ...problems.map(describeProblem)].join("\n"));
}

function describeProblem({ path, message }: SettingProblem): string {
  return path === "" ? `  ${message}` : `  ${path}: ${message}`;
}
