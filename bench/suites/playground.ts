import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium, type CDPSession, type Page } from "playwright-core";
import { findChromium } from "../../tests/editors/install/locations.mjs";
import { quantile } from "../quantile.js";
import { atMost, type Effort, type Row } from "../row.js";

const site = fileURLToPath(new URL("../../site/dist", import.meta.url));
const keys: Readonly<Record<Effort, number>> = { full: 60, short: 15 };
const length = 10_000;

/** Parts with an identifier or two, all but one of the identifiers right. */
const documents: readonly { readonly language: string; readonly part: string }[] = [
  {
    language: "markdown",
    part:
      // iri-ignore-next-line scheme-misspelled -- the identifier that is not right
      "See [this](https://a.example/b) and [that](https://b.example/c).\n\n".repeat(9) + "[x](htps://a.example)\n\n",
  },
  { language: "typescript", part: "export const a = fetch(`https://a.example/${id}/c`);\n" },
  { language: "turtle", part: '<http://a.example/b> a <http://xmlns.com/foaf/0.1/Person> ; foaf:name "x" .\n' },
  { language: "html", part: '<p><a href="https://a.example/b">x</a> and some more text that stands here.</p>\n' },
  { language: "yaml", part: "- url: https://a.example/b\n  name: something\n" },
];

/** What a keystroke in a document of 10 kB costs the thread that shows the playground, the browser's own work included. */
export async function playgroundRows(effort: Effort): Promise<Row[]> {
  const executablePath = findChromium();
  if (executablePath === undefined || !existsSync(site)) return [];
  const { serveSite } = await import("../../tests/site/served-site.js");
  const { address, server } = await serveSite();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    await page.goto(`${address}playground.html`);
    await page.getByRole("tab", { name: "One document" }).click();
    const rows: Row[] = [];
    for (const { language, part } of documents) {
      await page.getByLabel("Language").selectOption(language);
      await page.getByRole("textbox", { name: "Document" }).fill(part.repeat(Math.ceil(length / part.length)));
      rows.push(rowOf(language, await keystrokes(page, session, keys[effort])));
    }
    return rows;
  } finally {
    await browser.close();
    server.close();
  }
}

/** The milliseconds of the thread for each key, after some that let the engine compile what they need. */
async function keystrokes(page: Page, session: CDPSession, count: number): Promise<number[]> {
  const inMiddle =
    "(box) => { box.focus(); const at = box.value.indexOf('\\n', box.value.length / 2); box.setSelectionRange(at, at); }";
  await page.getByRole("textbox", { name: "Document" }).evaluate(inMiddle);
  const times: number[] = [];
  for (let key = -10; key < count; key++) {
    const before = await busyTime(session);
    await page.keyboard.press("x");
    await page.waitForTimeout(80);
    if (key >= 0) times.push((await busyTime(session)) - before);
  }
  return times;
}

async function busyTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? NaN);
}

function rowOf(language: string, times: readonly number[]): Row {
  return {
    what: `one keystroke in 10 kB of ${language}`,
    against: "",
    figure: quantile(times, 0.5),
    unit: "ms",
    spread: [quantile(times, 0.25), quantile(times, 0.75)],
    goal: atMost(16),
  };
}
