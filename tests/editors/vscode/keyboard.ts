import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { tryAgain, waitUntil } from "./wait-until.js";

/** Runs a command of the palette by its title. */
export async function runCommand(page: Page, title: string): Promise<void> {
  await chooseCommand(page, title);
  await page.locator(".quick-input-widget").waitFor({ state: "hidden" });
}

/** Chooses a command of the palette that asks for something in its place. */
export async function chooseCommand(page: Page, title: string): Promise<void> {
  await askFor(page, "F1", `>${title}`);
  const rows = page.locator(".quick-input-widget .monaco-list-row");
  await rows.getByText(title, { exact: true }).first().click();
}

/** Moves the cursor of the active editor to a line and column, counted from 1. */
export async function goTo(page: Page, line: number, column: number): Promise<void> {
  await askFor(page, "Control+G", `:${line}:${column}`);
  await page.keyboard.press("Enter");
  await page.locator(".quick-input-widget").waitFor({ state: "hidden" });
}

/** Presses a key that opens the box for quick input, again if the workbench loses it, and writes into the box. */
async function askFor(page: Page, key: string, text: string): Promise<void> {
  const box = page.locator(".quick-input-widget input[aria-controls]");
  await tryAgain(`the box that ${key} opens`, async (timeout) => {
    await page.keyboard.press(key);
    await box.fill(text, { timeout });
  });
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
