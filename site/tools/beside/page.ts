import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { readDocument, type LanguageName } from "../../../packages/core/dist/documents/index.js";
import { checkIri, escapeInvisible } from "../../../packages/core/dist/index.js";
import { checkDocument, defaultSettings, problemsOf } from "../../../packages/core/dist/literals/index.js";
import { identifiers, lines, names } from "./texts.js";

const require = createRequire(new URL("../../../package.json", import.meta.url));

interface UriJs {
  parse(text: string): { readonly error?: string };
}

/** Who says something of a text, and what. */
interface Column {
  readonly name: string;
  readonly says: (text: string) => string;
}

/** What `ask-programs.ts` has kept, by program and text. */
const answers = JSON.parse(readFileSync(new URL("answers.json", import.meta.url), "utf8")) as Readonly<
  Record<string, Readonly<Record<string, string>>>
>;

/** Libraries that this project measures itself with, in the versions that its lock file names, and one of Python's. */
const libraries: readonly Column[] = [
  { name: "`new URL`", says: taking((text) => URL.canParse(text)) },
  { name: "`whatwg-url`", says: taking((text) => whatwgUrl().parseURL(text) !== null) },
  { name: "`uri-js`", says: taking((text) => (require("uri-js") as UriJs).parse(text).error === undefined) },
  { name: "`fast-uri`", says: taking((text) => (require("fast-uri") as UriJs).parse(text).error === undefined) },
  { name: "`rfc3987`", says: kept("rfc3987 1.3.8") },
];

/** A page with what each says of the same texts; what runs in Node.js is tried while it is written. */
export function besidePage(): string {
  return [
    "---\naside: false\n---",
    "# Beside other tools",
    "Each table gives the same texts to Irilint and to another tool. What a cell says, it said when it was run; ✗ is a text that is refused or reported, ✓ one that passes. Irilint has the preset `recommended` for single identifiers, and `strict` for documents.",
    "## Libraries that read URLs",
    "A parser answers whether it can go on, which is not whether the text is what its author meant. Coming from one of these: [what to call instead](#what-to-call-instead).",
    table(identifiers, [{ name: "Irilint", says: ofIdentifier }, ...libraries]),
    "`rfc3987` is version 1.3.8, of Python, and says whether a text is an `IRI_reference`; the others are asked whether they parse it.",
    "### What to call instead",
    callTable,
    "## Beside your link checker",
    "A link checker asks whether the other side answers. Irilint looks at what is written, so each finds what the other cannot:",
    linkCheckerTable,
    "Run both: Irilint first, since it takes seconds and no network, and what it repairs need not be asked for.",
    "## Beside `riot --validate` and `rapper`",
    "They validate a whole RDF document, its grammar included, which Irilint does not. Of the IRIs in it, they say:",
    table(names, [
      { name: "Irilint", says: (name) => ofDocument(`<${name}> <http://a.example/p> "c" .\n`, "ntriples") },
      { name: "`riot` (Jena 4.5)", says: kept("Jena 4.5.0") },
      { name: "`rapper` 2.0.15", says: kept("rapper 2.0.15") },
    ]),
    "Jena's column is its check of IRIs alone (`arq.iri`), which `riot --validate` makes of each.",
    "## Instead of `anti-trojan-source`",
    "Tools against “trojan source” search for characters, in code as in addresses. Text in Hebrew or Arabic needs none of these to be [displayed like another address](checks/bidi-visual-twin.md), and a browser reads another host than a person without them. Irilint looks into identifiers alone, so the second line is not its subject: keep such a search for the rest of the program.",
    table(lines, [
      { name: "Irilint", says: (line) => ofDocument(`${line}\n`, "javascript") },
      { name: "`anti-trojan-source` 1.13", says: kept("anti-trojan-source 1.13.0") },
      { name: "with `--extended`", says: kept("anti-trojan-source 1.13.0 --extended") },
    ]),
    "",
  ].join("\n\n");
}

