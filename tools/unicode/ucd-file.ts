import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A file of the Unicode Consortium, under the name and version that its own file name carries. */
export interface UcdFile {
  readonly name: string;
  readonly version: string;
  readonly sha256: string;
  readonly text: string;
}

export interface UcdRow {
  readonly first: number;
  readonly last: number;
  /** The fields after the code points. */
  readonly fields: readonly string[];
}

/** Reads `<name>-<version>.txt`; the folder must hold exactly one version of it. */
export function readUcdFile(folder: string, name: string): UcdFile {
  const pattern = new RegExp(`^${name}-(\\d+\\.\\d+\\.\\d+)\\.txt$`, "u");
  const found = readdirSync(folder).filter((file) => pattern.test(file));
  const [file] = found;
  if (file === undefined || found.length > 1)
    throw new Error(`${folder} holds ${found.length} files named ${name}-<version>.txt; one is needed`);
  const bytes = readFileSync(join(folder, file));
  const version = pattern.exec(file)?.[1] ?? "";
  return { name, version, sha256: createHash("sha256").update(bytes).digest("hex"), text: bytes.toString("utf8") };
}

/** The rows of data, without comments, in the order of the file. */
export function ucdRows(text: string): UcdRow[] {
  return text.split("\n").flatMap((line) => parseRow(line.replace(/#.*/u, "")));
}

/** The `@missing` lines: what holds for code points that no row names. A later line overrules an earlier one (UAX #44 §4.2.10). */
export function missingRows(text: string): UcdRow[] {
  return text.split("\n").flatMap((line) => {
    const match = /^# @missing: (.*)$/u.exec(line);
    return parseRow(match?.[1] ?? "");
  });
}

function parseRow(line: string): UcdRow[] {
  const [range = "", ...fields] = line.split(";").map((field) => field.trim());
  const match = /^([0-9A-F]+)(?:\.\.([0-9A-F]+))?$/u.exec(range);
  if (match?.[1] === undefined) return [];
  const first = Number.parseInt(match[1], 16);
  return [{ first, last: match[2] === undefined ? first : Number.parseInt(match[2], 16), fields }];
}
