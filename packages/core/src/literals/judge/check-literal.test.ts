import assert from "node:assert/strict";
import { readMarks, writeMarks } from "../../../test/marked-text.js";
import { sourceWithLiteral } from "../../../test/raw-literal.js";
import { checkDocument } from "./check-document.js";
import type { OpenEnds } from "../read/literal.js";
import type { LocatedFinding } from "../project/located-finding.js";
import { readSettings } from "../settings/read-settings.js";
import type { Site } from "../read/site.js";
import type { SyntaxName } from "../syntaxes/syntax.js";

const value: Site = { kind: "value" };
const comparison: Site = { kind: "comparison" };
const fetched: Site = { kind: "argument", callee: "fetch", index: 0 };
const key: Site = { kind: "key" };
const term: Site = { kind: "identifier", use: "name", production: "IRI", role: "<…>" };
const namespace: Site = { kind: "identifier", use: "namespace", production: "IRI", role: "@prefix" };
const xmlns: Site = { kind: "attribute", element: "svg", name: "xmlns" };
const text: Site = { kind: "text" };
const link: Site = { kind: "assigned", name: "link" };

interface Row {
  readonly name: string;
  /** What is written between the delimiters, with `«…»` around every finding. */
  readonly written: string;
  readonly site: Site;
  readonly syntax?: SyntaxName;
  readonly open?: OpenEnds;
  readonly settings?: Readonly<Record<string, unknown>>;
}

