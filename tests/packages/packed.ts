import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { tarballOf } from "../../tools/build/tarball.mjs";
import { newFolder, runWell } from "./project.js";

export const root = fileURLToPath(new URL("../..", import.meta.url));

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly packageManager?: string;
  readonly engines?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
}

export interface PackedPackage {
  readonly folder: string;
  readonly manifest: Manifest;
  /** The path of the tarball. */
  readonly tarball: string;
}

let packed: readonly PackedPackage[] | undefined;

/** The packages that are published, as they are; packed once for all tests of a run. */
export function packedPackages(): readonly PackedPackage[] {
  return (packed ??= pack(newFolder("tarballs")));
}

function pack(destination: string): PackedPackage[] {
  process.once("exit", () => rmSync(destination, { recursive: true, force: true }));
  const packages = readdirSync(join(root, "packages"))
    .map((name) => join(root, "packages", name))
    .map((folder) => ({ folder, manifest: readManifest(folder) }))
    .filter(({ manifest }) => manifest.private !== true);
  const { packageManager = "pnpm" } = readManifest(root);
  // One call for all: to start pnpm takes longer than to pack.
  const filters = packages.map(({ manifest }) => `--filter=${manifest.name}`);
  const args = ["--yes", packageManager, "--recursive", ...filters, "pack", "--pack-destination", destination];
  runWell(root, "npx", args);
  return packages.map((each) => ({ ...each, tarball: join(destination, tarballOf(each.manifest)) }));
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
}

/** Installs packages of ours in a folder, as npm would fetch them, out of what is packed here. */
export function install(folder: string, names: readonly string[], others: readonly string[] = []): void {
  const paths = packedPackages().flatMap(({ manifest, tarball }) => (names.includes(manifest.name) ? [tarball] : []));
  runWell(folder, "npm", ["install", "--no-audit", "--no-fund", "--prefer-offline", ...others, ...paths]);
}
