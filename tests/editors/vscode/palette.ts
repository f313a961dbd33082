import assert from "node:assert/strict";
import { join } from "node:path";
import { goTo, runCommand, saveUntil, waitForClipboard } from "./keyboard.js";
import type { UnderTest } from "./under-test.js";
import { openFile } from "./workbench.js";

const written = "https://books.example.org/ספרים/חדשים";
const encoded = "https://books.example.org/%D7%A1%D7%A4%D7%A8%D7%99%D7%9D/%D7%97%D7%93%D7%A9%D7%99%D7%9D";

/** The commands that convert, copy and fix. */
export function testPalette(under: UnderTest): void {
  const { session } = under;
  const file = (): string => join(session().workspace, "catalog.ts");

  it("copies the identifier at the cursor as a URI and as an IRI", async () => {
    const { page } = session();
    await openFile(page, "catalog.ts");
    await goTo(page, 1, 40);
    await runCommand(page, "Irilint: Copy as URI");
    await waitForClipboard(page, encoded);
    await runCommand(page, "Irilint: Copy as IRI");
    await waitForClipboard(page, written);
  });

  it("converts the identifier at the cursor to a URI", async () => {
    const { page } = session();
    await runCommand(page, "Irilint: Convert to URI");
    await saveUntil(page, file(), (text) => text.includes(encoded) && text.includes("sale-מבצע"));
  });

  it("converts all of a document, and back", async () => {
    const { page } = session();
    await runCommand(page, "Irilint: Convert Document to URIs");
    await saveUntil(page, file(), (text) => !/[^\0-\x7F]/u.test(text));
    await runCommand(page, "Irilint: Convert Document to IRIs");
    // Letters of both directions in one segment deceive, and stay as they are in URIs.
    await saveUntil(page, file(), (text) => text.includes(written) && text.includes("sale-%D7%9E"));
    for (let conversion = 0; conversion < 2; conversion++) await page.keyboard.press("Control+z");
    await saveUntil(page, file(), (text) => text.includes("sale-מבצע"));
  });

  it("fixes all that is safe in the document", async () => {
    const { page } = session();
    await openFile(page, "links.json");
    await goTo(page, 2, 24);
    await page.keyboard.type("WWW.");
    await runCommand(page, "Irilint: Fix All in Document");
    await page.locator(".view-lines").getByText("https://www.books.example.org/", { exact: false }).first().waitFor();
    await page.locator(".notification-toast").getByText("1 fixed, 1 needs your choice").waitFor();
    await runCommand(page, "Notifications: Clear All Notifications");
  });

  it("says once that nothing is left to fix", async () => {
    const { page } = session();
    await runCommand(page, "Irilint: Fix All in Document");
    const toasts = page.locator(".notification-toast");
    await toasts.getByText("0 fixed, 1 needs your choice").waitFor();
    assert.equal(await toasts.count(), 1);
    assert.equal(await page.locator(".monaco-editor-overlaymessage").count(), 0);
    await runCommand(page, "Notifications: Clear All Notifications");
  });
}
