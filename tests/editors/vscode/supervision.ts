import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { goTo, runCommand } from "./keyboard.js";
import type { UnderTest } from "./under-test.js";
import { waitUntil } from "./wait-until.js";
import { openFile, waitForSquiggles } from "./workbench.js";

const server = "vscode-client/dist/server.cjs";

/** How a person sees what the server does, changes what it does, and gets it back; comes after the palette. */
export function testSupervision(under: UnderTest): void {
  const { session } = under;
  const setWorkspaceSettings = (settings: object): void =>
    writeFileSync(join(session().workspace, ".vscode", "settings.json"), JSON.stringify(settings));

  it("says in the language status what was found, and under which settings", async () => {
    const { page } = session();
    await openFile(page, "catalog.ts");
    await page.locator("#status\\.languageStatus").hover();
    const status = page.locator(".hover-language-status");
    await status.getByText("3 identifiers, 1 finding").waitFor();
    await status.getByText("Preset strict, rfc3987").waitFor();
    await under.picture("status");
    await page.mouse.move(1, 1);
  });

  it("acts on a changed setting at once", async () => {
    const { page } = session();
    setWorkspaceSettings({ "iri.preset": "strict", "iri.codes": { "bidi-mixed-direction-component": "error" } });
    await waitForSquiggles(page, ["7 error 'sale-מבצע'"]);
    setWorkspaceSettings({ "iri.preset": "strict", "iri.codes": { "bidi-mixed-direction-component": "off" } });
    await waitForSquiggles(page, []);
    setWorkspaceSettings({ "iri.preset": "strict" });
    await waitForSquiggles(page, ["7 warning 'sale-מבצע'"]);
  });

  it("starts the server again when it was killed", async () => {
    const { page, processes } = session();
    const [killed = 0, ...others] = processes(server);
    assert.deepEqual(others, []);
    process.kill(killed, "SIGKILL");
    await waitUntil(
      page,
      "another server",
      () => Promise.resolve(processes(server)),
      ([pid]) => pid !== undefined && pid !== killed,
    );
    await goTo(page, 4, 20);
    await page.keyboard.type("|");
    await waitForSquiggles(page, ["4 error '|'", "7 warning 'sale-מבצע'"]);
    await page.keyboard.press("Backspace");
    await waitForSquiggles(page, ["7 warning 'sale-מבצע'"]);
  });

  it("starts the server again by a command", async () => {
    const { page, processes } = session();
    const [stopped] = processes(server);
    await runCommand(page, "Irilint: Restart Server");
    await waitUntil(
      page,
      "another server",
      () => Promise.resolve(processes(server)),
      ([pid, other]) => pid !== undefined && pid !== stopped && other === undefined,
    );
    await waitForSquiggles(page, ["7 warning 'sale-מבצע'"]);
  });
}
