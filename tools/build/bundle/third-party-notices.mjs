import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";

/** What the generated tables of core were made from. */
const ofTables = ["character-entities", "character-entities-legacy"];

const unicodeLicense = "packages/core/src/data/UNICODE-LICENSE.txt";

/** The licences of every package that went into the bundles, and those of the data which all of core's code holds. */
export async function thirdPartyNotices(root, metafiles) {
  const bundled = metafiles.flatMap(({ inputs }) => Object.keys(inputs).flatMap(packageFolder));
  const folders = new Set([...bundled, ...ofTables.map((name) => join(root, "node_modules", name))]);
  const packages = await Promise.all([...folders].map((folder) => readPackage(resolve(folder))));
  const unicode = { name: "Unicode Character Database", text: await readFile(join(root, unicodeLicense), "utf8") };
  const notices = [unicode, ...packages.sort((a, b) => (a.name < b.name ? -1 : 1))];
  const unique = [...new Map(notices.map((notice) => [notice.name, notice])).values()];
  const sections = unique.map(({ name, text }) => `${name}\n${"=".repeat(name.length)}\n\n${text.trim()}\n`);
  return `This software contains parts of the following works.\n\n${sections.join("\n\n")}`;
}

/** `…/node_modules/@scope/name/` or `…/node_modules/name/` of a file in it; nothing for the project's own files. */
function packageFolder(file) {
  const folder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0];
  return folder === undefined ? [] : [folder];
}

async function readPackage(folder) {
  const { name, version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  if (file === undefined) throw new Error(`${name} has no file with its licence (${license})`);
  return { name: `${name} ${version}`, text: await readFile(join(folder, file), "utf8") };
}
