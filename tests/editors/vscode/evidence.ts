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

/** Keeps what tells why a test failed: a picture of the page and the logs. Answers the folder. */
export async function keepEvidence(name: string, page: Page, logs: Readonly<Record<string, string>>): Promise<string> {
  const folder = join(evidenceFolder, name.replaceAll(/[^\p{L}\p{N}]+/gu, "-"));
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(logs)) writeFileSync(join(folder, `${file}.log`), text);
  await page.screenshot({ path: join(folder, "window.png"), timeout: 5000 }).catch(() => undefined);
  return folder;
}
