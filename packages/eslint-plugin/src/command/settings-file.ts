import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { parseSettingsText, readSettings, type Settings, type SettingProblem } from "@irilint/core/literals";

export type SettingsFile =
  { readonly ok: true; readonly settings: Settings } | { readonly ok: false; readonly message: string };

const name = ".irilint.json";

/** The settings that the user names or, if none are named, those of the next `.irilint.json` from `folder` upward. */
export async function readSettingsFile(folder: string, named: string | undefined): Promise<SettingsFile> {
  const file = named === undefined ? findUpward(folder) : resolve(folder, named);
  if (file === undefined) return { ok: true, settings: readSettings(undefined).settings };
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    return { ok: false, message: `Cannot read ${file}: ${error instanceof Error ? error.message : String(error)}` };
  }
  const parsed = parseSettingsText(text);
  if (!parsed.ok) return { ok: false, message: `${file} is not valid JSON: ${parsed.message}` };
  const { settings, problems } = readSettings(parsed.value);
  if (problems.length === 0) return { ok: true, settings };
  return { ok: false, message: [`${file} has invalid settings:`, ...problems.map(describeProblem)].join("\n") };
}

function findUpward(folder: string): string | undefined {
  for (let current = folder; ; current = dirname(current)) {
    const file = join(current, name);
    if (existsSync(file)) return file;
    if (dirname(current) === current) return undefined;
  }
}

function describeProblem({ path, message }: SettingProblem): string {
  return path === "" ? `  ${message}` : `  ${path}: ${message}`;
}
