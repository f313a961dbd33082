import { spawnSync } from "node:child_process";

/**
 * Installs Debian packages that are missing. Without root, or on another system, it is enough that `usable` says so.
 * @param {readonly string[]} packages
 * @param {() => boolean} usable
 */
export function ensureDebianPackages(packages, usable) {
  const missing = packages.filter((name) => !isInstalled(name));
  if (missing.length === 0) return console.log(`${packages.join(", ")}: installed.`);
  const command = `apt-get install -y --no-install-recommends ${missing.join(" ")}`;
  if (canInstall()) return runAptGet(missing);
  if (!usable())
    throw new Error(`Missing: ${missing.join(", ")}. Install them as root:\n  apt-get update && ${command}`);
  console.log(`Not installed, so pictures will show less: ${missing.join(", ")} (as root: ${command}).`);
}

/** @param {string} name */
function isInstalled(name) {
  const { status, stdout } = spawnSync("dpkg-query", ["-W", "-f=${db:Status-Status}", name], { encoding: "utf8" });
  return status === 0 && stdout === "installed";
}

function canInstall() {
  return process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
}

/** @param {readonly string[]} packages */
function runAptGet(packages) {
  console.log(`${packages.join(", ")}: installing with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [
    ["update", "-q"],
    ["install", "-q", "-y", "--no-install-recommends", ...packages],
  ]) {
    const { status, stdout, stderr } = spawnSync("apt-get", args, { encoding: "utf8", env });
    if (status !== 0) throw new Error(`apt-get ${args.join(" ")} failed:\n${stdout}${stderr}`);
  }
}
