import type { Page } from "playwright-core";
import { locate, readLines, readSquiggles, type Squiggle } from "./painted-text.js";

const patience = 20_000;

/** Waits until the workbench of a page can be used. */
export async function waitForWorkbench(page: Page): Promise<void> {
  await page.locator(".monaco-workbench .part.editor").waitFor({ timeout: 60_000 });
  await page.locator(".explorer-folders-view .monaco-list-row").first().waitFor({ timeout: 60_000 });
}

/** Opens a file at the top of the workspace and waits until its text is shown. */
export async function openFile(page: Page, name: string): Promise<void> {
  await page.locator(".explorer-folders-view .monaco-list-row").filter({ hasText: name }).dblclick();
  await page.locator(".tab.active", { hasText: name }).waitFor({ timeout: patience });
  await page.locator(".editor-group-container.active .view-line").first().waitFor({ timeout: patience });
}

/** Waits until `accepts` says yes to the squiggles of the active editor, and answers them. */
export async function waitForSquiggles(
  page: Page,
  accepts: (squiggles: readonly Squiggle[]) => boolean,
): Promise<readonly Squiggle[]> {
  return waitUntil(page, "the squiggles", () => readSquiggles(page), accepts);
}

/** Points at the first place where the active editor shows `text` and waits for a hover that `expected` matches. */
export async function hover(page: Page, text: string, expected: RegExp): Promise<string> {
  const { x, y } = await locate(page, text);
  await page.mouse.move(x - 2, y);
  await page.mouse.move(x, y);
  const visible = page.locator(".monaco-hover:not(.hidden) .hover-contents");
  return waitUntil(
    page,
    `the hover of '${text}'`,
    async () => (await visible.allInnerTexts()).join("\n"),
    (shown) => expected.test(shown),
  );
}

/** Opens the quick fixes at the first place where the active editor shows `text`; answers their titles. */
export async function openQuickFixes(page: Page, text: string): Promise<readonly string[]> {
  const { x, y } = await locate(page, text);
  await page.mouse.click(x, y);
  await page.keyboard.press("Control+.");
  const rows = page.locator(".action-widget .monaco-list-row.action");
  await rows.first().waitFor({ timeout: patience });
  return (await rows.allInnerTexts()).map((title) => title.trim());
}

/** Takes one of the quick fixes that {@link openQuickFixes} has opened. */
export async function chooseQuickFix(page: Page, title: string): Promise<void> {
  const row = page
    .locator(".action-widget .monaco-list-row.action")
    .filter({ has: page.getByText(title, { exact: true }) });
  // Until the pointer moves, the workbench shields the list from clicks that were meant for the editor.
  await row.hover({ force: true, timeout: patience });
  await row.click({ timeout: patience });
  await page.locator(".action-widget").waitFor({ state: "hidden", timeout: patience });
}

/** Waits until the visible text of the active editor contains `text`. */
export async function waitForText(page: Page, text: string): Promise<void> {
  await waitUntil(
    page,
    `'${text}' in the editor`,
    () => readLines(page),
    (lines) => lines.join("\n").includes(text),
  );
}

/** Saves the active editor and waits until it is saved. */
export async function save(page: Page): Promise<void> {
  await page.keyboard.press("Control+S");
  await page.locator(".tab.active:not(.dirty)").waitFor({ timeout: patience });
}

async function waitUntil<T>(
  page: Page,
  what: string,
  read: () => Promise<T>,
  accepts: (value: T) => boolean,
): Promise<T> {
  const deadline = Date.now() + patience;
  let value = await read();
  while (!accepts(value)) {
    if (Date.now() > deadline) throw new Error(`Waited in vain for ${what}; last seen: ${JSON.stringify(value)}`);
    await page.waitForTimeout(50);
    value = await read();
  }
  return value;
}
