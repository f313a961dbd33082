import type { Page } from "playwright-core";
import { inspector } from "../vscode/inspector.js";
import { goTo, runCommand } from "../vscode/keyboard.js";
import { openFile } from "../vscode/workbench.js";
import type { Film } from "./film.js";
import { pointAt } from "./pointing.js";

/** What is stored, and what is displayed: in the hover, then in the inspector. */
export async function showOrderOfDisplay(page: Page, film: Film): Promise<void> {
  await openFile(page, "sale.py");
  await page.keyboard.press("Control+B");
  await film.show(3, "The shelf, 12, is written last. It is displayed before the Hebrew word.");
  await pointAt(page, "books", /Hebrew/);
  await film.show(5, "The hover has both orders: what is stored, and what people see");
  await page.mouse.move(1, 1);
  await goTo(page, 2, 40);
  await runCommand(page, "Irilint: Open IRI Inspector");
  const strip = inspector(page).getByLabel("Characters in display order");
  await strip.waitFor();
  await runCommand(page, "View: Toggle Maximized Panel");
  await film.show(4, "The IRI Inspector takes the address apart");
  await strip.scrollIntoViewIfNeeded();
  await film.show(5, "… down to the order and the bidi level of each character");
}
