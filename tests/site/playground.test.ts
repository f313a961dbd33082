import assert from "node:assert/strict";
import { dirname } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { findChromium } from "../editors/install/locations.mjs";
import { pages, serveSite } from "./served-site.js";

/** All pages at the top, and some of each folder, whose pages are all made alike. */
function somePages(): string[] {
  const ofFolders = new Map<string, number>();
  return pages.filter((path) => {
    const folder = dirname(path);
    const count = ofFolders.get(folder) ?? 0;
    ofFolders.set(folder, count + 1);
    return folder === "." || count < 5;
  });
}

describe("the site in a browser", () => {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serveSite>>;

  before(async () => {
    site = await serveSite();
    const executablePath = findChromium();
    assert.ok(executablePath !== undefined, "There is no Chromium.");
    browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  });

  after(async () => {
    await browser.close();
    site.server.close();
  });

  it("has no page that is wider than a phone, and asks nobody else for anything", async () => {
    const page = await openPage("index.html", { viewport: { width: 390, height: 800 } });
    const wide: string[] = [];
    for (const path of somePages()) {
      await page.goto(site.address + path, { waitUntil: "load" });
      const width = await page.evaluate("document.documentElement.scrollWidth");
      if (Number(width) > 390) wide.push(path);
    }
    assert.deepEqual(wide, []);
    await page.context().close();
  });

  describe("the playground", () => {
    let page: Page;

    beforeEach(async () => {
      page = await openPage("playground.html");
      await page.getByLabel("Identifier", { exact: true }).waitFor();
    });
    afterEach(() => page.context().close());

    it("tells what is wrong in what is typed, and mends it", async () => {
      await page.getByLabel("Identifier", { exact: true }).fill("http://a.example/b c");
      await page.getByText(/^error 18–19: The path contains a space/).waitFor();
      await page.getByRole("button", { name: "Percent-encode the space" }).click();
      await page.getByText("Nothing is wrong.").waitFor();
      assert.equal(await page.getByLabel("Identifier", { exact: true }).inputValue(), "http://a.example/b%20c");
    });

    it("shows the order of display in both paragraphs, and the twin", async () => {
      await page.getByLabel("Identifier", { exact: true }).fill("http://1.2.3.4/\u05D0\u05D1");
      assert.equal(await page.getByRole("img", { name: /^Displayed from left to right/ }).count(), 2);
      await page.getByRole("button", { name: "Compare with it" }).click();
      assert.equal(await page.getByLabel("Second identifier").inputValue(), "http://\u05D0\u05D1/1.2.3.4");
      assert.equal(await page.getByRole("row", { name: /^syntax different$/ }).count(), 1);
    });

    it("shows who reads what", async () => {
      await page.getByLabel("Identifier", { exact: true }).fill("http://a.example\\@b.example:8080/c?d");
      await page.getByRole("row", { name: "WHATWG accepted, host a.example, sent /@b.example:8080/c?d" }).waitFor();
      await page.getByRole("row", { name: "curl accepted, host b.example, port 8080, sent /c?d" }).waitFor();
      await page.getByRole("row", { name: /^RFC 3986 refused: / }).waitFor();
    });

    it("takes hostile text for text", async () => {
      const hostile = `http://a.example/<img src=x onerror="globalThis.harmed=1">\u202E{{7*7}}\uD800`;
      await page.getByLabel("Identifier", { exact: true }).fill(hostile);
      await page
        .getByRole("status")
        .filter({ hasText: /^\d+ findings$/ })
        .waitFor();
      assert.equal(await page.evaluate("globalThis.harmed"), undefined);
      assert.match((await page.locator(".underlined").textContent()) ?? "", /\{\{7\*7\}\}/);
    });

    it("has its state in its address", async () => {
      await page.getByLabel("Identifier", { exact: true }).fill("http://a.example/%zz");
      await page.getByLabel("preset").selectOption("strict");
      await page.waitForURL(/preset=strict/);
      const other = await openPage("playground.html" + new URL(page.url()).hash);
      const identifier = other.getByLabel("Identifier", { exact: true });
      await identifier.waitFor();
      assert.equal(await identifier.inputValue(), "http://a.example/%zz");
      assert.equal(await other.getByLabel("preset").inputValue(), "strict");
      await other.context().close();
    });

    it("reads documents, and mends them", async () => {
      await page.getByRole("tab", { name: "One document" }).click();
      await page.getByLabel("Language").selectOption("markdown");
      await page.getByRole("textbox", { name: "Document" }).fill("See [this](htps://a.example/).\n");
      await page.getByText("1:12").waitFor();
      await page.getByRole("button", { name: "Write 'https'" }).click();
      await page.getByText("Nothing is wrong.").waitFor();
      assert.equal(
        await page.getByRole("textbox", { name: "Document" }).inputValue(),
        "See [this](https://a.example/).\n",
      );
    });

    it("is used by the keyboard", async () => {
      await page.getByRole("tab", { name: "One identifier" }).focus();
      await page.keyboard.press("ArrowRight");
      await page.getByRole("textbox", { name: "Document" }).waitFor();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      assert.equal(await page.locator(":focus").getAttribute("aria-label"), "Document");
    });
  });

  it("loads at most 250 kB of scripts, compressed as static hosts do, before the first line of the playground answers", async () => {
    const page = await openPage();
    const scripts: Promise<Buffer>[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith(".js")) scripts.push(response.body());
    });
    await page.goto(`${site.address}playground.html`);
    await page.getByLabel("Identifier", { exact: true }).waitFor();
    const loaded = await Promise.all(scripts);
    const size = loaded.reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
    assert.ok(size <= 250_000, `${size} bytes`);
    await page.context().close();
  });

  /** A page that fails the test if it asks for anything outside of the site, or throws. */
  async function openPage(path?: string, options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    page.on("pageerror", (error) => assert.fail(error));
    page.on("request", (request) => {
      const url = request.url();
      assert.ok(url.startsWith(site.address) || url.startsWith("data:") || url.startsWith("blob:"), url);
    });
    if (path !== undefined) await page.goto(site.address + path);
    return page;
  }
});
