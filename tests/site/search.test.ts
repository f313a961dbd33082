import assert from "node:assert/strict";
import { chromium, type Browser, type Page } from "playwright-core";
import { findChromium } from "../editors/install/locations.mjs";
import { serveSite } from "./served-site.js";

/** What people type who do not know our names, and the page that they look for. */
const rows: readonly (readonly [words: string, page: string])[] = [
  ["zero-width", "checks/character-invisible"],
  ["zero width space", "checks/character-invisible"],
  ["invisible", "checks/character-invisible"],
  ["zwj", "checks/character-joiner-out-of-context"],
  ["homograph", "checks/host-confusable"],
  ["homoglyph", "checks/host-confusable"],
  ["lookalike domain", "checks/host-confusable"],
  ["typosquatting", "checks/host-near-another"],
  ["rtl", "checks/bidi-rtl-paragraph-display"],
  ["rtl spoofing", "checks/bidi-visual-twin"],
  ["trojan source", "checks/bidi-formatting-character"],
  ["punycode", "checks/host-punycode"],
  ["missing scheme", "checks/scheme-left-out"],
  ["missing https", "checks/scheme-left-out"],
  ["broken link", "checks/link-malformed"],
  ["dead link", "checks/target-missing"],
  ["broken anchor", "checks/fragment-missing"],
  ["space in url", "checks/character-space"],
  ["mojibake", "checks/character-mojibake"],
  ["wrong encoding", "checks/character-mojibake"],
  ["namespace typo", "checks/namespace-misspelled"],
  ["secret", "checks/secret-exposed"],
  ["token", "checks/secret-exposed"],
  ["api key", "checks/secret-exposed"],
  ["password", "checks/userinfo-password-exposed"],
  ["double encoding", "checks/percent-double-encoded"],
  ["percent encoding", "checks/percent-triplet-malformed"],
  ["path traversal", "checks/path-dot-segments"],
  ["ssrf", "checks/readers-disagree"],
  ["url typo", "checks/scheme-misspelled"],
  ["backslash", "checks/character-backslash"],
  ["uppercase host", "checks/host-not-lowercase"],
  ["port", "checks/port-malformed"],
  ["placeholder", "conventions"],
  ["eslint", "packages/eslint-plugin"],
  ["neovim", "editors"],
  ["pre-commit", "integrations"],
  ["github action", "integrations"],
  ["riot", "beside"],
];

describe("the search of the site", () => {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serveSite>>;
  let page: Page;

  before(async () => {
    site = await serveSite();
    const executablePath = findChromium();
    assert.ok(executablePath !== undefined, "There is no Chromium.");
    browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
    page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${site.address}index.html`);
    await page.getByRole("button", { name: "Search" }).click();
  });

  after(async () => {
    await browser.close();
    site.server.close();
  });

  for (const [words, path] of rows)
    it(`has among its first results for '${words}' ${path}`, async () => {
      await page.getByRole("searchbox").fill(words);
      const isThere = await page
        .waitForFunction(isAmongFirst, path, { timeout: 5000 })
        .then(() => true)
        .catch(() => false);
      const found = await page
        .locator("a.result")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      assert.ok(isThere, found.join("\n"));
    });
});

/** Runs inside the page: three results are seen at once, also on a phone. */
function isAmongFirst(path: string): boolean {
  const results = Array.from(document.querySelectorAll("a.result")).slice(0, 3);
  return results.some((link) => link.getAttribute("href")?.includes(`/${path}.html`));
}
