import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { locate, readSquiggles, type Squiggle } from "./painted-text.js";
import { tryAgain, waitUntil } from "./wait-until.js";

/** Waits until the workbench of a page can be used. */
export async function waitForWorkbench(page: Page): Promise<void> {
  await page.locator(".monaco-workbench .part.editor").waitFor();
  await page.locator(".explorer-folders-view .monaco-list-row").first().waitFor();
}

/** Opens a file at the top of a folder of the workspace and waits until its text is shown. */
export async function openFile(page: Page, name: string): Promise<void> {
  await openTab(page, name);
  await page.locator(".editor-group-container.active .view-line").first().waitFor();
}

/** Opens a notebook at the top of a folder of the workspace and waits until the text of a cell is shown. */
export async function openNotebook(page: Page, name: string): Promise<void> {
  await openTab(page, name);
  await page.locator(".notebookOverlay .view-line").first().waitFor();
}

async function openTab(page: Page, name: string): Promise<void> {
  await tryAgain(`${name} in an editor`, async (timeout) => {
    await openFolders(page);
    await rowsOfExplorer(page).filter({ hasText: name }).dblclick({ timeout });
    await page.locator(".tab.active", { hasText: name }).waitFor({ timeout });
  });
}

/** Unfolds all folders that the explorer shows; it does so itself at its start, some time after it shows them. */
export async function openFolders(page: Page): Promise<void> {
  const folded = rowsOfExplorer(page).and(page.locator("[aria-expanded=false]"));
  await tryAgain("unfolded folders", async (timeout) => {
    await folded
      .first()
      .waitFor({ state: "detached", timeout: 1_000 })
      .catch(() => folded.first().click({ timeout }));
    await folded.first().waitFor({ state: "detached", timeout });
  });
}

function rowsOfExplorer(page: Page): Locator {
  return page.locator(".explorer-folders-view .monaco-list-row");
}

/** Waits until the active editor shows exactly the squiggles that are described as `line severity 'text'`. */
export async function waitForSquiggles(page: Page, expected: readonly string[]): Promise<void> {
  const describe = ({ line, severity, text }: Squiggle): string => `${line} ${severity} '${text}'`;
  await waitUntil(
    page,
    `the squiggles ${JSON.stringify(expected)}`,
    async () => (await readSquiggles(page)).map(describe),
    (shown) => shown.join("\n") === expected.join("\n"),
  );
}

/** Opens the panel of problems and waits for one that `expected` matches; answers the panel's lines. */
export async function openProblems(page: Page, expected: RegExp): Promise<readonly string[]> {
  await toggleProblems(page, "visible");
  return waitUntil(
    page,
    "the list of problems",
    async () => {
      const rows = await page.locator(".markers-panel .monaco-list-row").allInnerTexts();
      return rows.map((row) => row.replaceAll("\n", " "));
    },
    (rows) => expected.test(rows.join("\n")),
  );
}

export async function closeProblems(page: Page): Promise<void> {
  await toggleProblems(page, "hidden");
}

/** The workbench loses a key now and then while it starts something; then a person presses it again. */
async function toggleProblems(page: Page, state: "visible" | "hidden"): Promise<void> {
  const panel = page.locator(".markers-panel");
  if ((await panel.isVisible()) === (state === "visible")) return;
  await tryAgain(`the list of problems to be ${state}`, async (timeout) => {
    await page.keyboard.press("Control+Shift+M");
    await panel.waitFor({ state, timeout });
  });
}

const visibleHovers = ".monaco-hover:not(.hidden) .hover-contents";

/** Moves the pointer away from the text, so that no hover covers it. */
async function dismissHover(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.locator(visibleHovers).first().waitFor({ state: "hidden" });
}

/** Points at the first place where the active editor shows `text` and waits for a hover that `expected` matches. */
export async function hover(page: Page, text: string, expected: RegExp): Promise<string> {
  await dismissHover(page);
  const { x, y } = await locate(page, text);
  await page.mouse.move(x - 2, y);
  await page.mouse.move(x, y);
  return waitUntil(
    page,
    `the hover of '${text}'`,
    async () => (await page.locator(visibleHovers).allInnerTexts()).join("\n"),
    (shown) => expected.test(shown) && !shown.includes("Loading"),
  );
}

/** Opens the quick fixes at the first place where the active editor shows `text`; answers their titles. */
export async function openQuickFixes(page: Page, text: string): Promise<readonly string[]> {
  await dismissHover(page);
  const { x, y } = await locate(page, text);
  const rows = page.locator(".action-widget .monaco-list-row.action");
  // The workbench drops a request if problems come in while it asks for fixes.
  await tryAgain(`the quick fixes at '${text}'`, async (timeout) => {
    await page.mouse.click(x, y);
    await page.keyboard.press("Control+.");
    await rows.first().waitFor({ timeout });
  });
  return (await rows.allInnerTexts()).map((title) => title.trim());
}

/** Takes one of the quick fixes that {@link openQuickFixes} has opened. */
export async function chooseQuickFix(page: Page, title: string): Promise<void> {
  const row = page
    .locator(".action-widget .monaco-list-row.action")
    .filter({ has: page.getByText(title, { exact: true }) });
  // Until the pointer moves, the workbench shields the list from clicks that were meant for the editor.
  await row.hover({ force: true });
  await row.click();
  await page.locator(".action-widget").waitFor({ state: "hidden" });
}

/** Saves the active editor and waits until the file holds `expected`. */
export async function save(page: Page, file: string, expected: string): Promise<void> {
  await page.keyboard.press("Control+S");
  await waitUntil(
    page,
    `${file} with ${JSON.stringify(expected)}`,
    () => readFile(file, "utf8"),
    (text) => text === expected,
  );
}
