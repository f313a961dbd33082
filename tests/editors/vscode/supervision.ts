import assert from "node:assert/strict";
import { expectAnswers } from "./answers.js";
import { chooseCommand, goTo, runCommand } from "./keyboard.js";
import type { VscodeSession } from "./session.js";
import type { UnderTest } from "./under-test.js";
import { waitUntil } from "./wait-until.js";
import { openFile, waitForSquiggles } from "./workbench.js";

/** The processes that run our server. */
export function serverOf({ processes }: VscodeSession): number[] {
  return processes("vscode-client/dist/server.cjs");
}

/** What may have become of a server; each answers the process that is to be replaced. */
const disturbances: readonly [
  state: string,
  disturb: (server: number, next: () => Promise<number>) => Promise<number>,
][] = [
  ["if it runs", (server) => Promise.resolve(server)],
  ["if it does not answer", (server) => Promise.resolve(halt(server))],
  [
    "if it does not answer from its start",
    async (server, next) => {
      process.kill(server, "SIGKILL");
      return halt(await next());
    },
  ],
];

/** Has a process run no more, without ending it. */
function halt(pid: number): number {
  process.kill(pid, "SIGSTOP");
  return pid;
}

/** How a person sees what the server does, changes what it does, and gets it back; comes after the palette. */
export function testSupervision(under: UnderTest): void {
  const { session } = under;

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

  it("says there that a file is too long to be read as a whole", async () => {
    const { page, changeSettings } = session();
    changeSettings({ "iri.preset": "strict", "iri.maximumLength": 10 });
    await page.locator("#status\\.languageStatus").hover();
    await page
      .locator(".hover-language-status")
      .getByText("Irilint only scans this file, since it is too long")
      .waitFor();
    await page.mouse.move(1, 1);
    changeSettings({ "iri.preset": "strict" });
  });

  it("acts on a changed setting at once", async () => {
    const { page, changeSettings } = session();
    changeSettings({ "iri.preset": "strict", "iri.codes": { "bidi-mixed-direction-component": "error" } });
    await waitForSquiggles(page, ["7 error 'sale-מבצע'"]);
    changeSettings({ "iri.preset": "strict", "iri.codes": { "bidi-mixed-direction-component": "off" } });
    await waitForSquiggles(page, []);
    changeSettings({ "iri.preset": "strict" });
    await waitForSquiggles(page, ["7 warning 'sale-מבצע'"]);
  });

  it("starts the server again when it was killed, and says nothing while somebody types", async () => {
    const { page } = session();
    const killed = onlyServer();
    await goTo(page, 1, 1);
    await page.keyboard.type("//".repeat(5));
    // A busy extension host sends what was typed before it hears of the end of the server.
    const hosts = session().processes("--type=extensionHost");
    for (const host of hosts) halt(host);
    await page.keyboard.type("//".repeat(25));
    await page.waitForTimeout(60);
    process.kill(killed, "SIGKILL");
    for (const host of hosts) process.kill(host, "SIGCONT");
    await anotherServer(killed);
    for (let left = 60; left > 0; left -= 1) await page.keyboard.press("Backspace");
    await expectAnswers(page);
    assert.deepEqual(await page.locator(".notification-toast").allInnerTexts(), []);
  });

  for (const [state, disturb] of disturbances) {
    it(`starts the server again by a command, ${state}`, async () => {
      const before = onlyServer();
      const old = await disturb(before, () => anotherServer(before));
      await runCommand(session().page, "Irilint: Restart Server");
      const started = await anotherServer(old);
      await expectAnswers(session().page);
      // The client looks after a server that it has stopped two seconds later.
      await session().page.waitForTimeout(3_000);
      assert.deepEqual(serverOf(session()), [started]);
      assert.deepEqual(await session().page.locator(".notification-toast").allInnerTexts(), []);
    });
  }

  async function anotherServer(old: number): Promise<number> {
    const [started] = await waitUntil(
      session().page,
      `another server than ${old}`,
      () => Promise.resolve(serverOf(session())),
      (pids): pids is [number] => pids.length === 1 && pids[0] !== old,
    );
    return started;
  }

  function onlyServer(): number {
    const [pid, ...others] = serverOf(session());
    // A signal to process 0 would go to all that run these tests.
    assert.ok(pid !== undefined && others.length === 0, `not one server: ${JSON.stringify([pid, ...others])}`);
    return pid;
  }

  it("shows how to start in a walkthrough", async () => {
    const { page } = session();
    await chooseCommand(page, "Welcome: Open Walkthrough...");
    await page.locator(".quick-input-widget .monaco-list-row", { hasText: "Get Started with Irilint" }).click();
    await page.locator(".gettingStartedContainer").getByText("See what is wrong").first().waitFor();
    // Beside the steps there is room for the pictures only if nothing else is there.
    await runCommand(page, "View: Toggle Primary Side Bar Visibility");
    const media = page.frameLocator("iframe.webview").frameLocator("iframe#active-frame");
    const picture = media.getByRole("img", { name: "A hover over an underlined IRI" });
    await waitUntil(
      page,
      "the picture of a hover",
      () => picture.evaluate((image) => (image as { readonly naturalWidth?: number }).naturalWidth),
      (width) => width === 852,
    );
    await under.picture("walkthrough");
    await runCommand(page, "View: Toggle Primary Side Bar Visibility");
  });
}