const rows: readonly Row[] = [
  { name: "all checks of the preset where references are", written: "http://«EXAMPLE.com»/«\u202E»a", site: fetched },
  { name: "all checks where a scheme is", written: "http://«EXAMPLE.com»/«\u202E»a", site: value },
  { name: "all checks where names of data are", written: "http://«EXAMPLE.com»/«\u202E»a", site: term },
  {
    name: "only characters that nobody sees where text is compared",
    written: "http://EXAMPLE.com/«\u202E»a",
    site: comparison,
  },
  { name: "only characters that nobody sees in prose", written: "See http://EXAMPLE.com/«\u202E»a", site: value },
  { name: "no escape where text is compared, for it is seen", written: "http://a/\\u202Ea", site: comparison },
  { name: "no escape in prose", written: "See http://a/\\u202Ea", site: value },
  { name: "escapes elsewhere", written: "http://a/«\\u202E»a", site: value },
  {
    name: "two schemes as a whole, with the space between them",
    written: "«http:// https://»a.example/b",
    site: fetched,
  },
  { name: "marks around an identifier once", written: "«(»https://a.example/b)", site: fetched },
  {
    name: "all checks in prose if the settings say so",
    written: "http://«EXAMPLE.com»/a",
    site: text,
    settings: { prose: true },
  },
  {
    name: "what cuts off a picture, whose namespace is no identifier by itself",
    written: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><path fill='«#»f00'/></svg>",
    site: fetched,
  },
  {
    name: "what cuts off a picture in a place that says nothing",
    written: "data:image/svg+xml;charset=utf-8,<svg xmlns='http://www.w3.org/2000/svg'><path fill='«#»f00'/></svg>",
    site: value,
  },
  {
    name: "nothing in a picture in base64",
    written: "data:image/svg+xml;base64,PHN2ZyBmaWxsPSIjZjAwIi8+#a>",
    site: value,
  },
  { name: "the grammar and bidi in names", written: "http://EXAMPLE.com/«\u202E»a", site: key },
  { name: "characters that nobody sees in names", written: "http://a/«\u200B»b", site: key },
  { name: "no escape of such a character in names", written: "http://a/\\u200Bb", site: key },
  { name: "escapes of bidi controls in names", written: "http://a/\\u202Eb", site: key },
  { name: "a host of a namespace that looks like another one", written: "http://«еxample».com/", site: namespace },
  { name: "a host of a namespace without a label", written: "http://example«..»com/", site: namespace },
  { name: "no hosts in keys", written: "http://еxample..com/", site: key },
  { name: "slips that spoil a namespace", written: "«http:/»EXAMPLE.com/", site: namespace },
  { name: "slips in the host of a namespace", written: "http:«//»/EXAMPLE.com/", site: namespace },
  { name: "a missing scheme of a namespace once", written: "«http//»EXAMPLE.com/", site: namespace },
  { name: "a namespace with a misspelled scheme once", written: "«htp»://www.w3.org/2000/svg", site: xmlns },
  { name: "no slips in keys", written: "http://http://EXAMPLE.com/", site: key },
  { name: "all checks in named places with ://", written: "//«EXAMPLE.com»?http://a", site: link },
  { name: "more than the grammar in named places without", written: "//«EXAMPLE.com»/", site: link },
  { name: "no braces that may hold something", written: "http://a/{b{c}d}", site: link },
  { name: "a brace that nothing closes", written: "http://a/b«{»c", site: link },
  { name: "a brace that nothing opens", written: "http://a/b«}»", site: value },
  {
    name: "all checks in named places with a misspelled scheme",
    written: "https:«\\\\\\\\»a.example«\\\\»b",
    site: link,
  },
  {
    name: "single characters of a pattern",
    written: "http://EXAMPLE.com${c}/a/../«\u202E»a/${b}",
    site: value,
    syntax: "javascript-template",
  },
  {
    name: "single characters of a text with placeholders",
    written: "http://EXAMPLE.com{c}/«\u202E»a/{id}",
    site: value,
  },
  {
    name: "what a pattern begins with, where the authority ends before the first hole",
    written: "http://«EXAMPLE.com»/a/../«\u202E»a/${b}",
    site: value,
    syntax: "javascript-template",
  },
  {
    name: "what stands before the first placeholder",
    written: "http://«EXAMPLE.com»«:80»/«\u202E»a/{id}",
    site: value,
  },
  {
    name: "what stands before an open end",
    written: "http://«EXAMPLE.com»/a/../b",
    site: value,
    open: { before: false, after: true },
  },
  {
    name: "nothing but single characters behind an open start",
    written: "http://EXAMPLE.com/«\u202E»a",
    site: fetched,
    open: { before: true, after: false },
  },
  {
    name: "the scheme of a pattern whose authority is not known",
    written: "«HTTP»://EXAMPLE.com:${port}/",
    site: value,
    syntax: "javascript-template",
  },
  {
    name: "a scheme that is doubled before a hole",
    written: "«https://https://»${host}/",
    site: value,
    syntax: "javascript-template",
  },
  {
    name: "a host that is displayed like another one, before a hole",
    written: "http://«1.2.3.4/אב»/${b}",
    site: value,
    syntax: "javascript-template",
    settings: { preset: "recommended" },
  },
  { name: "no name of a host or a port where names are put in", written: "http://[host]:port/{id}", site: value },
  { name: "no name of a port where names are put in", written: "http://a.example:port/{id}", site: value },
  { name: "a port that is no name before a hole", written: "http://[::1]:«e»1/{id}", site: value },
  { name: "no list of hosts with ports", written: "mongodb://a:1,b.c:2,d/e", site: link },
  { name: "a port in a list of hosts that is none", written: "mongodb://a:1«,b:c»/d", site: link },
  { name: "a list of hosts that no browser takes", written: "http://a:1«,b:»2/c", site: value },
  { name: "a bracket at the end of what is one identifier", written: "http://«[»", site: fetched },
  { name: "an address that no bracket closes", written: "http://«[»::1", site: value },
  { name: "one fault once before a hole", written: "http://a.example:80« a»/{id}", site: value },
  {
    name: "no bidi control beside a hole",
    written: "http://a/\u202E${b}\u202E/c«\u202E»/",
    site: value,
    syntax: "javascript-template",
  },
  { name: "a brace beside a hole", written: "http://a/${b}«}»/c«{»${d}", site: value, syntax: "javascript-template" },
  { name: "no braces around a hole", written: "http://a/{${b}}/c{{${d}}}", site: value, syntax: "javascript-template" },
  { name: "no brace beside a placeholder", written: "http://a/{b}}/c", site: fetched },
  {
    name: "a space beside a hole where all is one identifier",
    written: "http://a/${b}« »/c« »${d}« »${e}/",
    site: fetched,
    syntax: "javascript-template",
  },
  {
    name: "a space beside a hole in named places",
    written: "http://a/${b}« »/c",
    site: link,
    syntax: "javascript-template",
  },
  {
    name: "no space beside a hole where a text may follow",
    written: "http://a/${b} ${c}",
    site: value,
    syntax: "javascript-template",
  },
  {
    name: "quotation marks around a hole where all is one identifier",
    written: 'http://a?b=«"»${c}«"»',
    site: fetched,
    syntax: "javascript-template",
  },
  {
    name: "no other delimiter beside a hole where a text may follow",
    written: "http://a/${b}|${c}>",
    site: value,
    syntax: "javascript-template",
  },
  { name: "no space beside a placeholder", written: "http://a/{b} /c", site: fetched },
  {
    name: "what nobody sees beside a hole",
    written: "http://a/${b}«\u200B»/c",
    site: value,
    syntax: "javascript-template",
  },
  {
    name: "nothing that may belong to an emoji before it",
    written: "http://a/${b}\uFE0F/c",
    site: value,
    syntax: "javascript-template",
  },
  {
    name: "nothing at an open end",
    written: "\u202Ea«\u202E»b\u202E",
    site: fetched,
    open: { before: true, after: true },
  },
  { name: "the media type of data:", written: "data:«text»,a b", site: fetched },
  {
    name: "schemes that are forbidden",
    written: "«javascript»:alert(1)",
    site: fetched,
    settings: { options: { "scheme-forbidden": { schemes: ["javascript"] } } },
  },
  { name: "nothing in the data of data:", written: "data:text/plain;a=«\u202E»b,\u202E", site: fetched },
  { name: "only characters that nobody sees in javascript:", written: "javascript:«\u202E»A()", site: fetched },
  {
    name: "nothing that is ignored",
    written: "http://EXAMPLE.com/a",
    site: value,
    settings: { ignore: ["http://EXAMPLE.com/a"] },
  },
  {
    name: "nothing that begins as is ignored",
    written: "http://EXAMPLE.com/a",
    site: value,
    settings: { ignore: ["http://EXAMPLE.com/*"] },
  },
  {
    name: "nothing that is ignored but for some parts",
    written: "http://EXAMPLE.com/a/b/c.png",
    site: value,
    settings: { ignore: ["http://*.com/*b*.png"] },
  },
  {
    name: "what lacks a part of an entry, or has it twice in one",
    written: "http://«EXAMPLE.com»/aba",
    site: value,
    settings: { ignore: ["http://*.org/*", "*://EXAMPLE.com/aba*a", "http://EXAMPLE.com/ab*ba", "HTTP*"] },
  },
  {
    name: "all that is not ignored",
    written: "http://«EXAMPLE.com»/a",
    site: value,
    settings: { ignore: ["http://EXAMPLE.com/"] },
  },
  {
    name: "no check that is off",
    written: "http://EXAMPLE.com/«\u202E»a",
    site: value,
    settings: { codes: { "host-not-lowercase": "off" } },
  },
  {
    name: "no check that the preset leaves out",
    written: "http://EXAMPLE.com/«\u202E»a",
    site: value,
    settings: { preset: "recommended" },
  },
  {
    name: "a check that is asked for",
    written: "http://«EXAMPLE.com»/",
    site: value,
    settings: { preset: "recommended", codes: { "host-not-lowercase": "warning" } },
  },
];

function check({ written, site, syntax, open, settings }: Omit<Row, "name">): {
  source: string;
  findings: LocatedFinding[];
} {
  const { source, raw } = sourceWithLiteral(written, site, syntax);
  const read = readSettings({ preset: "strict", ...settings });
  assert.deepEqual(read.problems, []);
  return {
    source,
    findings: checkDocument(source, [open === undefined ? raw : { ...raw, open }], read.settings).findings,
  };
}

describe("checkLiteral", () => {
  for (const row of rows) {
    it(`looks for ${row.name}`, () => {
      const { text: written } = readMarks(row.written);
      const { source, findings } = check({ ...row, written });
      const spans = findings.map(({ span }) => span);
      const delimiter = source.slice(0, (source.length - written.length) / 2);
      assert.equal(writeMarks(source, spans), `${delimiter}${row.written}${delimiter}`);
    });
  }

  it("gives findings the severity of the settings", () => {
    const { findings } = check({
      written: "http://A/",
      site: value,
      settings: { codes: { "host-not-lowercase": "error" } },
    });
    assert.deepEqual(
      findings.map(({ severity }) => severity),
      ["error"],
    );
  });
});
