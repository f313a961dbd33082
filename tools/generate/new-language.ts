/**
 * `npm run new-language -- <family>/<name> [extension…]` makes the files of a language that is read by its quotation marks: its
 * declaration with the test beside it, a fixture and an example, whose names end with the first extension, or else with the name;
 * then `npm run generate` makes it known everywhere.
 */
import { existsSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readDeclaredLanguages } from "./declared-languages.js";
import { type Extensions, languageFiles, languagePaths } from "./language-scaffold.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const [place = "", ...endings] = process.argv.slice(2);
const [, family, name] = /^([a-z]+)\/([a-z][a-z0-9]*)$/.exec(place) ?? [];
const [first = name ?? "", ...further] = endings.map((ending) => ending.replace(/^\./, ""));
const extensions: Extensions = [first, ...further];
const unwritable = extensions.find((extension) => !/^[a-z0-9][a-z0-9+-]*$/.test(extension));
const declared = await readDeclaredLanguages(root);
const owner = declared.find((language) => extensions.some((extension) => language.extensions.includes(extension)));

const entries = await readdir(join(root, "packages/core/src/languages"), { withFileTypes: true });
const families = entries
  .filter((entry) => entry.isDirectory() && entry.name !== "definition")
  .map((entry) => entry.name);

if (family === undefined || name === undefined) {
  console.error(
    `Usage: npm run new-language -- <family>/<name> [extension…], for example systems/rust rs; families: ${families.join(", ")}`,
  );
  process.exitCode = 2;
} else if (!families.includes(family)) {
  console.error(`There is no family '${family}' of languages; write one of ${families.join(", ")}, or make it first.`);
  process.exitCode = 2;
} else if (declared.some((language) => language.name === name)) {
  console.error(`${name} is declared already.`);
  process.exitCode = 1;
} else if (unwritable !== undefined) {
  console.error(`'${unwritable}' is no extension of files; write it in lower case, without an asterisk.`);
  process.exitCode = 2;
} else if (owner !== undefined) {
  console.error(`Files that end with '.${extensions.join("' or '.")}' are those of ${owner.name}, in ${owner.path}.`);
  process.exitCode = 1;
} else {
  const paths = languagePaths(family, name, extensions);
  for (const [kind, content] of Object.entries(languageFiles(name, extensions)))
    await write(paths[kind as keyof typeof paths], content as string);
  console.log("Now fill in the files, run 'npm run generate', and then the tests.");
}

async function write(path: string, content: string): Promise<void> {
  const file = join(root, path);
  if (existsSync(file)) throw new Error(`${path} is there already`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  console.log(`wrote ${path}`);
}
