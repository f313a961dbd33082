import { chromium, type Page } from "playwright-core";
import { findChromium } from "../install/locations.mjs";
import { patience } from "../patience.js";

/** A browser window of our own, and what its page has said. */
export interface BrowserWindow {
  readonly page: Page;
  log(): string;
  close(): Promise<void>;
}

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Tests reach this machine only.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost",
];

/** Opens a headless Chromium whose profile is kept in `profile`. */
export async function openBrowserWindow(profile: string): Promise<BrowserWindow> {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error("No Chromium on the PATH; `node tests/editors/install.mjs` installs it.");
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: flags,
    // Else crash reports would go below the home folder.
    env: { ...process.env, XDG_CONFIG_HOME: profile },
    permissions: ["clipboard-read", "clipboard-write"],
    viewport: { width: 1200, height: 660 },
    deviceScaleFactor: 1.5,
  });
  context.setDefaultTimeout(patience);
  const page = context.pages()[0] ?? (await context.newPage());
  const lines: string[] = [];
  page.on("console", (message) => void lines.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => void lines.push(`pageerror: ${error.message}`));
  return { page, log: () => lines.join("\n"), close: () => context.close() };
}
