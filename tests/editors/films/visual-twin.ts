import type { Page } from "playwright-core";
import { inspector } from "../vscode/inspector.js";
import { goTo, runCommand } from "../vscode/keyboard.js";
import { chooseQuickFix, openFile, openQuickFixes } from "../vscode/workbench.js";
import type { Film } from "./film.js";
import { pointAt } from "./pointing.js";

/** Another address that is displayed the same: told of in the hover, shown in the inspector, and ruled out by a quick fix. */
export async function showVisualTwin(page: Page, film: Film): Promise<void> {
  await openFile(page, "login.py");
  await page.keyboard.press("Control+B");
  await film.show(3, "Which host gets the password: 1.2.3.4, or the one with a Hebrew name?");
  await pointAt(page, "1.2.3", /displayed/);
  await film.show(5, "Nobody can tell: two addresses are displayed exactly like this");
  await page.mouse.move(1, 1);
  await goTo(page, 2, 36);
  await runCommand(page, "Irilint: Open IRI Inspector");
  const twin = inspector(page).getByText("Displayed the same", { exact: true });
  await twin.waitFor();
  await twin.scrollIntoViewIfNeeded();
  await film.show(4, "The IRI Inspector shows the other one");
  await runCommand(page, "View: Toggle Panel Visibility");
  const [title = ""] = await openQuickFixes(page, "1.2.3");
  await film.show(3, "The quick fix keeps the address, and gives it one reading");
  await chooseQuickFix(page, title);
  await page.mouse.move(1, 1);
  await film.show(4, "The host is 1.2.3.4, for people, too");
}
