import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { inspector } from "./inspector.js";
import { goTo, runCommand } from "./keyboard.js";
import { find } from "./painted-text.js";
import type { UnderTest } from "./under-test.js";
import { waitUntil } from "./wait-until.js";
import { openFile } from "./workbench.js";

/** How identifiers with right-to-left characters look in the editor, and the inspector in every kind of theme. */
export function testDisplay(under: UnderTest): void {
  const { session } = under;

  it("gives an identifier an order of its own, whatever follows it, unless the setting says otherwise", async () => {
    const { page, changeSettings } = session();
    await openFile(page, "notes.ts");
    await waitForOrder(page, "identifier first");
    changeSettings({ "iri.editor.isolateRightToLeft": false });
    await waitForOrder(page, "mixed");
    changeSettings({ "iri.editor.isolateRightToLeft": true });
    await waitForOrder(page, "identifier first");
  });

  it("shows the twin in the inspector, in dark themes and in those of high contrast", async () => {
    const { page, changeSettings } = session();
    await goTo(page, 3, 30);
    await runCommand(page, "Irilint: Open IRI Inspector");
    await inspector(page).getByText("Displayed the same", { exact: true }).waitFor();
    await inspector(page).getByText("http://אב/1.2.3.4", { exact: true }).first().waitFor();
    await runCommand(page, "View: Toggle Maximized Panel");
    const seen = [await colorOf(page)];
    for (const [theme, picture] of [
      ["Default Dark Modern", "inspector-dark"],
      ["Default High Contrast", "inspector-high-contrast"],
    ] as const) {
      changeSettings({ "workbench.colorTheme": theme });
      seen.push(
        await waitUntil(
          page,
          theme,
          () => colorOf(page),
          (color) => !seen.includes(color),
        ),
      );
      await under.picture(picture);
    }
    assert.equal(new Set(seen).size, 3);
    changeSettings({});
    await waitUntil(
      page,
      "the first theme",
      () => colorOf(page),
      (color) => color === seen[0],
    );
    await runCommand(page, "View: Toggle Maximized Panel");
    await runCommand(page, "View: Toggle Panel Visibility");
  });
}

/** The letter after the identifier stands right of it, or, in one run with it, left of it. */
async function waitForOrder(page: Page, expected: "identifier first" | "mixed"): Promise<void> {
  const order = async (): Promise<string> => {
    const [ofIdentifier, after] = await Promise.all([find(page, "\u05D0"), find(page, "\u05D1")]);
    if (ofIdentifier === undefined || after === undefined) return "not shown";
    return ofIdentifier.x < after.x ? "identifier first" : "mixed";
  };
  await waitUntil(page, expected, order, (seen) => seen === expected);
}

function colorOf(page: Page): Promise<string> {
  return inspector(page)
    .locator("body")
    .evaluate((body) => getComputedStyle(body).color);
}
