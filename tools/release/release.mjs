/**
 * Releases what the manifests say: builds anew, checks, packs, shows the contents of every package, and with `--publish`
 * publishes what was shown.
 *
 *     node tools/release/release.mjs [--publish | --without-check | --packed <folder>] [--provenance]
 *
 * With `--packed` it builds and packs nothing, and shows what would be published of the packages in a folder. The extension is
 * not among them, for its publisher knows no dry run. With `--provenance`, npm is told which workflow has built each package,
 * which only a workflow can do.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { compiler } from "../build/compiler.mjs";
import { tarballOf } from "../build/tarball.mjs";
import { zipEntries } from "../build/extension-archive.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const usage = "Usage: node tools/release/release.mjs [--publish | --without-check | --packed <folder>] [--provenance]";
const { provenance: withProvenance = false, ...options } = readOptions().values;
const publishes = options.publish === true;
const destination = options.packed ?? "dist";
const { packageManager } = readJson("package.json");
const vsce = "packages/vscode-client/node_modules/@vscode/vsce/vsce";

/** In the order of publishing: nobody may find a package whose dependency is not there yet. */
const npmPackages = ["core", "cli", "eslint-plugin", "lsp-server"].map((folder) =>
  readJson("packages", folder, "package.json"),
);
const extension = readJson("packages", "vscode-client", "package.json");

if (Object.keys(options).length > 1) fail(usage);
if (publishes) refuseUnfinished();
if (options.packed === undefined) packAnew();
for (const manifest of npmPackages) releaseToNpm(manifest);
if (options.packed === undefined) releaseExtension();
if (publishes) run("node_modules/.bin/changeset", "tag");
console.log(publishes ? "\nReleased; now push the tags: git push --follow-tags" : "\nNothing was published.");

/** What is released can be found again: it is committed on main, and its changelog is written. */
function refuseUnfinished() {
  const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  if (git("branch", "--show-current") !== "main") fail("A release comes from main.");
  if (git("status", "--porcelain") !== "") fail("Commit or put aside the changes first.");
  const pending = readdirSync(join(root, ".changeset")).filter((file) => file.endsWith(".md"));
  if (pending.length > 0) fail(`Run 'npx changeset version' and commit first; it is owed ${pending.join(", ")}.`);
}

function readOptions() {
  const isGiven = { type: /** @type {const} */ ("boolean") };
  const folder = { type: /** @type {const} */ ("string") };
  try {
    return parseArgs({
      options: { publish: isGiven, "without-check": isGiven, packed: folder, provenance: isGiven },
    });
  } catch {
    return fail(usage);
  }
}

function packAnew() {
  buildAnew();
  if (!options["without-check"]) run("node", "tools/release/check.mjs");
  run("node", "tools/build/package.mjs");
}

/** Nothing that an older build has left behind is released. */
function buildAnew() {
  for (const folder of readdirSync(join(root, "packages"))) {
    rmSync(join(root, "packages", folder, "dist"), { recursive: true, force: true });
  }
  run("node", compiler, "-b");
  run("node", "tools/build/bundle.mjs");
}

function releaseToNpm({ name, version }) {
  const tarball = join(destination, tarballOf({ name, version }));
  console.log(`\n=== ${name} ${version}`);
  run("tar", "-tzvf", tarball);
  if (publishes && isPublished(name, version)) console.log("This version is published already.");
  else
    run(
      "npx",
      "--yes",
      packageManager,
      "publish",
      tarball,
      "--access=public",
      "--no-git-checks",
      // Of the environment, pnpm reads this by a name of its own alone.
      ...(withProvenance ? ["--provenance"] : []),
      ...(publishes ? [] : ["--dry-run"]),
    );
}

/** A release that broke off goes on where it was. */
function isPublished(name, version) {
  const { status, stdout } = spawnSync("npm", ["view", `${name}@${version}`, "version"], { encoding: "utf8" });
  return status === 0 && stdout.trim() === version;
}

function releaseExtension() {
  const file = join(destination, `${extension.name}-${extension.version}.vsix`);
  console.log(`\n=== ${extension.publisher}.${extension.name} ${extension.version}`);
  for (const { name, size } of zipEntries(resolve(root, file))) console.log(`${String(size).padStart(9)} ${name}`);
  if (publishes) run("node", vsce, "publish", "--skip-duplicate", "--packagePath", file);
}

function run(program, ...args) {
  const { status } = spawnSync(program, args, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) fail(`'${program} ${args.join(" ")}' failed.`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

function readJson(...path) {
  return JSON.parse(readFileSync(join(root, ...path), "utf8"));
}
