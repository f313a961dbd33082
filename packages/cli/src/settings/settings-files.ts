import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { PresetName } from "@irilint/core";
import {
  joinedSettings,
  settingsFileName,
  SettingsOfPaths,
  type FileProblem,
  type JoinedSettings,
  type Settings,
} from "@irilint/core/literals";
import { pathFrom } from "../formats/paths.js";
import { reasonOf } from "../reason.js";

/** Told of a file of settings that is wrong: a run with other settings than those meant would seem to be right. */
export class SettingsError extends Error {}

/** What is chosen on the command line. */
interface Chosen {
  /** The path of a file of settings. */
  readonly config: string | undefined;
  readonly preset: PresetName | undefined;
}

/** What holds in a folder. */
interface InForce {
  /** The file, if there is one. */
  readonly file: string | undefined;
  /** The folder from which its patterns see paths. */
  readonly root: string;
  /** The patterns of files that are left out. */
  readonly exclude: readonly string[];
  readonly settings: SettingsOfPaths;
}

/** The settings for each file: those of the file that the user names or, if none is named, of the nearest `.irilint.json`. */
export class SettingsFiles {
  readonly #named: InForce | undefined;
  readonly #chosen: Readonly<Record<string, unknown>>;
  readonly #byFolder = new Map<string, InForce>();

  /** What the user names is seen from `folder`, and so are its patterns; a preset that is chosen wins over those of files. */
  constructor(folder: string, { config, preset }: Chosen) {
    this.#chosen = preset === undefined ? {} : { preset };
    this.#named = config === undefined ? undefined : this.#readFile(resolve(folder, config), folder);
  }

  /** The settings for a file; the same object for all files with the same. Throws a `SettingsError`. */
  of(path: string): Settings {
    const { root, settings } = this.#in(dirname(path));
    return settings.of(pathFrom(root, path));
  }

  /** The file that the settings for a file come from, if there is one. */
  fileFor(path: string): string | undefined {
    return this.#in(dirname(path)).file;
  }

  /** The patterns of files that the settings for a file leave out. */
  excludeFor(path: string): InForce["exclude"] {
    return this.#in(dirname(path)).exclude;
  }

  /** Whether the settings leave out an entry of a folder that is not left out itself. */
  excludes(path: string, kind: "file" | "folder"): boolean {
    const { root, settings } = this.#in(dirname(path));
    return settings.excludes(pathFrom(root, path), kind);
  }

  #in(folder: string): InForce {
    if (this.#named !== undefined) return this.#named;
    const inForce = this.#byFolder.get(folder) ?? this.#find(folder);
    this.#byFolder.set(folder, inForce);
    return inForce;
  }

  #find(folder: string): InForce {
    const file = join(folder, settingsFileName);
    if (existsSync(file)) return this.#readFile(file, folder);
    if (dirname(folder) !== folder) return this.#in(dirname(folder));
    return { file: undefined, root: folder, exclude: [], settings: new SettingsOfPaths(noFile, this.#chosen) };
  }

  #readFile(file: string, root: string): InForce {
    const joined = readJoined(file);
    return { file, root, exclude: joined.exclude, settings: new SettingsOfPaths(joined, this.#chosen) };
  }
}

const noFile = { written: {}, exclude: [], overrides: [] };

function readJoined(file: string): JoinedSettings {
  const text = textOf(file);
  if (text === undefined) throw new SettingsError(`Cannot read ${file}: there is no such file.`);
  const steps = joinedSettings(pathToFileURL(file).href, text);
  let step = steps.next();
  while (step.done !== true) step = steps.next(firstTextOf(step.value));
  const { problems } = step.value;
  if (problems.length === 0) return step.value;
  throw new SettingsError(describeProblems(problems));
}

/** The text of the first file that is there. */
function firstTextOf(uris: readonly string[]): (string | undefined)[] {
  let isFound = false;
  return uris.map((uri) => {
    const text = isFound ? undefined : textOf(fileURLToPath(uri));
    isFound ||= text !== undefined;
    return text;
  });
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT" || code === "ENOTDIR") return undefined;
    throw new SettingsError(`Cannot read ${file}: ${reasonOf(error)}`);
  }
}

function describeProblems(problems: readonly FileProblem[]): string {
  const files = [...new Set(problems.map(({ uri }) => uri))];
  return files
    .flatMap((file) => [
      `${fileURLToPath(file)} has invalid settings:`,
      ...problems
        .filter(({ uri }) => uri === file)
        .map(({ path, message }) => `  ${path === "" ? "" : `${path}: `}${message}`),
    ])
    .join("\n");
}
