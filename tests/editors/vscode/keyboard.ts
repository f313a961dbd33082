import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { waitUntil } from "./wait-until.js";

/** Runs a command of the palette by its title. */
export async function runCommand(page: Page, title: string): Promise<void> {
  await chooseCommand(page, title);
  await page.locator(".quick-input-widget").waitFor({ state: "hidden" });
}

/** Chooses a command of the palette that asks for something in its place. */
export async function chooseCommand(page: Page, title: string): Promise<void> {
  await page.keyboard.press("F1");
  const palette = page.locator(".quick-input-widget");
  await palette.locator("input[aria-controls]").fill(`>${title}`);
  await palette.locator(".monaco-list-row").getByText(title, { exact: true }).first().click();
}

/** Moves the cursor of the active editor to a line and column, counted from 1. */
export async function goTo(page: Page, line: number, column: number): Promise<void> {
  await page.keyboard.press("Control+G");
  const box = page.locator(".quick-input-widget");
  await box.locator("input[aria-controls]").fill(`:${line}:${column}`);
  await page.keyboard.press("Enter");
  await box.waitFor({ state: "hidden" });
}

/** Unfolds a folder in the explorer. */
export async function openFolder(page: Page, name: string): Promise<void> {
  const row = page.locator(".explorer-folders-view .monaco-list-row").filter({ hasText: name }).first();
  if ((await row.getAttribute("aria-expanded")) !== "true") await row.click();
}

/** Waits until the clipboard holds `expected`. */
export async function waitForClipboard(page: Page, expected: string): Promise<void> {
  await waitUntil(
    page,
    `the clipboard with ${JSON.stringify(expected)}`,
    () => page.evaluate(() => navigator.clipboard.readText()),
    (text) => text === expected,
  );
}

/** Waits for a change, saves the active editor and waits until the file holds what `accepts`. */
export async function saveUntil(page: Page, file: string, accepts: (text: string) => boolean): Promise<string> {
  await page.locator(".tab.active.dirty").waitFor();
  await page.keyboard.press("Control+S");
  return waitUntil(page, file, () => readFile(file, "utf8"), accepts);
}
