import { resolve } from "node:path";
import type { ESLint } from "eslint";
import { formatForGithub } from "./github-format.js";

export type Formatter = ESLint.LoadedFormatter["format"];

export type ChosenFormatter =
  { readonly ok: true; readonly format: Formatter } | { readonly ok: false; readonly message: string };

/** The formatter of a name: one of ESLint's or ours, one in a package, or the path of a file. */
export async function formatterCalled(name: string, eslint: ESLint, folder: string): Promise<ChosenFormatter> {
  if (name === "github") return { ok: true, format: (results) => formatForGithub(results, folder) };
  try {
    // ESLint would look for a path from the folder that holds all files.
    const formatter = await eslint.loadFormatter(isPath(name) ? resolve(folder, name) : name);
    // ESLint adds what it knows itself.
    return { ok: true, format: (results, meta) => formatter.format(results, meta) };
  } catch (error) {
    return { ok: false, message: mistakeOf(name, error instanceof Error ? error.message : String(error)) };
  }
}

/** ESLint takes every name with a slash for a path, but that of a package in a scope. */
function isPath(name: string): boolean {
  return /^[^@].*[\\/]/u.test(name);
}

/** ESLint says which file it has tried to load, and on the next line what happened. */
function mistakeOf(name: string, told: string): string {
  const { path = "", reason = told } = /formatter: (?<path>.*)\nError: (?<reason>.*)/u.exec(told)?.groups ?? {};
  if (!reason.includes(`'${path}'`)) return `The formatter '${name}' cannot be loaded: ${reason}`;
  const isPackage = /^[\w-]+$/u.test(name);
  const missing = isPackage ? ` and no package 'eslint-formatter-${name}'` : "";
  return `There is no formatter '${name}'${missing}; write stylish, json, html, github, or the path of one.`;
}
