import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

const repository = fileURLToPath(new URL("../../../", import.meta.url));
const evidenceFolder = join(repository, "node_modules", ".cache", "irilint", "editors");
const pictureFolder =
  process.env.IRILINT_SCREENSHOTS === "1" ? join(repository, "docs", "images") : join(evidenceFolder, "pictures");

/** Takes the picture `name` of a page: for the documents if IRILINT_SCREENSHOTS is 1, else for whoever wants to look. */
export async function takePicture(page: Page, name: string): Promise<void> {
  await page.locator(".statusbar .codicon-modifier-spin").first().waitFor({ state: "hidden" });
  await page.screenshot({ path: join(pictureFolder, `${name}.png`), animations: "disabled" });
}

const walkthroughFolder =
  process.env.IRILINT_SCREENSHOTS === "1"
    ? join(repository, "packages", "vscode-client", "walkthrough")
    : join(pictureFolder, "walkthrough");

/** Where editors and panels are in a window, in pixels; the walkthrough has room for a part of a window only. */
const beside = { x: 348, y: 30, width: 852 };

/**
 * Takes the picture `name` of the upper part of a page for the walkthrough, which is packed with the extension and has to be
 * small: before a commit, `pngquant` makes it half as large.
 */
export async function takeWalkthroughPicture(page: Page, name: string, height: number): Promise<void> {
  const path = join(walkthroughFolder, `${name}.png`);
  await page.screenshot({ path, clip: { ...beside, height }, scale: "css", animations: "disabled" });
}

/** Keeps what tells why a test failed: a picture of the page and the logs. Answers the folder. */
export async function keepEvidence(name: string, page: Page, logs: Readonly<Record<string, string>>): Promise<string> {
  const folder = join(evidenceFolder, name.replaceAll(/[^\p{L}\p{N}]+/gu, "-"));
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(logs)) writeFileSync(join(folder, `${file}.log`), text);
  await page.screenshot({ path: join(folder, "window.png"), timeout: 5000 }).catch(() => undefined);
  return folder;
}
