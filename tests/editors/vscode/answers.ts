import type { Page } from "playwright-core";
import { goTo, runCommand } from "./keyboard.js";
import type { UnderTest } from "./under-test.js";
import { openFile, waitForSquiggles } from "./workbench.js";

/** Waits until the squiggles of `catalog.ts`, as it is after the palette, follow its text. */
export async function expectAnswers(page: Page): Promise<void> {
  await goTo(page, 4, 20);
  await page.keyboard.type("|");
  await waitForSquiggles(page, ["4 error '|'", "7 warning 'sale-מבצע'"]);
  await page.keyboard.press("Backspace");
  await waitForSquiggles(page, ["7 warning 'sale-מבצע'"]);
}

/** A server that is no process is started again as well. */
export function testRestart({ session }: UnderTest): void {
  it("starts the server again by a command", async () => {
    const { page } = session();
    await openFile(page, "catalog.ts");
    await runCommand(page, "Irilint: Restart Server");
    await expectAnswers(page);
  });
}
