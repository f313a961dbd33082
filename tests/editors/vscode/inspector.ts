import assert from "node:assert/strict";
import type { FrameLocator, Page } from "playwright-core";
import { goTo, runCommand, waitForClipboard } from "./keyboard.js";
import { locate } from "./painted-text.js";
import type { UnderTest } from "./under-test.js";
import { tryAgain } from "./wait-until.js";
import { openFile } from "./workbench.js";

const sale = "https://books.example.org/sale-מבצע";
const saleAsUri = "https://books.example.org/sale-%D7%9E%D7%91%D7%A6%D7%A2";

/** The view that takes the identifier at the cursor apart; `catalog.ts` may have been changed before. */
export function testInspector(under: UnderTest): void {
  const { session } = under;

  it("inspects the identifier at the cursor, and follows it", async () => {
    const { page } = session();
    await openFile(page, "catalog.ts");
    await goTo(page, 1, 40);
    await runCommand(page, "Irilint: Open IRI Inspector");
    await heading(page, "https://books.example.org/ספרים/חדשים");
    await openFile(page, "catalog.ts");
    await goTo(page, 7, 40);
    await heading(page, sale);
    await goTo(page, 6, 1);
    await inspector(page).getByText("Move the cursor into an identifier").waitFor();
    await goTo(page, 7, 40);
    await heading(page, sale);
  });

  it("shows forms, components, characters, octets and both orders", async () => {
    const { page } = session();
    const text = await inspector(page).locator("main").innerText();
    for (const part of [
      saleAsUri,
      "bidi-mixed-direction-component",
      "U+05DE HEBREW LETTER MEM",
      "Hebrew",
      "books.example.org",
    ])
      assert.ok(text.includes(part), `${part} is not in: ${text}`);
    const strip = (label: string): Promise<string[]> =>
      inspector(page)
        .getByLabel(`Characters in ${label} order`)
        .locator("li.right-to-left > span:first-child")
        .allInnerTexts();
    assert.deepEqual(await strip("stored"), ["מ", "ב", "צ", "ע"]);
    assert.deepEqual(await strip("display"), ["ע", "צ", "ב", "מ"]);
  });

  it("keeps every piece with right-to-left characters to itself, and all but single ones from left to right", async () => {
    const alone = await inspector(session().page).locator("main").evaluate(textsOutsideOfIsolates);
    assert.deepEqual(alone, []);
  });

  it("compares with a second IRI", async () => {
    const { page } = session();
    await inspector(page).getByLabel("With").fill(saleAsUri);
    const comparison = inspector(page).getByRole("status");
    await comparison.getByText("equivalent").first().waitFor();
    assert.match(
      await comparison.innerText(),
      /Character by character\s+different\s+After normalization of the syntax\s+equivalent/u,
    );
    await runCommand(page, "View: Toggle Maximized Panel");
    await inspector(page).locator("h1").scrollIntoViewIfNeeded();
    await under.picture("inspector");
    await under.walkthroughPicture("inspect", 490);
  });

  it("is used with the keyboard alone", async () => {
    const { page } = session();
    const frame = inspector(page);
    await frame.getByLabel("With").focus();
    const labels: string[] = [];
    while (labels.at(-1) !== "Go to" && labels.length < 12) {
      await page.keyboard.press("Shift+Tab");
      labels.push(
        await frame.locator(":focus").evaluate((element) => element.getAttribute("aria-label") ?? element.textContent),
      );
    }
    assert.deepEqual(labels, [
      "Characters",
      "Characters in display order",
      "Characters in stored order",
      "Copy the IRI",
      "Copy the URI",
      "bidi-mixed-direction-component",
      "Go to",
    ]);
    await runCommand(page, "View: Toggle Maximized Panel");
    await frame.getByRole("button", { name: "Copy the URI" }).focus();
    await page.keyboard.press("Enter");
    await waitForClipboard(page, saleAsUri);
    await frame.getByRole("button", { name: "Go to" }).focus();
    await page.keyboard.press("Enter");
    await page.locator(".statusbar").getByText("(35 selected)").waitFor();
  });

  it("leaves the page when it is closed", async () => {
    await closePanel();
  });

  it("opens from the context menu, also at what is not checked", async () => {
    const { page } = session();
    await openFile(page, "contact.ts");
    const { x, y } = await locate(page, "mailto:");
    const entry = page.getByRole("menuitem", { name: "Open IRI Inspector" });
    // A menu that has just opened does not heed a click, and stays.
    await tryAgain("the context menu", async (timeout) => {
      await page.keyboard.press("Escape");
      await page.mouse.click(x, y, { button: "right" });
      await entry.hover({ timeout });
      await entry.click({ timeout });
      await page.locator("iframe.webview").waitFor({ timeout });
    });
    await heading(page, "mailto:books@example.org");
    await inspector(page).getByText("not checked there").waitFor();
  });

  it("copies the password that it does not show", async () => {
    const { page } = session();
    await openFile(page, "contact.ts");
    await goTo(page, 2, 30);
    await heading(page, "https://reader:…@books.example.org/");
    await inspector(page).getByRole("button", { name: "Copy the URI" }).click();
    await waitForClipboard(page, "https://reader:s3cr3t@books.example.org/");
    const status = page.locator(".statusbar");
    await status.getByText("Copied 1 identifier").waitFor();
    assert.doesNotMatch(await status.innerText(), /s3cr3t/u);
    await closePanel();
  });

  it("names unusual characters before the others, and marks them among these", async () => {
    const { page } = session();
    await openFile(page, "guests.ts");
    await goTo(page, 1, 30);
    await runCommand(page, "Irilint: Open IRI Inspector");
    const unusual = inspector(page).getByRole("region", { name: "Unusual characters (2)" });
    await unusual.waitFor();
    assert.deepEqual(await unusual.getByRole("row").allInnerTexts(), [
      "Character\tCode point\tWhy\tOffset",
      "е\tU+0435 CYRILLIC SMALL LETTER IE\tlooks like e\t10",
      "U+200B\tU+200B ZERO WIDTH SPACE\tnot seen\t29",
    ]);
    const all = inspector(page).getByRole("region", { name: "Characters", exact: true });
    assert.deepEqual(await all.locator("mark").allInnerTexts(), ["е", "U+200B"]);
    const headings = await inspector(page).getByRole("heading", { level: 2 }).allInnerTexts();
    assert.equal(headings[0], "Unusual characters (2)");
    await under.picture("inspector-unusual");
    await closePanel();
  });

  async function closePanel(): Promise<void> {
    const { page } = session();
    await runCommand(page, "View: Toggle Panel Visibility");
    await page.locator("iframe.webview").waitFor({ state: "hidden" });
  }
}

/** The page within the view. */
export function inspector(page: Page): FrameLocator {
  return page.frameLocator("iframe.webview").frameLocator("iframe#active-frame");
}

function heading(page: Page, text: string): Promise<void> {
  return inspector(page).getByRole("heading", { level: 1 }).getByText(text, { exact: true }).waitFor();
}

/** Runs inside the page: texts with right-to-left characters that an element around them could reorder. */
function textsOutsideOfIsolates(main: Element): string[] {
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const isolate = node.parentElement?.closest("bdi");
    if (!/[\u0590-\u08FF]/u.test(node.nodeValue ?? "")) continue;
    const isOrdered = isolate?.dir === "ltr" || isolate?.className === "glyph";
    if (!isolate || !isOrdered || getComputedStyle(isolate).unicodeBidi !== "isolate") found.push(node.nodeValue ?? "");
  }
  return found;
}
