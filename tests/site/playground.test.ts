import assert from "node:assert/strict";
import { dirname } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { findChromium } from "../editors/install/locations.mjs";
import { pages, serveSite } from "./served-site.js";

const hostile = `</textarea><script>globalThis.harmed=1</script>http://a.example/<img src=x onerror="globalThis.harmed=1">\u202E{{7*7}}\u2066\u200B\n`;

/** What is operated needs a name. */
const operated = new Set(["button", "link", "textbox", "combobox", "tab", "image", "table", "option"]);

/** A node of the tree that browsers make for screen readers. */
interface Told {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly live: unknown;
  readonly isSelected: unknown;
}

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
    const page = await openPage("index.html", { viewport: { width: 360, height: 800 } });
    const wide: string[] = [];
    for (const path of somePages()) {
      await page.goto(site.address + path, { waitUntil: "load" });
      const width = await page.evaluate("document.documentElement.scrollWidth");
      if (Number(width) > 360) wide.push(path);
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
      await page.getByRole("row", { name: "its URI http://xn--4dbc/1.2.3.4" }).waitFor();
      await page.getByRole("button", { name: "Compare with it" }).click();
      assert.equal(await page.getByLabel("Second identifier").inputValue(), "http://\u05D0\u05D1/1.2.3.4");
      const different = "syntax different http://1.2.3.4/%D7%90%D7%91 http://%D7%90%D7%91/1.2.3.4";
      await page.getByRole("row", { name: different }).waitFor();
    });

    it("compares two identifiers rung by rung", async () => {
      await page.getByRole("link", { name: "two spellings" }).click();
      const rows = page.getByRole("table", { name: "Comparison" }).getByRole("row");
      await rows.filter({ hasText: "scheme" }).waitFor();
      const told = (await rows.allInnerTexts()).map((text) => text.split(/\s+/));
      assert.deepEqual(told, [
        ["simple", "different", "HTTP://A.example:80/%7eb", "http://a.example/~b"],
        ["syntax", "different", "http://a.example:80/~b", "http://a.example/~b"],
        ["scheme", "equivalent", "http://a.example/~b", "http://a.example/~b"],
      ]);
    });

    it("shows where a character is that has no width", async () => {
      await page.getByRole("link", { name: "an unseen character" }).click();
      const unseen = page.locator(".underlined .unseen");
      await unseen.waitFor({ state: "attached" });
      assert.equal(await unseen.textContent(), "\u200B");
    });

    it("shows who reads what", async () => {
      await page.getByLabel("Identifier", { exact: true }).fill("http://a.example\\@b.example:8080/c?d");
      await page.getByRole("row", { name: "WHATWG accepted, host a.example, sent /@b.example:8080/c?d" }).waitFor();
      await page.getByRole("row", { name: "curl accepted, host b.example, port 8080, sent /c?d" }).waitFor();
      await page.getByRole("row", { name: /^RFC 3986 refused: / }).waitFor();
    });

    it("takes hostile text for text, typed and pasted, in a document and as an identifier", async () => {
      await page.getByRole("tab", { name: "One document" }).click();
      const document = page.getByRole("textbox", { name: "Document" });
      await document.fill(hostile.repeat(100));
      await status(/^\d+ findings$/);
      await page.getByText("Only the first 100 are listed and underlined.").waitFor();
      await document.press("Control+A");
      await document.press("Control+C");
      await page.getByRole("tab", { name: "One identifier" }).click();
      const identifier = page.getByLabel("Identifier", { exact: true });
      await identifier.fill("");
      await status(/^Nothing/);
      await identifier.press("Control+V");
      await status(/^\d{3,} findings$/);
      // Browsers put spaces where a field of one line has no lines.
      assert.ok((await identifier.inputValue()).startsWith(hostile.trimEnd()));
      assert.equal(await page.evaluate("globalThis.harmed"), undefined);
      assert.match((await page.locator(".underlined").textContent()) ?? "", /\{\{7\*7\}\}/);
      await identifier.fill("http://a.example/\uD800\0");
      await status(/^\d findings?$/);
    });

    it("has its state in its address", async () => {
      await page.getByLabel("Identifier", { exact: true }).fill("http://a.example/%zz");
      await page.getByLabel("Preset").selectOption("strict");
      await page.waitForURL(/preset=strict/);
      const other = await openPage("playground.html" + new URL(page.url()).hash);
      const identifier = other.getByLabel("Identifier", { exact: true });
      await identifier.waitFor();
      assert.equal(await identifier.inputValue(), "http://a.example/%zz");
      assert.equal(await other.getByLabel("Preset").inputValue(), "strict");
      await other.context().close();
    });

    it("has in its address which of the two is looked at", async () => {
      await page.getByRole("tab", { name: "One document" }).click();
      await page.getByLabel("Language").selectOption("python");
      await page.waitForURL(/language=python/);
      const other = await openPage("playground.html" + new URL(page.url()).hash);
      await other.getByRole("textbox", { name: "Document" }).waitFor();
      assert.equal(await other.getByLabel("Language").inputValue(), "python");
      await other.context().close();
      await page.getByRole("textbox", { name: "Document" }).fill("a = 1");
      await page.getByRole("tab", { name: "One identifier" }).click();
      await page.waitForURL(/view=identifier/);
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

    it("is used by the keyboard alone", async () => {
      const focused = page.locator(":focus");
      await page.getByRole("tab", { name: "One identifier" }).focus();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Control+A");
      await page.keyboard.type("http://a.example/b c");
      await page.getByText(/^error 18–19: The path contains a space/).waitFor();
      await page.keyboard.press("Tab");
      assert.equal(await focused.textContent(), "character-space");
      await page.keyboard.press("Tab");
      assert.equal(await focused.textContent(), "Percent-encode the space");
      await page.keyboard.press("Enter");
      await status(/^Nothing is wrong\.$/);
      assert.equal(await page.getByLabel("Identifier", { exact: true }).inputValue(), "http://a.example/b%20c");
      // What was pressed is gone; what tells of that has the focus in its place.
      assert.equal(await focused.getAttribute("role"), "status");
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("ArrowRight");
      assert.equal(await focused.getAttribute("id"), "tab-document");
      await page.getByRole("textbox", { name: "Document" }).waitFor();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      assert.equal(await focused.getAttribute("aria-label"), "Document");
    });

    it("tells a screen reader what it shows", async () => {
      await page.getByLabel("Identifier", { exact: true }).fill("http://1.2.3.4/\u05D0 b");
      await page.getByText(/^error 16–17: The path contains a space/).waitFor();
      await page.getByRole("table", { name: "Who reads what" }).waitFor();
      const told = await toldToScreenReader(page);
      const nameless = told.filter(({ role, name }) => operated.has(role) && name === "");
      assert.deepEqual(nameless, []);
      const found = (role: string, name: RegExp | string): Told | undefined =>
        told.find(
          (node) => node.role === role && (typeof name === "string" ? node.name === name : name.test(node.name)),
        );
      assert.match(found("textbox", "Identifier")?.description ?? "", /^\d findings$/);
      assert.equal(found("status", /^\d findings$/)?.live, "polite");
      assert.match(found("button", "Percent-encode the space")?.description ?? "", /^error 16–17: The path contains/);
      assert.ok(found("image", /^Displayed from left to right in a right-to-left paragraph: /));
      for (const table of ["Components", "Forms", "Who reads what"]) assert.ok(found("table", table), table);
      assert.equal(found("tab", "One identifier")?.isSelected, true);
      assert.ok(found("tabpanel", "One identifier"));
    });

    it("shows what is typed before it looks at it", async () => {
      for (const [tab, label, right, wrong] of [
        ["One identifier", "Identifier", "http://a.example/", "http://a.example/%zz"],
        ["One document", "Document", "<> a <http://a.example/> .", "<> a <http://a.example/%zz> ."],
      ] as const) {
        await page.getByRole("tab", { name: tab }).click();
        const field = page.getByRole("textbox", { name: label, exact: true });
        await field.fill(right);
        await status(/^Nothing is wrong\.$/);
        const atOnce = await field.evaluate(typeAndLook, wrong);
        assert.equal(atOnce, "Nothing is wrong.");
        await status(/^1 finding$/);
      }
    });

    it("looks at what takes long once nobody types, or the field is left", async () => {
      const long = `http://a.example/${"%zz".repeat(3000)}`;
      const field = page.getByLabel("Identifier", { exact: true });
      await field.fill(long);
      await status(/^3000 findings$/);
      await field.fill(`${long}%zz`);
      await status(/^3001 findings$/);
      const told = await field.evaluate(typeOnAndLook, "%zz");
      assert.deepEqual(told, [...Array<string>(8).fill("3001 findings"), "3009 findings"]);
      await field.fill(long);
      await status(/^3000 findings$/);
    });

    function status(text: RegExp): Promise<void> {
      return page.getByRole("status").filter({ hasText: text }).waitFor();
    }
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

/** What stands in the main part of a page, as Chromium's tree of accessibility has it. */
async function toldToScreenReader(page: Page): Promise<Told[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send("Accessibility.getFullAXTree");
  const main = nodes.findIndex(({ role }) => role?.value === "main");
  const property = (node: (typeof nodes)[number], name: string): unknown =>
    node.properties?.find((each) => each.name === name)?.value.value;
  return nodes
    .slice(main)
    .filter(({ ignored }) => !ignored)
    .map((node) => ({
      role: String(node.role?.value),
      name: String(node.name?.value ?? ""),
      description: String(node.description?.value ?? ""),
      live: property(node, "live"),
      isSelected: property(node, "selected"),
    }));
}

/** Runs inside the page: types, and answers what is told of it when all that follows at once is done. */
async function typeAndLook(field: SVGElement | HTMLElement, text: string): Promise<string> {
  (field as HTMLInputElement).value = text;
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
  return document.querySelector("[role=status]")?.textContent.trim() ?? "";
}

/** Runs inside the page: types eight times, each before a rest is over, and leaves the field; answers what is told before each key, and at the end. */
async function typeOnAndLook(field: SVGElement | HTMLElement, text: string): Promise<string[]> {
  const told: string[] = [];
  const status = document.querySelector("[role=status]");
  field.focus();
  for (let key = 0; key < 8; key++) {
    told.push(status?.textContent.trim() ?? "");
    (field as HTMLInputElement).value += text;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  field.blur();
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
  told.push(status?.textContent.trim() ?? "");
  return told;
}
