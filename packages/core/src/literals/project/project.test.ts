import assert from "node:assert/strict";
import fc from "fast-check";
import { sourceWithLiteral } from "../../../test/raw-literal.js";
import type { Finding, Safety } from "../../findings/finding.js";
import { decodeLiteral } from "../read/decode-literal.js";
import type { RawLiteral } from "../read/literal.js";
import { project } from "./project.js";
import { readLiterals } from "../read/read-literal.js";
import { defaultSettings } from "../settings/settings.js";
import type { Site } from "../read/site.js";
import type { SyntaxName } from "../syntaxes/syntax.js";

const fetched: Site = { kind: "argument", callee: "fetch", index: 0 };

interface Row {
  readonly name: string;
  readonly written: string;
  readonly syntax?: SyntaxName;
  /** The characters of the decoded text to replace: their start, their end, and what comes there. */
  readonly edit: readonly [start: number, end: number, text: string];
  /** What is written after the fix; left out if there is none. */
  readonly fixed?: string;
}

const rows: readonly Row[] = [
  { name: "characters as they are", written: "/a b", edit: [2, 3, "%20"], fixed: "/a%20b" },
  { name: "an insertion", written: "/a\\x62", edit: [2, 2, "/"], fixed: "/a/\\x62" },
  { name: "an insertion at the end", written: "/a\\x62", edit: [3, 3, "/"], fixed: "/a\\x62/" },
  { name: "an escape as a whole", written: "/\\u202Eb", edit: [1, 2, "%E2%80%AE"], fixed: "/%E2%80%AEb" },
  { name: "a pair of escapes", written: "/\\uD83D\\uDE00b", edit: [1, 3, ""], fixed: "/b" },
  { name: "one escape of two units", written: "/\\u{1F600}b", edit: [1, 3, "a"], fixed: "/ab" },
  { name: "no half of an escape", written: "/\\u{1F600}b", edit: [1, 2, ""] },
  { name: "an escape before a line continuation", written: "/\\x7C\\\n b", edit: [1, 2, "%7C"], fixed: "/%7C\\\n b" },
  { name: "nothing across a line continuation", written: "/a\\\nb", edit: [1, 3, "c"] },
  {
    name: "nothing that leaves a backslash before the quotation mark",
    written: "/a\\\u2028",
    syntax: "json-string",
    edit: [3, 4, ""],
  },
  {
    name: "nothing that leaves a line end without its backslash",
    written: "/\\\nb",
    syntax: "json-string",
    edit: [1, 2, "/"],
  },
  {
    name: "a backslash before a line end that has another",
    written: "/\\\\\\\nb",
    syntax: "json-string",
    edit: [1, 2, ""],
    fixed: "/\\\nb",
  },
  { name: "nothing that makes a sign with the delimiter", written: "/<a", syntax: "turtle-iri", edit: [0, 1, ""] },
  { name: "nothing that leaves space at an end", written: "/\t#", syntax: "html-attribute", edit: [2, 3, ""] },
  { name: "nothing that leaves space at a start", written: "/ a", syntax: "xml-text", edit: [0, 1, ""] },
  { name: "nothing that begins a variable", written: "/@a", syntax: "css-url", edit: [0, 1, ""] },
  { name: "nothing that leaves space at the start of an address", written: "/ a", syntax: "css-url", edit: [0, 1, ""] },
  { name: "nothing that leaves space at the end of an address", written: "a /", syntax: "css-url", edit: [2, 3, ""] },
  {
    name: "an escape at the end of an address",
    written: "/a",
    syntax: "css-url",
    edit: [1, 2, "\u202E"],
    fixed: "/\\202E ",
  },
  { name: "nothing that makes any word of an address", written: "tel://1", syntax: "shell-word", edit: [4, 6, ""] },
  { name: "an address as a word", written: "ftp://a", syntax: "shell-word", edit: [0, 3, "http"], fixed: "http://a" },
  { name: "no empty literal", written: "/", edit: [0, 1, ""] },
  { name: "quotes", written: "/a", edit: [1, 2, "'\""], fixed: "/'\\\"" },
  { name: "what nobody sees", written: "/a", edit: [1, 2, "\u200B😀\u{E0001}"], fixed: "/\\u200B😀\\uDB40\\uDC01" },
  { name: "no digit after NULL", written: "/\\0a", edit: [2, 2, "1"] },
  { name: "another character after NULL", written: "/\\0a", edit: [2, 2, "b"], fixed: "/\\0ba" },
  { name: "nothing that completes a broken escape", written: "/\\x4g", edit: [4, 4, "1"] },
  { name: "an ampersand of JSX", written: "/?a&amp;b", syntax: "jsx-text", edit: [3, 4, ";"], fixed: "/?a;b" },
  { name: "nothing that makes a reference of an ampersand", written: "/?a&b", syntax: "jsx-text", edit: [4, 5, "lt;"] },
  { name: "quotes of JSX", written: "/a", syntax: "jsx-text", edit: [1, 2, '"'], fixed: "/&quot;" },
  {
    name: "escaped slashes of JSON",
    written: "\\/\\/A\\/",
    syntax: "json-string",
    edit: [2, 3, "a"],
    fixed: "\\/\\/a\\/",
  },
  { name: "a back quote", written: "/a", syntax: "javascript-template", edit: [1, 2, "`${"], fixed: "/\\`\\${" },
  {
    name: "nothing that opens a hole",
    written: "/a{",
    syntax: "javascript-template",
    edit: [1, 2, "$"],
    fixed: "/\\${",
  },
  {
    name: "fixed text beside a hole",
    written: "/A${b}/",
    syntax: "javascript-template",
    edit: [1, 2, "a"],
    fixed: "/a${b}/",
  },
  { name: "no hole", written: "/a${b}/c", syntax: "javascript-template", edit: [1, 4, "d"] },
  { name: "no placeholder", written: "/a{b}/c", edit: [2, 3, "d"] },
  {
    name: "a line end of a template",
    written: "/a\r\nb",
    syntax: "javascript-template",
    edit: [2, 3, ""],
    fixed: "/ab",
  },
];

