import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { spawnSync } from "node:child_process";

/**
 * @typedef {{ readonly version: string, readonly integrity: string }} Pin
 */

/** Outside the working copy, so that all worktrees and fresh clones of a machine use the same unpacked packages. */
export const cacheFolder = join(process.env["XDG_CACHE_HOME"] || join(homedir(), ".cache"), "irilint");

/**
 * Unpacks a release of a npm package into a folder and finishes it; its install scripts never run. The folder gets its
 * name last, so a folder of that name is always whole.
 * @param {string} name
 * @param {Pin} pin
 * @param {string} folder
 * @param {(folder: string) => void} [complete]
 */
export function ensurePinnedPackage(name, { version, integrity }, folder, complete) {
  if (existsSync(folder)) return;
  console.log(`${name} ${version}: unpacking into ${folder} …`);
  mkdirSync(dirname(folder), { recursive: true });
  const unfinished = mkdtempSync(join(dirname(folder), `.${basename(folder)}-`));
  try {
    const tarball = fetchTarball(`${name}@${version}`, unfinished);
    const actual = integrityOf(tarball);
    if (actual !== integrity) {
      throw new Error(`${name}@${version} has integrity ${actual}; the pin expects ${integrity}.`);
    }
    mkdirSync(join(unfinished, "package"));
    // The folder in the tarball has any name.
    const into = ["-C", join(unfinished, "package"), "--strip-components=1", "--no-same-owner"];
    run("tar", ["-xzf", tarball, ...into]);
    complete?.(join(unfinished, "package"));
    moveInto(join(unfinished, "package"), folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/**
 * The pin of a release, given as `name@version`.
 * @param {string} release
 * @returns {Pin & { readonly name: string }}
 */
export function pinOfRelease(release) {
  const [, name, version] = /^(@?[^@]+)@([^@]+)$/u.exec(release) ?? [];
  if (name === undefined || version === undefined) throw new Error(`'${release}' is not NAME@VERSION.`);
  const folder = mkdtempSync(join(tmpdir(), "irilint-pin-"));
  try {
    return { name, version, integrity: integrityOf(fetchTarball(release, folder)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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

/**
 * Runs a program to its end, silently; failure throws with everything it printed.
 * @param {string} program
 * @param {readonly string[]} args
 */
function run(program, args) {
  const { status, error, stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (error !== undefined) throw new Error(`${program} did not start: ${error.message}`);
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed:\n${stdout}${stderr}`);
}
