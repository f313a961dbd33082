import assert from "node:assert/strict";
import type { Place } from "../../checks/definition/place.js";
import { checkDocument } from "./check-document.js";
import type { LocatedFix } from "../project/located-finding.js";
import { readSettings } from "../settings/read-settings.js";
import type { Site } from "../read/site.js";
import type { SyntaxName } from "../syntaxes/syntax.js";

interface Row {
  readonly name: string;
  /** The source, with the literal between `⟨` and `⟩`. */
  readonly source: string;
  readonly code: string;
  readonly syntax: SyntaxName;
  readonly site: Site;
  readonly bidiMarkup?: NonNullable<Place["bidiMarkup"]>;
  /** The source after each suggestion of this kind, by title. */
  readonly fixed: Readonly<Record<string, string>>;
}

const fetched: Site = { kind: "argument", callee: "fetch", index: 0 };
const compared: Site = { kind: "receiver", callee: "*.startsWith" };
const text: Site = { kind: "text" };

const display = "bidi-context-sensitive-display";
const asEscapes = "Write the right-to-left letters as escapes";

const rows: readonly Row[] = [
  {
    name: "3987bis §5.3: the escapes of a string",
    source: 'url = "⟨http://ab.cd/\u05D0\u05D1/\u05D2⟩"; // \u05D3',
    code: display,
    syntax: "javascript-string",
    site: fetched,
    fixed: { [asEscapes]: 'url = "http://ab.cd/\\u05D0\\u05D1/\\u05D2"; // \u05D3' },
  },
  {
    name: "those of a template, beyond U+FFFF, with marks",
    source: "url = `⟨/a/\u{1E900}\u05B0⟩`; // \u05D3",
    code: display,
    syntax: "javascript-template",
    site: fetched,
    fixed: { [asEscapes]: "url = `/a/\\uD83A\\uDD00\\u05B0`; // \u05D3" },
  },
  {
    name: "those of JSON",
    source: '"⟨/ab/\u05D2⟩", "\u05D3"',
    code: display,
    syntax: "json-string",
    site: { kind: "data", path: ["url"], isKey: false },
    fixed: { [asEscapes]: '"/ab/\\u05D2", "\u05D3"' },
  },
  {
    name: "the references of JSX",
    source: '<a href="⟨/ab/\u05D2⟩">\u05D3</a>',
    code: display,
    syntax: "jsx-text",
    site: { kind: "attribute", element: "a", name: "href" },
    fixed: { [asEscapes]: '<a href="/ab/&#x5D2;">\u05D3</a>' },
  },
  {
    name: "plain text has no escapes",
    source: "// See ⟨http://ab.cd/\u05D4⟩, \u05D0",
    code: display,
    syntax: "plain",
    site: fetched,
    fixed: {},
  },
  {
    name: "without right-to-left letters of its own there is nothing to escape",
    source: 'f("\u05D0", "⟨12/ab⟩")',
    code: display,
    syntax: "javascript-string",
    site: fetched,
    fixed: {},
  },
  {
    name: "an unseen character in text that is compared",
    source: 'x.startsWith("⟨http://a/\u202E⟩")',
    code: "bidi-formatting-character",
    syntax: "javascript-string",
    site: compared,
    fixed: { "Write it as the escape \\u202E": 'x.startsWith("http://a/\\u202E")' },
  },
  {
    name: "marks around",
    source: "See \u200E⟨http://ab.cd/\u05D4⟩\u200E.",
    code: "bidi-marks-around-iri",
    syntax: "plain",
    site: text,
    fixed: { "Remove U+200E LEFT-TO-RIGHT MARK around the IRI": "See http://ab.cd/\u05D4." },
  },
  {
    name: "a mark on one side",
    source: "\u200E⟨http://ab.cd/\u05D4⟩ is",
    code: "bidi-marks-around-iri",
    syntax: "plain",
    site: text,
    fixed: { "Remove U+200E LEFT-TO-RIGHT MARK around the IRI": "http://ab.cd/\u05D4 is" },
  },
  {
    name: "guidelines §2: embedding by markup",
    source: "\u05D0 ⟨http://ab.cd/\u05D4⟩ \u05D3",
    code: "bidi-rtl-paragraph-display",
    syntax: "plain",
    site: text,
    bidiMarkup: { paragraph: "rtl" },
    fixed: { 'Wrap it in <bdi dir="ltr">': '\u05D0 <bdi dir="ltr">http://ab.cd/\u05D4</bdi> \u05D3' },
  },
];

const { settings } = readSettings({ preset: "strict" });

describe("suggestions that change how an identifier stands in the source", () => {
  for (const { name, code, fixed, ...row } of rows)
    it(name, () => {
      const { fixes } = only(check(row.source, row), code);
      const offered = fixes.filter(({ title }) => !/^(?:Remove U\+202E|Percent-encode)/u.test(title));
      assert.deepEqual(Object.fromEntries(offered.map((fix) => [fix.title, apply(plain(row.source), fix)])), fixed);
      assert.ok(offered.every(({ safety }) => safety === "suggestion"));
    });

  it("settle their finding", () => {
    for (const row of rows.filter(({ syntax }) => syntax !== "plain"))
      for (const after of Object.values(row.fixed)) {
        const [before = "", rest = ""] = row.source.split("⟨");
        const end = after.length - (rest.length - rest.indexOf("⟩") - 1);
        const marked = `${before}⟨${after.slice(before.length, end)}⟩${after.slice(end)}`;
        const found = check(marked, row).filter(({ code }) => code === row.code);
        assert.deepEqual(found, [], row.name);
      }
  });
});

function plain(source: string): string {
  return source.replace(/[⟨⟩]/gu, "");
}

function check(source: string, { syntax, site, bidiMarkup }: Pick<Row, "syntax" | "site" | "bidiMarkup">) {
  const span = { start: source.indexOf("⟨"), end: source.indexOf("⟩") - 1 };
  const raw = { span, syntax, site, ...(bidiMarkup !== undefined && { surroundings: { bidiMarkup } }) };
  return checkDocument(plain(source), [raw], settings).findings;
}

function only<Found extends { readonly code: string }>(findings: readonly Found[], code: string): Found {
  const [found, ...others] = findings.filter((finding) => finding.code === code);
  assert.ok(found !== undefined && others.length === 0, `one ${code}`);
  return found;
}

function apply(source: string, { edits }: LocatedFix): string {
  return edits.reduceRight(
    (result, { span, text: after }) => result.slice(0, span.start) + after + result.slice(span.end),
    source,
  );
}
