import assert from "node:assert/strict";
import { sourceWithLiteral } from "../../../test/raw-literal.js";
import type { Literal, RawLiteral } from "./literal.js";
import { readLiterals } from "./read-literal.js";
import { readSettings } from "../settings/read-settings.js";
import type { Site } from "./site.js";
import type { SyntaxName } from "../syntaxes/syntax.js";

const { settings } = readSettings({});
const value: Site = { kind: "value" };
const fetched: Site = { kind: "argument", callee: "fetch", index: 0 };

/** Texts, and behind each the sources of its holes. */
function textsOf(written: string, site: Site, syntax?: SyntaxName): string[][] {
  const { source, raw } = sourceWithLiteral(written, site, syntax);
  return readLiterals(source, raw, settings).map(({ text, holes, map }) => [
    text,
    ...holes.map((hole) => {
      const { start, end } = map.toSource(hole);
      return source.slice(start, end);
    }),
  ]);
}

/** What is read of a literal, to which something may be added. */
function read(written: string, site: Site, more: Partial<RawLiteral> = {}): readonly Literal[] {
  const { source, raw } = sourceWithLiteral(written, site);
  return readLiterals(source, { ...raw, ...more }, settings);
}

describe("readLiterals", () => {
  it("decodes what is meant to be an identifier", () => {
    assert.deepEqual(textsOf("http:\\/\\/a\\u002Fb", value), [["http://a/b"]]);
    assert.deepEqual(textsOf("\\x68ttp\\x3A//a", value), [["http://a"]]);
    assert.deepEqual(textsOf("http&#58;//a?b&amp;c", value, "jsx-text"), [["http://a?b&c"]]);
  });

  it("leaves out what is not", () => {
    assert.deepEqual(textsOf("a", value), []);
    assert.deepEqual(textsOf("a:b", value), []);
    assert.deepEqual(textsOf("", fetched), []);
    assert.deepEqual(textsOf("a\\n", value), []);
  });

  it("reads a scheme without its colon where a name tells of an identifier", () => {
    const named: Site = { kind: "assigned", name: "apiUrl" };
    for (const text of ["https//a", "http;//a", "ftp,//a"]) assert.deepEqual(textsOf(text, named), [[text]]);
    for (const text of ["https/a", "httpd//a", "xhttp//a"]) assert.deepEqual(textsOf(text, named), []);
  });

  it("leaves out a sentence where a name tells of an identifier, also behind a hole", () => {
    const named: Site = { kind: "assigned", name: "url" };
    assert.deepEqual(textsOf("${a}/b c", named, "javascript-template"), [["x/b c", "${a}"]]);
    assert.deepEqual(textsOf("${a}/b with c=d", named, "javascript-template"), []);
  });

  it("gives the place and the span", () => {
    const [literal] = read("a b", fetched);
    assert.deepEqual(literal?.span, { start: 1, end: 4 });
    assert.deepEqual(literal.place, { tier: "sink", production: "IRI-reference", profile: "rfc3987", role: "fetch" });
  });

  it("adds what the document says to the place", () => {
    const surroundings = { charset: "iso-8859-1", bidiMarkup: { override: "rtl" } } as const;
    const [literal] = read("a", fetched, { surroundings });
    assert.equal(literal?.place.charset, "iso-8859-1");
    assert.deepEqual(literal.place.bidiMarkup, { override: "rtl" });
  });

  it("makes one character of each hole", () => {
    assert.deepEqual(textsOf("http://${host}:${port}/a\\u0062", value, "javascript-template"), [
      ["http://x:x/ab", "${host}", "${port}"],
    ]);
    assert.deepEqual(textsOf("${a}${b}/c", fetched, "javascript-template"), [["xx/c", "${a}", "${b}"]]);
  });

  it("makes one character of each placeholder", () => {
    assert.deepEqual(textsOf("http://a/{id}/b/%s", value), [["http://a/x/b/x", "{id}", "%s"]]);
    assert.deepEqual(textsOf("http://a/\\u007Bid}\\x41", value), [["http://a/xA", "\\u007Bid}"]]);
  });

  it("knows a tag of a subject from a placeholder", () => {
    const link = { kind: "attribute", element: "a", name: "href" } as const;
    const tagged = "mailto:a@b.example?subject=[en]%20News";
    assert.deepEqual(textsOf(tagged, link), [[tagged]]);
    assert.deepEqual(textsOf("mailto:a@b.example?subject=[subject]", link), [
      ["mailto:a@b.example?subject=x", "[subject]"],
    ]);
  });

  it("knows no placeholder in what a program has written", () => {
    const name = { kind: "identifier", use: "name", production: "IRI", role: "<…>" } as const;
    assert.deepEqual(textsOf("http://a/{id}", name), [["http://a/{id}"]]);
    const relative = { ...name, production: "IRI-reference" } as const;
    assert.deepEqual(textsOf("http://a/{id}", relative), [["http://a/{id}"]]);
    assert.deepEqual(textsOf("http://a/{{id}}%s{% d %}", relative), [["http://a/x%sx", "{{id}}", "{% d %}"]]);
    assert.deepEqual(textsOf("http://a/{id}", { ...name, role: "entry/id" }), [["http://a/x", "{id}"]]);
  });

  it("takes a hole in a placeholder with it", () => {
    assert.deepEqual(textsOf("http://${a}/{{${b}}}/${c}", value, "javascript-template"), [
      ["http://x/x/x", "${a}", "{{${b}}}", "${c}"],
    ]);
  });

  it("joins the operands of a concatenation", () => {
    const source = '"http://" + a + `/b`';
    const literals = readLiterals(
      source,
      {
        span: { start: 1, end: 19 },
        syntax: "javascript-string",
        site: value,
        pieces: [
          { kind: "text", span: { start: 1, end: 8 } },
          { kind: "hole", span: { start: 12, end: 13 } },
          { kind: "text", span: { start: 17, end: 19 }, syntax: "javascript-template" },
        ],
      },
      settings,
    );
    assert.deepEqual(
      literals.map(({ text }) => text),
      ["http://x/b"],
    );
    assert.deepEqual(literals[0]?.map.toSource({ start: 8, end: 10 }), { start: 17, end: 19 });
  });

  it("finds every identifier of a list, with its holes", () => {
    const srcset: Site = { kind: "attribute", element: "img", name: "srcSet" };
    assert.deepEqual(textsOf("/${a}.png 1x, /b.png 2x, ${c} 3x", srcset, "javascript-template"), [
      ["/x.png", "${a}"],
      ["/b.png"],
      ["x", "${c}"],
    ]);
    const [, second] = read("/a 1x, /b 2x", srcset);
    assert.deepEqual(second?.span, { start: 8, end: 10 });
  });

  it("takes nothing for a placeholder in what was meant for a link, whose slip does not depend on it", () => {
    const slip: Site = { kind: "identifier", use: "none", production: "IRI-reference", role: "broken-link" };
    assert.deepEqual(textsOf("{https://a/b}", slip, "plain"), [["{https://a/b}"]]);
    assert.deepEqual(textsOf("((https://a/{b})", slip, "plain"), [["((https://a/{b})"]]);
    assert.deepEqual(textsOf(" (https://a/$b)", slip, "plain"), [[" (https://a/$b)"]]);
  });

  it("finds identifiers in text", () => {
    assert.deepEqual(textsOf("see\\thttp://a/\\u0062.", value), [["http://a/b"]]);
    assert.deepEqual(textsOf("see http://a, and\nhttps://b", { kind: "text" }, "plain"), [["http://a"], ["https://b"]]);
    assert.deepEqual(textsOf("no identifier: none", { kind: "text" }, "plain"), []);
  });

  it("hands an open end on to the identifier that touches it", () => {
    const literals = read("see http://a http://b", value, { open: { before: true, after: true } });
    assert.deepEqual(
      literals.map((literal) => literal.open),
      [undefined, { before: false, after: true }],
    );
  });
});