function findingWith(start: number, end: number, text: string, safety: Safety): Finding {
  return {
    code: "path-empty",
    severity: "warning",
    message: "A message.",
    component: "iri",
    span: { start, end },
    spec: [],
    fixes: [{ title: "Replace", safety, edits: [{ span: { start, end }, text }] }],
  };
}

/** The source after the fix, if it could be written there. */
function fix(source: string, raw: RawLiteral, [start, end, text]: Row["edit"]): string | undefined {
  const [literal] = readLiterals(source, raw, defaultSettings);
  assert.ok(literal !== undefined);
  const edit = project(source, literal, findingWith(start, end, text, "safe"), defaultSettings).fixes[0]?.edits[0];
  return edit && source.slice(0, edit.span.start) + edit.text + source.slice(edit.span.end);
}

describe("project", () => {
  for (const { name, written, syntax, edit, fixed } of rows) {
    it(`writes ${name}`, () => {
      const { source, raw } = sourceWithLiteral(written, fetched, syntax);
      const expected = fixed === undefined ? undefined : sourceWithLiteral(fixed, fetched, syntax).source;
      assert.equal(fix(source, raw, edit), expected);
    });
  }

  it("writes in the quotes of the operand", () => {
    const source = `fetch('a' + "b")`;
    const raw: RawLiteral = {
      span: { start: 7, end: 14 },
      syntax: "javascript-string",
      site: fetched,
      pieces: [
        { kind: "text", span: { start: 7, end: 8 } },
        { kind: "text", span: { start: 13, end: 14 } },
      ],
    };
    assert.equal(fix(source, raw, [0, 1, `'"`]), `fetch('\\'"' + "b")`);
    assert.equal(fix(source, raw, [1, 2, `'"`]), `fetch('a' + "'\\"")`);
    assert.equal(fix(source, raw, [0, 2, "c"]), undefined);
  });

  it("writes in the quotes around an identifier in prose", () => {
    const { source, raw } = sourceWithLiteral("see http://a/b", { kind: "value" });
    assert.equal(fix(source, raw, [9, 10, "'"]), `"see http://a/'"`);
  });

  it("makes no link of Markdown that was none for a control character", () => {
    const fixed = (source: string): string | undefined => {
      const raw: RawLiteral = {
        span: { start: 0, end: source.length },
        syntax: "markdown-text",
        site: { kind: "text" },
      };
      return fix(source, raw, [8, 9, "%01"]);
    };
    assert.equal(fixed("[a](http://b\u0001c)"), undefined);
    assert.equal(fixed("[a]: http://b\u0001c"), undefined);
    assert.equal(fixed("(http://b\u0001c)"), "(http://b%01c)");
  });

  it("leaves what tells a broken identifier from a comparison of SPARQL", () => {
    const fixed = (source: string, end: number): string | undefined => {
      const raw: RawLiteral = { span: { start: 1, end }, syntax: "turtle-iri", site: fetched };
      return fix(source, raw, [7, 9, ""]);
    };
    assert.equal(fixed("<mailto://a", 11), undefined);
    assert.equal(fixed("<mailto://a b>", 13), undefined);
    assert.equal(fixed("<mailto://a>", 11), "<mailto:a>");
    assert.equal(fixed("<mailto:////a", 13), "<mailto://a");
  });

  it("leaves a fix out if one of its edits cannot be written, and keeps the finding", () => {
    const { source, raw } = sourceWithLiteral("/a${b}/c", fetched, "javascript-template");
    const [literal] = readLiterals(source, raw, defaultSettings);
    assert.ok(literal !== undefined);
    const edits = [
      { span: { start: 1, end: 2 }, text: "d" },
      { span: { start: 2, end: 3 }, text: "e" },
    ];
    const finding: Finding = { ...findingWith(1, 2, "", "safe"), fixes: [{ title: "Replace", safety: "safe", edits }] };
    const located = project(source, literal, finding, defaultSettings);
    assert.deepEqual(located.span, { start: 2, end: 3 });
    assert.deepEqual(located.fixes, []);
  });

  it("makes suggestions of safe fixes where the identifier is a name", () => {
    const sites: readonly (readonly [Site, Safety])[] = [
      [fetched, "safe"],
      [{ kind: "value" }, "safe"],
      [{ kind: "key" }, "suggestion"],
      [{ kind: "data", path: ["@id"], isKey: false }, "suggestion"],
      [{ kind: "attribute", element: "svg", name: "xmlns" }, "suggestion"],
      [{ kind: "assigned", name: "svgNamespace" }, "suggestion"],
      [{ kind: "assigned", name: "svgUrl" }, "safe"],
    ];
    for (const [site, safety] of sites) {
      const { source, raw } = sourceWithLiteral("http://A/", site);
      const [literal] = readLiterals(source, raw, defaultSettings);
      assert.ok(literal !== undefined);
      const located = project(source, literal, findingWith(7, 8, "a", "safe"), defaultSettings);
      assert.deepEqual(
        located.fixes.map((each) => each.safety),
        [safety],
        JSON.stringify(site),
      );
    }
  });

  it("locates related spans", () => {
    const { source, raw } = sourceWithLiteral("/\\u0041", fetched);
    const [literal] = readLiterals(source, raw, defaultSettings);
    assert.ok(literal !== undefined);
    const related = [{ span: { start: 1, end: 2 }, message: "Here." }];
    const located = project(source, literal, { ...findingWith(0, 1, "", "safe"), related }, defaultSettings);
    assert.deepEqual(located.related, [{ span: { start: 2, end: 8 }, message: "Here." }]);
  });

  for (const syntax of ["javascript-string", "javascript-template", "json-string", "jsx-text"] as const) {
    it(`writes nothing that reads otherwise in ${syntax}`, () => {
      const parts = fc.constantFrom(
        "a",
        "1",
        "\\",
        "x4",
        "u00",
        "\\x41",
        "\\u{1F600}",
        "\\0",
        "\\\n",
        "&",
        "lt;",
        "&lt;",
        "#",
        "{",
        "}",
        "$",
        "'",
        '"',
        "`",
        "\r\n",
        "😀",
      );
      const text = fc.array(parts, { maxLength: 6 }).map((list) => list.join(""));
      fc.assert(
        fc.property(text, text, fc.nat(8), fc.nat(8), (written, replacement, from, length) => {
          const { source, raw: located } = sourceWithLiteral(`/${written}`, fetched, syntax);
          const { pieces: _, ...raw } = located;
          const before = decodeLiteral(source, raw).text;
          const [literal] = readLiterals(source, raw, defaultSettings);
          const start = Math.min(from, before.length);
          const end = Math.min(start + length, before.length);
          if (literal === undefined || literal.holes.length > 0 || literal.text !== before) return;
          const after = fix(source, raw, [start, end, replacement]);
          if (after === undefined) return;
          const span = { start: raw.span.start, end: after.length - (source.length - raw.span.end) };
          assert.equal(
            decodeLiteral(after, { ...raw, span }).text,
            before.slice(0, start) + replacement + before.slice(end),
          );
        }),
        { numRuns: 1000 },
      );
    });
  }
});
