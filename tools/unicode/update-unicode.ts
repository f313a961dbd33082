// pnpm update-unicode <folder>: makes the tables in packages/core/src/data from files of the Unicode Consortium, named
// as in `DerivedBidiClass-18.0.0.txt`, and from the installed packages of Unicode's properties and of UTS #46. Nothing is fetched.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { sha256, writeUnicodePins, type UnicodePin } from "./pins.js";
import { publishedAt } from "./published-at.js";
import { findConformanceSuites, readSuite } from "./conformance-suites.js";
import { idnaMappingPath, idnaMappingSource, readIdnaMapping } from "./idna-mapping.js";
import { propertyTables, readProperty } from "./property-package.js";
import { unicodeTables } from "./tables.js";
import { readUcdFile } from "./ucd-file.js";

const root = resolve(import.meta.dirname, "../..");

async function update(folder: string): Promise<void> {
  const pins: Record<string, UnicodePin> = {};
  for (const table of unicodeTables) {
    const file = readUcdFile(folder, table.input);
    const origin = { version: file.version, source: publishedAt(file.name, file.version), sha256: file.sha256 };
    pins[file.name] = write(origin, table.path, table.generate(file));
  }
  for (const table of propertyTables) {
    const property = await readProperty(root, table.property);
    const { version, source } = property;
    pins[table.property] = write({ version, source, sha256: property.sha256 }, table.path, table.generate(property));
  }
  const idnaMapping = readIdnaMapping(root);
  pins["IdnaMappingTable"] = write(idnaMapping, idnaMappingPath, idnaMappingSource(idnaMapping));
  for (const suite of findConformanceSuites(folder)) {
    const { name, version } = suite;
    const content = readSuite(folder, suite);
    const output = `packages/core/test/conformance/data/${name}-${version}.txt.gz`;
    pins[name] = write({ version, source: publishedAt(name, version), sha256: sha256(content) }, output, content);
  }
  writeUnicodePins(root, pins);
}

function write(
  { version, source, sha256: inputSha256 }: Pick<UnicodePin, "version" | "source" | "sha256">,
  output: string,
  content: string | Uint8Array,
): UnicodePin {
  mkdirSync(dirname(join(root, output)), { recursive: true });
  writeFileSync(join(root, output), content);
  return { version, source, sha256: inputSha256, output, outputSha256: sha256(content) };
}

const folder = process.argv[2];
if (folder === undefined || !existsSync(folder)) {
  console.error("usage: npm run update-unicode -- <folder with files of the Unicode Consortium>");
  process.exitCode = 2;
} else await update(resolve(folder));
