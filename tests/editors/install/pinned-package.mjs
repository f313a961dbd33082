import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { tmpdir } from "node:os";
import { folderOf, pinOf, pinsFile } from "./locations.mjs";
import { run } from "./run.mjs";

/** @typedef {import("./locations.mjs").PinnedEditor} PinnedEditor */

/**
 * Unpacks a pinned npm package into the cache and finishes it; its install scripts never run.
 * The folder gets its final name last, so a folder of that name is always whole.
 * @param {PinnedEditor} name
 * @param {(folder: string) => void} [complete]
 */
export function ensurePinnedPackage(name, complete) {
  const { version, integrity } = pinOf(name);
  const folder = folderOf(name);
  if (existsSync(folder)) return console.log(`${name} ${version}: in ${folder}.`);
  console.log(`${name} ${version}: installing into ${folder} …`);
  mkdirSync(dirname(folder), { recursive: true });
  const unfinished = mkdtempSync(join(dirname(folder), `.${basename(folder)}-`));
  try {
    const tarball = fetchTarball(`${name}@${version}`, unfinished);
    const actual = integrityOf(tarball);
    if (actual !== integrity)
      throw new Error(`${name}@${version} has integrity ${actual}; tools/pins.json expects ${integrity}.`);
    run("tar", ["-xzf", tarball, "--no-same-owner", "-C", unfinished]);
    complete?.(join(unfinished, "package"));
    moveInto(join(unfinished, "package"), folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/**
 * Writes the version and integrity of a release, given as `name@version`, into tools/pins.json.
 * @param {string} release
 */
export function pinPackage(release) {
  const [, name, version] = /^([^@]+)@([^@]+)$/u.exec(release) ?? [];
  const pins = JSON.parse(readFileSync(pinsFile, "utf8"));
  if (name === undefined || !Object.hasOwn(pins.editors, name))
    throw new Error(`'${release}' is not NAME@VERSION of an editor that tools/pins.json has.`);
  const folder = mkdtempSync(join(tmpdir(), "irilint-pin-"));
  try {
    pins.editors[name] = { version, integrity: integrityOf(fetchTarball(release, folder)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  writeFileSync(pinsFile, `${JSON.stringify(pins, undefined, 2)}\n`);
  console.log(`tools/pins.json: ${name} is now ${version}.`);
}

/**
 * @param {string} release
 * @param {string} folder
 */
function fetchTarball(release, folder) {
  run("npm", ["pack", release, "--pack-destination", folder, "--ignore-scripts", "--loglevel=error"]);
  const file = readdirSync(folder).find((entry) => entry.endsWith(".tgz"));
  if (file === undefined) throw new Error(`npm pack ${release} left no tarball.`);
  return join(folder, file);
}

/** @param {string} file */
function integrityOf(file) {
  return `sha512-${createHash("sha512").update(readFileSync(file)).digest("base64")}`;
}

/**
 * @param {string} from
 * @param {string} to
 */
function moveInto(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    // Another run may have finished first; what it left is as good.
    if (!existsSync(to)) throw error;
  }
}
