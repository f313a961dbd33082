import { readFileSync, writeFileSync } from "node:fs";
import { ensurePinnedPackage, pinOfRelease } from "../../../tools/build/pinned-package.mjs";
import { folderOf, pinOf, pinsFile } from "./locations.mjs";

/** @typedef {import("./locations.mjs").PinnedEditor} PinnedEditor */

/**
 * Unpacks the package of a pinned editor into the cache, and completes it.
 * @param {PinnedEditor} name
 * @param {(folder: string) => void} [complete]
 */
export function ensurePinnedEditor(name, complete) {
  const pin = pinOf(name);
  ensurePinnedPackage(name, pin, folderOf(name), complete);
  console.log(`${name} ${pin.version}: in ${folderOf(name)}.`);
}

/**
 * Writes the version and integrity of a release, given as `name@version`, into tools/pins.json.
 * @param {string} release
 */
export function pinEditor(release) {
  const { name, ...pin } = pinOfRelease(release);
  const pins = JSON.parse(readFileSync(pinsFile, "utf8"));
  if (!Object.hasOwn(pins.editors, name)) throw new Error(`tools/pins.json has no editor '${name}'.`);
  pins.editors[name] = pin;
  writeFileSync(pinsFile, `${JSON.stringify(pins, undefined, 2)}\n`);
  console.log(`tools/pins.json: ${name} is now ${pin.version}.`);
}
