// node tools/measure/corpus.mjs                      unpacks the packages that checks, benchmarks and fuzzers are tried on
// node tools/measure/corpus.mjs --pin NAME@VERSION…  adds releases to them, or moves their pins
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cacheFolder, ensurePinnedPackage, pinOfRelease } from "../build/pinned-package.mjs";

const listFile = fileURLToPath(new URL("corpus/packages.json", import.meta.url));

/** @returns {Record<string, import("../build/pinned-package.mjs").Pin>} */
function readPins() {
  return JSON.parse(readFileSync(listFile, "utf8"));
}

/**
 * The published packages that things are tried on, unpacked.
 * @param {readonly string[]} [names] all of them if not given
 * @returns {{ readonly name: string, readonly version: string, readonly folder: string }[]}
 */
export function ensureCorpus(names) {
  const pins = readPins();
  return (names ?? Object.keys(pins)).map((name) => {
    const pin = pins[name];
    if (pin === undefined) throw new Error(`${listFile} has no package '${name}'.`);
    const folder = join(cacheFolder, "corpus", `${name.replace("/", "-")}-${pin.version}`);
    ensurePinnedPackage(name, pin, folder);
    return { name, version: pin.version, folder };
  });
}

/** @param {readonly string[]} releases */
function pin(releases) {
  for (const release of releases) {
    const { name, ...found } = pinOfRelease(release);
    const pins = Object.entries({ ...readPins(), [name]: found });
    const sorted = pins.sort(([a], [b]) => (a < b ? -1 : 1));
    writeFileSync(listFile, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
    console.log(`${name} ${found.version}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [option, ...releases] = process.argv.slice(2);
  if (option === undefined) ensureCorpus();
  else if (option === "--pin" && releases.length > 0) pin(releases);
  else throw new Error("Usage: node tools/measure/corpus.mjs [--pin NAME@VERSION…]");
}