const callTable = [
  "| to | `uri-js`, `fast-uri` | `whatwg-url`, `new URL` | `rfc3987` | `@irilint/core` |",
  "| --- | --- | --- | --- | --- |",
  '| know whether it is one | `parse(a).error` | `URL.canParse(a)` | `match(a, rule="IRI")` | [`isIri(a)`](reference/isIri.md), [`isIriReference(a)`](reference/isIriReference.md) |',
  "| know why not | | | | [`checkIri(a)`](reference/checkIri.md): what, where, why, and the ways out |",
  "| get its components | `parse(a)` | `new URL(a).host` | `parse(a)` | [`splitIri(a)`](reference/splitIri.md), which never fails |",
  "| resolve | `resolve(base, a)` | `new URL(a, base).href` | `resolve(base, a)` | [`resolve(a, base)`](reference/resolve.md) |",
  "| normalize | `normalize(a)` | `new URL(a).href` | | [`normalize(a)`](reference/normalize.md), with the rung that you choose |",
  "| compare | `equal(a, b)` | | | [`compare(a, b)`](reference/compare.md), rung by rung |",
  "| get the URI | `serialize(parse(a))` | `new URL(a).href` | | [`toUri(a)`](reference/toUri.md) |",
].join("\n");

const linkCheckerTable = [
  "| | Irilint | link checker |",
  "| --- | --- | --- |",
  "| a page that is gone, a certificate that has expired | | ✗ |",
  "| a link to a file or heading of the repository that is not there | ✗ | ✗ |",
  "| a space, a zero-width character or a broken `%zz` in a link | ✗, with a fix | ✗, if the server minds |",
  "| `[text] (https://…)`, a host without a scheme: no link at all | ✗, with a fix | |",
  "| an address in a string of a program, a template, a name in RDF | ✗, with a fix | |",
  "| an address that is displayed like another one, or leads to another host than it seems | ✗ | |",
  "| a password or token in an address | ✗ | |",
].join("\n");

function table(texts: readonly string[], columns: readonly Column[]): string {
  const rows = texts.map((text) => {
    const shown = `<code v-pre><bdi dir="ltr">${escapeHtml(escapeInvisible(text))}</bdi></code>`;
    return `| ${[shown, ...columns.map(({ says }) => says(text))].join(" | ")} |`;
  });
  const head = `| ${["", ...columns.map(({ name }) => name)].join(" | ")} |`;
  return [head, `|${" --- |".repeat(columns.length + 1)}`, ...rows].join("\n");
}

function ofIdentifier(text: string): string {
  const options = { checks: "recommended", display: { before: "", after: "", paragraph: "ltr" } } as const;
  return linked(checkIri(text, options)[0]?.code);
}

function ofDocument(text: string, language: LanguageName): string {
  const { literals, comments } = readDocument(text, language);
  const about = { spans: comments, heeds: "iri-and-eslint" } as const;
  return linked(
    problemsOf(checkDocument(text, literals, { ...defaultSettings, preset: "strict" }, about).findings)[0]?.code,
  );
}

function linked(code: string | undefined): string {
  return code === undefined ? "✓" : `✗ [\`${code}\`](checks/${code}.md)`;
}

function taking(takes: (text: string) => boolean): (text: string) => string {
  return (text) => (takes(text) ? "✓" : "✗");
}

function kept(program: string): (text: string) => string {
  return (text) => {
    const answer = answers[program]?.[text];
    if (answer === undefined) throw new Error(`${program} has not been asked about ${text}: run ask-programs.ts`);
    if (answer === "nothing" || answer === "takes it") return "✓";
    return answer === "refuses it" || answer === "finds it" ? "✗" : `✗ ${answer}`;
  };
}

function whatwgUrl(): { parseURL(text: string): unknown } {
  return require("whatwg-url") as { parseURL(text: string): unknown };
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"|{}*_[\]]/g, (character) => `&#${character.charCodeAt(0)};`);
}
