import type { Page } from "playwright-core";
import { goTo } from "../vscode/keyboard.js";
import { tryAgain } from "../vscode/wait-until.js";
import { openFile } from "../vscode/workbench.js";
import type { Film } from "./film.js";

/** One identifier in five languages: its references, and a new name in all of them. */
export async function showReferences(page: Page, film: Film): Promise<void> {
  await openFile(page, "vocabulary.ttl");
  await page.keyboard.press("Control+B");
  await goTo(page, 4, 8);
  await film.show(3, "A term of a vocabulary, in Turtle. Where is it used?");
  // Until the server has read the folder, there is nothing to show.
  await tryAgain("the references", async (timeout) => {
    await page.keyboard.press("Shift+F12");
    await page.locator(".ref-tree .monaco-list-row").nth(4).waitFor({ timeout });
  });
  await film.show(3, "Shift+F12: its references, however each language writes it");
  for (const [file, how] of [
    ["book.jsonld", "a key of JSON-LD"],
    ["reader.html", "RDFa in a page, below its vocabulary"],
    ["shelf.ts", "a string of a program"],
    ["shelves.rq", "a query, with a prefix"],
  ] as const) {
    await page.keyboard.press("F4");
    await page.locator(".peekview-title .filename", { hasText: file }).waitFor();
    await film.show(2, `… ${how}`);
  }
  await page.keyboard.press("Escape");
  await page.locator(".ref-tree").waitFor({ state: "hidden" });
  await goTo(page, 2, 36);
  await page.keyboard.press("F2");
  const name = page.locator(".rename-box input");
  await name.fill("https://books.example.org/terms#callNumber");
  await film.show(3, "F2: another name");
  await page.keyboard.press("Enter");
  await page.locator(".view-line", { hasText: "callNumber" }).waitFor();
  await film.show(2, "… here,");
  for (const file of ["vocabulary.ttl", "reader.html"]) {
    await page.locator(".tab", { hasText: file }).click();
    await page.locator(".view-line", { hasText: "callNumber" }).waitFor();
    await film.show(2, "… and in all five languages, as each of them writes it");
  }
}
