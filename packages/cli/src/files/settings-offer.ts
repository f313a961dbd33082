import { existsSync, lstatSync } from "node:fs";
import { join } from "node:path";
import type { PresetName } from "@irilint/core";
import { settingsFileName } from "@irilint/core/literals";
import { OutputFile } from "./output-file.js";

const installed = "./node_modules/irilint/schema.json";
const published = "https://github.com/irilint/irilint/raw/main/packages/cli/schema.json";

/** Makes a file of settings in a folder. Throws what the file system throws, and says so where there is one already. */
export function makeSettings(folder: string, preset: PresetName): string {
  const path = join(folder, settingsFileName);
  const schema = existsSync(join(folder, installed)) ? installed : published;
  const text = JSON.stringify(
    { $schema: schema, preset, codes: {}, ignore: [], exclude: [], overrides: [] },
    undefined,
    2,
  );
  if (lstatSync(path, { throwIfNoEntry: false }) !== undefined)
    throw new Error(`${path} is there already, and stays as it is.`);
  OutputFile.replace(path, `${text}\n`);
  return path;
}
