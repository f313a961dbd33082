import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { nearestName } from "@irilint/core/literals";
import type { Format, Report, Output } from "./format.js";
import type { Counts, Message } from "./message.js";
import { reasonOf } from "../reason.js";

export type ChosenFormat =
  { readonly ok: true; readonly create: (output: Output) => Format } | { readonly ok: false; readonly message: string };

/** What a formatter of ESLint gets for each file. */
interface Result extends Counts {
  readonly filePath: string;
  readonly messages: Message[];
  readonly suppressedMessages: readonly [];
}

/** Loads a module by its address. */
export type LoadModule = (address: string) => Promise<unknown>;

type Formatter = (results: readonly Result[], data: { readonly cwd: string }) => string | Promise<string>;

/**
 * A formatter that is made for ESLint: the path of one as seen from `folder`, or `x` for the package `eslint-formatter-x`. `others` are the names
 * that may be meant where there is none.
 */
export async function eslintFormatter(
  name: string,
  folder: string,
  { others, load }: { readonly others: readonly string[]; readonly load: LoadModule },
): Promise<ChosenFormat> {
  try {
    const loaded = (await load(pathToFileURL(pathOf(name, folder)).href)) as { readonly default?: unknown };
    const format = loaded.default;
    if (typeof format !== "function") return { ok: false, message: `The formatter '${name}' exports no function.` };
    // Whether it is one of ESLint's shows when it is called.
    return { ok: true, create: (output) => collecting(format as Formatter, output) };
  } catch (error) {
    return { ok: false, message: mistakeOf(name, error, others) };
  }
}

/** Every name with a slash is a path, but that of a package in a scope. */
function pathOf(name: string, folder: string): string {
  if (/^[^@].*[\\/]/u.test(name)) return resolve(folder, name);
  const scoped = /^(?<scope>@[^/]+)(?:\/(?<rest>.*))?$/u.exec(name)?.groups;
  const prefixed = (rest = ""): string => (rest.startsWith("eslint-formatter") ? rest : `eslint-formatter-${rest}`);
  const packageName = scoped === undefined ? prefixed(name) : `${scoped["scope"]}/${prefixed(scoped["rest"])}`;
  return createRequire(join(folder, "package.json")).resolve(packageName);
}

function mistakeOf(name: string, error: unknown, others: readonly string[]): string {
  const told = reasonOf(error);
  const isMissing = error instanceof Error && "code" in error && String(error.code).endsWith("MODULE_NOT_FOUND");
  if (!isMissing) return `The formatter '${name}' cannot be loaded: ${told}`;
  const isPackage = /^[\w-]+$/u.test(name);
  const missing = isPackage ? ` and no package 'eslint-formatter-${name}'` : "";
  const nearest = nearestName(name, others);
  const offer = nearest === undefined ? "'irilint --help' lists those that there are" : `write '${nearest}'`;
  return `There is no format '${name}'${missing}; ${offer}.`;
}

/** Such a formatter wants all results at once. */
function collecting(format: Formatter, { folder }: Output): Format {
  const results: Result[] = [];
  return {
    begin: () => "",
    report: ({ filePath, messages, isFirst, counts }: Report) => {
      const before = isFirst ? [] : (results.pop()?.messages ?? []);
      results.push({ filePath, messages: [...before, ...messages], suppressedMessages: [], ...counts });
      return "";
    },
    end: async () => `${await format(results, { cwd: folder })}\n`,
  };
}
