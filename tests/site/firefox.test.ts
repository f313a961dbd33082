import assert from "node:assert/strict";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { findProgram } from "../editors/install/locations.mjs";
import { patience } from "../editors/patience.js";
import { serveSite } from "./served-site.js";

/** `playwright-core` drives a Firefox of its own making only; this one is the user's. */
describe("the playground in Firefox", () => {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serveSite>>;
  let page: Page;

  before(async () => {
    site = await serveSite();
    const executablePath = findProgram("firefox-esr", "firefox");
    assert.ok(executablePath !== undefined, "There is no Firefox.");
    browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
  });

  after(async () => {
    await browser.close();
    site.server.close();
  });

  beforeEach(async () => {
    page = await browser.newPage();
    page.setDefaultTimeout(patience);
    page.on("pageerror", (error) => assert.fail(String(error)));
    await page.goto(`${site.address}playground.html`);
  });

  afterEach(() => page.close());

  it("tells what is wrong in what is typed, and mends it", async () => {
    await page.locator(identifier).click({ count: 3 });
    await page.keyboard.type("http://a.example/b c");
    await page.locator("::-p-text(The path contains a space)").wait();
    await page.locator(button("Percent-encode the space")).click();
    await page.locator("::-p-text(Nothing is wrong.)").wait();
    assert.equal(await valueOf(identifier), "http://a.example/b%20c");
  });

  it("takes hostile text for text", async () => {
    await page
      .locator(identifier)
      .fill('http://a.example/<img src=x onerror="globalThis.harmed=1">\u202E{{7*7}}\u200B');
    await page.locator("::-p-text(findings)").wait();
    // What has been typed meanwhile is shown once nobody goes on typing.
    await page.waitForFunction(`document.querySelector(".underlined").textContent.includes("{{7*7}}")`);
    assert.equal(await page.evaluate("globalThis.harmed"), undefined);
  });

  it("is used by the keyboard alone, and takes what is pasted into a document for text", async () => {
    await page
      .locator(identifier)
      .fill(`</textarea><img src=x onerror="globalThis.harmed=1">http://a.example/%zz\u202E`);
    await page.locator("::-p-text(findings)").wait();
    await page.focus("#tab-identifier");
    await press("Tab");
    await pressWithControl("a");
    await pressWithControl("c");
    await press("Shift+Tab");
    await press("ArrowRight");
    await page.locator(document).wait();
    await press("Tab");
    await press("Tab");
    await pressWithControl("a");
    await pressWithControl("v");
    await page.locator("::-p-text(Percent-encode)").wait();
    assert.match(await valueOf(document), /^<\/textarea><img .*%zz\u202E$/);
    assert.equal(await page.evaluate("globalThis.harmed"), undefined);
    await pressWithControl("a");
    await page.keyboard.type("<> a <http://a.example/b c> .");
    await page.locator("::-p-text(The path contains a space)").wait();
    await press("Tab");
    await press("Tab");
    await press("Enter");
    await page.locator("::-p-text(Nothing is wrong.)").wait();
    assert.equal(await valueOf(document), "<> a <http://a.example/b%20c> .");
    assert.equal(await page.evaluate("document.activeElement.getAttribute('role')"), "status");
  });

  it("shows the order of display of what is read from right to left, and the twin", async () => {
    await page.locator(identifier).fill("http://1.2.3.4/\u05D0\u05D1");
    await page.locator(button("Compare with it")).click();
    assert.equal(await valueOf(fieldOf("Second identifier")), "http://\u05D0\u05D1/1.2.3.4");
  });

  it("has its state in its address", async () => {
    await page.locator(identifier).fill("http://a.example/%zz");
    await page.waitForFunction("location.hash.includes('zz')");
    const address = page.url();
    const other = await browser.newPage();
    await other.goto(address);
    await other.waitForSelector(identifier);
    assert.equal(await other.$eval(identifier, (input) => (input as HTMLInputElement).value), "http://a.example/%zz");
    await other.close();
  });

  async function press(keys: "Tab" | "Shift+Tab" | "ArrowRight" | "Enter"): Promise<void> {
    if (keys !== "Shift+Tab") return page.keyboard.press(keys);
    await page.keyboard.down("Shift");
    await page.keyboard.press("Tab");
    await page.keyboard.up("Shift");
  }

  async function pressWithControl(key: "a" | "c" | "v"): Promise<void> {
    await page.keyboard.down("Control");
    await page.keyboard.press(key);
    await page.keyboard.up("Control");
  }

  async function valueOf(selector: string): Promise<string> {
    return page.$eval(selector, (input) => (input as HTMLInputElement).value);
  }
});

// Names for screen readers are tested in Chromium: Firefox takes seconds of the processor to find something by its own.
const identifier = fieldOf("Identifier");
const document = "textarea[aria-label='Document']";

function fieldOf(label: string): string {
  return `::-p-xpath(//label[normalize-space()='${label}']/input)`;
}

function button(title: string): string {
  return `::-p-xpath(//button[normalize-space()='${title}'])`;
}
