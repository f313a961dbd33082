/**
 * `npm run new-check -- <folder>/<code>` makes the three files of a check, `document/<code>` those of one that compares the
 * identifiers of a document; then `npm run generate` makes it known everywhere.
 */
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { camelCase, documentFolder, foldersOfChecks, stemOf } from "./check-folders.js";
import { documentCheckFiles, identifierCheckFiles } from "./scaffolds.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folders = await foldersOfChecks(root);
const [, folder, code] = /^([a-z-]+)\/([a-z][a-z0-9-]*)$/.exec(process.argv[2] ?? "") ?? [];
const owner = folders.find((each) => existsSync(join(root, `${stemOf(each, code ?? "")}.ts`)));

if (folder === undefined || code === undefined) {
  console.error("Usage: npm run new-check -- <folder>/<code>, for example host/host-empty");
  process.exitCode = 2;
} else if (!folders.includes(folder)) {
  console.error(`There is no folder '${folder}' of checks; write one of ${folders.join(", ")}, or make it first.`);
  process.exitCode = 2;
} else if (owner !== undefined) {
  console.error(`The code '${code}' exists already, in ${owner}/.`);
  process.exitCode = 1;
} else {
  const files = folder === documentFolder ? documentCheckFiles : identifierCheckFiles;
  for (const [ending, content] of Object.entries(files(code, camelCase(code)))) {
    await write(`${stemOf(folder, code)}${ending}`, content);
  }
  console.log("Now fill in the three files, run 'npm run generate', and then the tests.");
}

async function write(path: string, content: string): Promise<void> {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  console.log(`wrote ${path}`);
}
