// pnpm update-unicode <folder>: makes the tables in packages/core/src/data from files of the Unicode Consortium, named
// as in `DerivedBidiClass-18.0.0.txt`. The folder is the only source; nothing is fetched.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { sha256, writeUnicodePins, type UnicodePin } from "./unicode/pins.js";
import { publishedAt } from "./unicode/published-at.js";
import { findConformanceSuites, readSuite } from "./unicode/conformance-suites.js";
import { unicodeTables } from "./unicode/tables.js";
import { readUcdFile } from "./unicode/ucd-file.js";

const root = resolve(import.meta.dirname, "..");

function update(folder: string): void {
  const pins: Record<string, UnicodePin> = {};
  for (const table of unicodeTables) {
    const file = readUcdFile(folder, table.input);
    pins[file.name] = write(file.name, file.version, file.sha256, table.path, table.generate(file));
  }
  for (const suite of findConformanceSuites(folder)) {
    const { name, version } = suite;
    const content = readSuite(folder, suite);
    const output = `packages/core/test/conformance/data/${name}-${version}.txt.gz`;
    pins[name] = write(name, version, sha256(content), output, content);
  }
  writeUnicodePins(root, pins);
}

function write(
  name: string,
  version: string,
  digest: string,
  output: string,
  content: string | Uint8Array,
): UnicodePin {
  mkdirSync(dirname(join(root, output)), { recursive: true });
  writeFileSync(join(root, output), content);
  const source = publishedAt(name, version);
  return { version, source, sha256: digest, output, outputSha256: sha256(content) };
}

const folder = process.argv[2];
if (folder === undefined || !existsSync(folder)) {
  console.error("usage: pnpm update-unicode <folder with files of the Unicode Consortium>");
  process.exitCode = 2;
} else update(resolve(folder));
