import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { PresetName } from "@irilint/core";
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

/** What is chosen on the command line. */
interface Chosen {
  /** The path of a file of settings. */
  readonly config: string | undefined;
  readonly preset: PresetName | undefined;
}

/** The settings for each file: those of the file that the user names or, if none is named, of the nearest `.irilint.json`. */
export class SettingsFiles {
  readonly #named: Settings | undefined;
  readonly #preset: PresetName | undefined;
  readonly #byFolder = new Map<string, Settings>();

  /** What the user names is seen from `folder`; a preset that is chosen wins over those of files. */
  constructor(folder: string, { config, preset }: Chosen) {
    this.#preset = preset;
    this.#named = config === undefined ? undefined : this.#readFile(resolve(folder, config));
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
    if (existsSync(file)) return this.#readFile(file);
    return dirname(folder) === folder ? this.#withPreset(defaultSettings) : this.in(dirname(folder));
  }

  #readFile(file: string): Settings {
    return this.#withPreset(readFile(file));
  }

  #withPreset(settings: Settings): Settings {
    return this.#preset === undefined ? settings : { ...settings, preset: this.#preset };
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
