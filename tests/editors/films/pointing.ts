import type { Page } from "playwright-core";
import { locate } from "../vscode/painted-text.js";
import { tryAgain } from "../vscode/wait-until.js";

/** Points at a text until the hover says what is waited for. */
export async function pointAt(page: Page, text: string, expected: RegExp): Promise<void> {
  await tryAgain(`the hover of '${text}'`, async (timeout) => {
    await page.mouse.move(1, 1);
    const { x, y } = await locate(page, text);
    await page.mouse.move(x - 2, y);
    await page.mouse.move(x, y);
    await page.locator(".monaco-hover:not(.hidden)", { hasText: expected }).waitFor({ timeout });
  });
}
