import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { PresetName } from "@irilint/core";
import {
  joinedSettings,
  overlaid,
  readSettings,
  settingsFileName,
  type JoinedSettings,
  type WrittenSettings,
} from "@irilint/core/literals";
import type { ESLint, Linter } from "eslint";
import { allRules, presetRules, rulesOfCodes } from "./presets.js";

/** Where to look for a file of settings. */
export interface SettingsPlace {
  /** The nearest file in this folder or above counts. Default: the working directory. */
  readonly folder?: string;
}

/**
 * What the nearest `.irilint.json` says, as ESLint has it: files to leave out, rules, settings, and those for some files.
 * Only data is read. Throws a `TypeError` that names all that is wrong in it.
 */
export function configsFromSettings(plugin: ESLint.Plugin, { folder = process.cwd() }: SettingsPlace): Linter.Config[] {
  const file = nearestFile(folder);
  const { written, exclude, overrides } = file === undefined ? noFile : read(file);
  const base = file === undefined ? {} : { basePath: dirname(file) };
  const presetOf = (settings: WrittenSettings): PresetName => readSettings(settings).settings.preset;
  const codesOf = (settings: WrittenSettings): Linter.RulesRecord =>
    rulesOfCodes(readSettings(settings).settings.codes);
  return [
    ...(exclude.length === 0 ? [] : [{ ...base, name: "iri/settings/exclude", ignores: exclude.flatMap(globsOf) }]),
    {
      ...base,
      name: "iri/settings",
      plugins: { iri: plugin },
      rules: { ...presetRules(presetOf(written)), ...codesOf(written) },
      settings: { iri: sharedOf(written) },
    },
    ...overrides.map(({ files, written: own }, index) => {
      const chosen = "preset" in own ? { ...allRules("off"), ...presetRules(presetOf(own)) } : {};
      const codes = "preset" in own ? codesOf(overlaid(written, own)) : codesOf(own);
      return {
        ...base,
        name: `iri/settings/overrides[${index}]`,
        files: files.filter((pattern) => !pattern.startsWith("!")).flatMap(globsOf),
        ignores: files.filter((pattern) => pattern.startsWith("!")).flatMap((pattern) => globsOf(pattern.slice(1))),
        rules: { ...chosen, ...codes },
        settings: { iri: sharedOf(own) },
      };
    }),
  ];
}

const noFile: Pick<JoinedSettings, "written" | "exclude" | "overrides"> = { written: {}, exclude: [], overrides: [] };

function nearestFile(folder: string): string | undefined {
  const file = join(folder, settingsFileName);
  if (existsSync(file)) return file;
  return dirname(folder) === folder ? undefined : nearestFile(dirname(folder));
}

function read(file: string): JoinedSettings {
  const steps = joinedSettings(pathToFileURL(file).href, readFileSync(file, "utf8"));
  let step = steps.next();
  while (step.done !== true)
    step = steps.next(
      step.value.map((uri) => (existsSync(fileURLToPath(uri)) ? readFileSync(fileURLToPath(uri), "utf8") : undefined)),
    );
  const { problems } = step.value;
  if (problems.length === 0) return step.value;
  const lines = problems.map(
    ({ uri, path, message }) => `  ${fileURLToPath(uri)}: ${path === "" ? "" : `${path}: `}${message}`,
  );
  throw new TypeError(`A file of settings for eslint-plugin-iri is wrong:\n${lines.join("\n")}`);
}

/** What rules read by themselves; the rest says which ones run. */
function sharedOf(written: WrittenSettings): WrittenSettings {
  return Object.fromEntries(Object.entries(written).filter(([name]) => !["preset", "codes", "$schema"].includes(name)));
}

/** A pattern of a `.gitignore` in the globs of ESLint: for what is so called, and for all that is in such a folder. */
function globsOf(pattern: string): string[] {
  const sign = pattern.startsWith("!") ? "!" : "";
  const path = pattern.slice(sign.length).replace(/\/$/u, "");
  const isOfFolders = pattern.endsWith("/");
  const glob = sign + (path.includes("/") ? path.replace(/^\//u, "") : `**/${path}`);
  return isOfFolders ? [`${glob}/**`] : [glob, `${glob}/**`];
}
