import fc from "fast-check";
import { readDocument } from "../../src/documents/index.js";
import { syntaxOf } from "../../src/literals/syntaxes/syntaxes.js";
import { withPage } from "./chromium.js";
import { Score, type ConformanceSuite, type SuiteResult } from "./suite.js";

/** How many of each kind are generated, always the same ones. */
const numRuns = 400;

const references = fc.constantFrom(
  ..."&;#=xa1 ",
  "&amp;",
  "&amp",
  "&copy",
  "&notin;",
  "&notit;",
  "&#65;",
  "&#x41",
  "&#x80;",
  "&#0;",
  "é",
);
const cssEscapes = fc.constantFrom(
  ..."\\a1Gz",
  "\\202E ",
  "\\3A",
  "\\00003A",
  "\\110000",
  "\\0",
  "\\\n",
  "\\é",
  " ",
  "é",
);

/** What Chromium's DOM makes of an attribute, a text, a string and an address of CSS. */
const ways = {
  attribute: { parts: references, frame: (written: string) => `<a title="${written}"></a>` },
  text: { parts: references, frame: (written: string) => `<a>x${written}x</a>` },
  string: { parts: cssEscapes, frame: (written: string) => `<style>a{content:"${written}x"}</style>` },
  address: {
    parts: cssEscapes.filter((part) => part !== " " && part !== "\\\n"),
    frame: (written: string) => `<style>a{background-image:url(http://a/${written}x)}</style>`,
  },
} as const;

type Way = keyof typeof ways;

/** What the literal in the page says. */
function readByUs(way: Way, html: string): string {
  const { literals } = readDocument(html, "html");
  const found = literals.find(({ syntax }) =>
    syntax.startsWith(way === "string" || way === "address" ? "css" : "html"),
  );
  return found === undefined ? "" : syntaxOf(found.syntax).decode(html, found.span).text;
}

/** Puts a text where the browser writes it in its own way again; both sides go through it. */
const inBrowser = `({ way, html, text }) => {
  const quoted = (value) => '"' + Array.from(value, (c) => "\\\\" + c.codePointAt(0).toString(16) + " ").join("") + '"';
  const page = new DOMParser().parseFromString(html, "text/html");
  if (way === "attribute") return [page.querySelector("a").title.replace(/^[ \\n]+|[ \\n]+$/g, ""), text];
  if (way === "text") return [page.querySelector("a").textContent, text];
  const property = way === "string" ? "content" : "backgroundImage";
  const written = document.createElement("style");
  written.textContent = page.querySelector("style").textContent;
  document.head.replaceChildren(written);
  const expected = document.createElement("a");
  expected.style[property] = way === "string" ? quoted(text) : "url(" + quoted(text) + ")";
  return [written.sheet.cssRules[0]?.style[property] ?? "", expected.style[property]];
}`;

/** A name without a semicolon before a letter or an equals sign, and another reference. */
const isLegacyName = /^<a title="(?=.*&(?:copy|amp|not)[=A-Za-z0-9]).*&/u;
const legacyName = {
  reason:
    "Chromium decodes '&copy=1' in an attribute that holds another reference, too; the standard and Chromium elsewhere do not",
  section: "HTML Standard §13.2.5.73",
};

async function run(): Promise<SuiteResult> {
  const score = new Score();
  const cases = (Object.keys(ways) as Way[]).flatMap((way) => {
    const texts = fc.array<string>(ways[way].parts, { maxLength: 8 }).map((parts) => parts.join(""));
    return fc.sample(texts, { seed: 1, numRuns }).map((written) => {
      const html = ways[way].frame(written);
      return { way, html, text: readByUs(way, html) };
    });
  });
  const answers = await withPage((page) =>
    page.evaluate<[string, string][]>(`${JSON.stringify(cases)}.map(${inBrowser})`),
  );
  for (const [index, [browser, ours]] of answers.entries()) {
    const { way, html } = cases[index] ?? { way: "text", html: "" };
    // A declaration that the browser drops says nothing.
    if (browser === "" && (way === "string" || way === "address")) continue;
    if (browser !== ours && isLegacyName.test(html)) score.differ(legacyName, html);
    else score.add(browser === ours, () => `${html}: Chromium says ${JSON.stringify(browser)}`);
  }
  return score.result;
}

export const suite: ConformanceSuite = {
  name: "Escapes of HTML and CSS as Chromium's DOM reads them",
  version: "as installed",
  source: "Debian package chromium; 1,600 generated attributes, texts, strings and addresses",
  run,
};
