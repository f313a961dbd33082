import assert from "node:assert/strict";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium, type Browser, type Page } from "playwright-core";
import puppeteer from "puppeteer-core";
import { findChromium, findProgram } from "../editors/install/locations.mjs";
import { patience } from "../editors/patience.js";
import { newFolder } from "../packages/project.js";
import { siteFolder } from "./served-site.js";

/** Whoever has the folder opens a page by a double click; no server has part in it. */
describe("the site opened as files", () => {
  const folder = newFolder("opened site\u00E9");
  let browser: Browser;
  let page: Page;

  before(async () => {
    cpSync(siteFolder, folder, { recursive: true });
    const executablePath = findChromium();
    assert.ok(executablePath !== undefined, "There is no Chromium.");
    browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  });

  after(async () => {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  });

  beforeEach(async () => {
    page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.on("pageerror", (error) => assert.fail(error));
  });
  afterEach(() => page.close());

  it("has its playground, with its parts that are loaded late, and its state in its address", async () => {
    await page.goto(addressOf("playground.html"));
    await page.getByLabel("Identifier", { exact: true }).fill("http://a.example/b c");
    await page.getByText(/^error 18–19: The path contains a space/).waitFor();
    await page.getByRole("table", { name: "Who reads what" }).waitFor();
    await page.waitForURL(/#iri=/);
    await page.getByRole("tab", { name: "One document" }).click();
    await page.getByRole("textbox", { name: "Document" }).waitFor();
    await page.waitForURL(/view=document/);
    await page.reload();
    await page.getByRole("textbox", { name: "Document" }).waitFor();
  });

  it("finds words, and goes to what is found", async () => {
    await page.goto(addressOf("index.html"));
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("searchbox").fill("punycode");
    await page.locator("a.result").first().waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/checks\/host-punycode\.html/);
    await page.getByRole("heading", { name: "host-punycode" }).waitFor();
  });

  it("goes from page to page, also to that of a folder, and within a page", async () => {
    await page.goto(addressOf("index.html"));
    await page.getByRole("link", { name: "Start in a minute" }).click();
    await page.waitForURL(/\/start\/index\.html$/);
    await page.getByRole("main").getByRole("link", { name: "An RDF engineer" }).click();
    await page.waitForURL(/\/start\/rdf\.html$/);
    await page.goto(addressOf("settings.html"));
    await page.locator(".VPDocAsideOutline a, .VPDocOutlineItem a").first().click();
    await page.waitForURL(/\/settings\.html#./);
  });

  it("has its playground in Firefox, too", async () => {
    const executablePath = findProgram("firefox-esr", "firefox");
    assert.ok(executablePath !== undefined, "There is no Firefox.");
    const firefox = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
    try {
      const opened = await firefox.newPage();
      opened.setDefaultTimeout(patience);
      await opened.goto(addressOf("playground.html"));
      await opened.locator("::-p-xpath(//label[normalize-space()='Identifier']/input)").fill("http://a.example/b c");
      await opened.locator("::-p-text(The path contains a space)").wait();
    } finally {
      await firefox.close();
    }
  });

  function addressOf(path: string): string {
    return pathToFileURL(join(folder, path)).href;
  }
});
