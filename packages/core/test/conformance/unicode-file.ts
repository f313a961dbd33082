import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

export interface UnicodeFile {
  readonly version: string;
  /** Without comments and empty lines. */
  readonly lines: readonly string[];
}

/** Reads `<name>-<version>.txt.gz` of the data folder. */
export function readUnicodeFile(name: string): UnicodeFile {
  const folder = join(import.meta.dirname, "data");
  const file = readdirSync(folder).find((entry) => entry.startsWith(`${name}-`) && entry.endsWith(".txt.gz"));
  if (file === undefined) throw new Error(`${folder} holds no ${name}`);
  const text = gunzipSync(readFileSync(join(folder, file))).toString("utf8");
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return { version: file.slice(name.length + 1, -".txt.gz".length), lines };
}
