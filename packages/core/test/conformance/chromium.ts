import { chromium, type Page } from "playwright-core";

const executable = "/usr/bin/chromium";

/** Without these a Chromium that is run by root, or without a network, does not start or keeps asking for one. */
const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Opens an empty page in a real Chromium, and closes the browser when the work is done. */
export async function withPage<Answer>(work: (page: Page) => Promise<Answer>): Promise<Answer> {
  const browser = await chromium.launch({ executablePath: executable, args: flags });
  try {
    return await work(await browser.newPage());
  } finally {
    await browser.close();
  }
}
