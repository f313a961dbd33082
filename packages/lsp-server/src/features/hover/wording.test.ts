import assert from "node:assert/strict";
import { readDocument } from "@irilint/core/documents";
import { readSettings } from "@irilint/core/literals";
import { analyze } from "../../documents/analyze.js";
import { explainAt, type Explanation } from "./explanation.js";
import { explainInMarkdown, explainInPlainText } from "./wording.js";

const { settings } = readSettings({ preset: "all" });

describe("a hover", () => {
  it("gives the identifier, what is wrong and what to do, the other forms and the components", () => {
    assert.equal(
      plainTextOf('fetch("http://r\u00e9sum\u00e9.EXAMPLE.org/#\u00e9")'),
      `http://r\u00e9sum\u00e9.EXAMPLE.org/#\u00e9

host-not-lowercase: The host 'r\u00e9sum\u00e9.EXAMPLE.org' contains uppercase letters; write 'r\u00e9sum\u00e9.example.org'. Hosts are case-insensitive.
Hosts are compared without regard to case, so two spellings of one host only make identical links look different.
Quick fix: Lowercase the host.

IRI: http://r\u00e9sum\u00e9.example.org/#\u00e9
URI: http://xn--rsum-bpad.example.org/#%C3%A9

scheme    http
host      r\u00e9sum\u00e9.EXAMPLE.org
          xn--rsum-bpad.example.org in DNS
path      /
fragment  \u00e9`,
    );
  });

  const sentences: { name: string; source: string; expected: RegExp }[] = [
    {
      name: "says of a plain URI that it is one, and no more",
      source: 'fetch("http://a.example/")',
      expected: /^http:\/\/a\.example\/\n\nIt is already a URI\.$/,
    },
    {
      name: "says of none with a fault that it is a URI already",
      source: 'fetch("http://A.example/")',
      expected: /^(?![^]*already)http:\/\/A\.example\/\n\nhost-not-lowercase: /,
    },
    {
      name: "says that a text is no IRI",
      source: 'fetch("http://a b/")',
      expected: /no URI form, since it is not an IRI/,
    },
    { name: "shows what is filled in", source: "fetch(`http://${host}/${id}.x`)", expected: /^path {6}\/….x$/m },
    {
      name: "says that more is joined",
      source: 'fetch("http://a.example/" + id)',
      expected: /^This is a part, to which the program joins more when it runs\.$/m,
    },
    {
      name: "names no character of a password",
      source: 'fetch("http://me:\\u05D0\\u0430@a.example/")',
      expected: /^userinfo {2}me:…\nhost/m,
    },
    {
      name: "names no look-alike beside what is filled in",
      source: "fetch(`http://a.example/мир${id}`)",
      expected: /^path {6}\/мир…$(?!\n {10})/m,
    },
    {
      name: "shows what a URI template may become (RFC 6570)",
      source: 'fetch("http://a.example/users{/owner}{?page}")',
      expected: /^Example: http:\/\/a\.example\/users\/owner\?page=1$/m,
    },
    { name: "shows an empty component", source: 'fetch("http://a.example/?")', expected: /^query {5}\(empty\)$/m },
    {
      name: "names right-to-left letters as stored, beside their component",
      source: 'fetch("http://a.example/\\u05D0\\u05D1")',
      expected: /^path .*\n {10}U\+05D0 U\+05D1 \(Hebrew\)$/m,
    },
    {
      name: "names what is not seen",
      source: 'fetch("http://a.example/\\u202E")',
      expected: /^path {6}\/\[U\+202E\]\n {10}U\+202E RIGHT-TO-LEFT OVERRIDE$/m,
    },
    {
      name: "tells the other form of a URI",
      source: 'fetch("http://xn--rsum-bpad.example/%C3%A9")',
      expected: /^IRI: http:\/\/résumé\.example\/é\n[^]*^ {10}résumé\.example in Unicode$/m,
    },
    {
      name: "says what a look-alike is taken for",
      source: 'fetch("http://p\\u0430ypal.example/")',
      expected: /^ {10}'\u0430' U\+0430 CYRILLIC SMALL LETTER A in place of 'a'$/m,
    },
    {
      name: "wraps long components at delimiters",
      source: `fetch("http://a.example/${"abcdefghi/".repeat(8)}?")`,
      expected: /^path {6}\/(?:abcdefghi\/){6}\n {10}(?:abcdefghi\/){2}$/m,
    },
    {
      name: "shortens what is very long in its middle",
      source: `fetch("http://a.example/${"x".repeat(400)}/é.html")`,
      expected: /^URI: http:\/\/a\.example\/x+…x+\/%C3%A9\.html$/m,
    },
  ];
  for (const { name, source, expected } of sentences) {
    it(name, () => assert.match(plainTextOf(source), expected));
  }

  it("has nothing to say of a plain relative reference", () => {
    assert.equal(explain('fetch("/a/b")'), undefined);
  });

  const hostile = [
    'fetch("http://user:secret@a.example/\\u202E\\u2066\\x07\\n`*_[x](y)<b>&amp;``` # |")',
    `fetch("http://a.example/${"\\u05D0\\u200F".repeat(500)}")`,
    'fetch("http://\\uD800.example/\\uFEFF%")',
  ];
  for (const [index, source] of hostile.entries()) {
    it(`shows no control, no password and no end of text, whatever the literal holds (${index + 1})`, () => {
      const explanation = explain(source);
      assert.ok(explanation);
      for (const text of [explainInMarkdown(explanation), explainInPlainText(explanation)]) {
        assert.doesNotMatch(text, /(?!\n)[\p{Cc}\p{Cs}\p{Bidi_Control}]|secret/u);
        assert.ok(text.length < 6000, `${text.length} units`);
      }
    });
  }

  it("wraps a long form at delimiters", () => {
    const explanation = explain(`fetch("http://a.example/${"abcdefghi/".repeat(8)}é")`);
    assert.ok(explanation);
    assert.match(
      explainInMarkdown(explanation),
      /^\*\*URI\*\* `http:\/\/a\.example\/(?:abcdefghi\/){4}` {2}\n`(?:abcdefghi\/){4}%C3%A9`$/m,
    );
  });

  it("has as code what is code in the reason", () => {
    const explanation = explain('fetch("http://a.example/%")');
    assert.ok(explanation);
    assert.match(explainInMarkdown(explanation), /^\*Decoders throw .*, so `100%` in a link .*\*$/m);
  });

  it("keeps a literal's back quotes within its code", () => {
    const explanation = explain('fetch("http://a.example/```\u00e9")');
    assert.ok(explanation);
    assert.match(explainInMarkdown(explanation), /^````text\n[^]*?\n````$/m);
  });

  it("shows what a path of OpenAPI may become", () => {
    const source = '{"openapi":"3.1.0","paths":{"/users/{id}/b":{}}}';
    const explanation = explainAt(analyze(readDocument(source, "json"), settings), source.indexOf("/users"));
    assert.equal(explanation?.expansion, "/users/1/b");
  });

  it("begins with what a prefixed name stands for", () => {
    const source = "@prefix foaf: <http://xmlns.com/foaf/0.1/> . <a> a foaf:Person .";
    const explanation = explainAt(analyze(readDocument(source, "turtle"), settings), source.length - 5);
    assert.ok(explanation);
    assert.match(explainInMarkdown(explanation), /^`http:\/\/xmlns\.com\/foaf\/0\.1\/Person`\n/);
  });
});

function explain(source: string): Explanation | undefined {
  return explainAt(analyze(readDocument(source, "typescript"), settings), source.search(/["`]/) + 3);
}

function plainTextOf(source: string): string {
  const explanation = explain(source);
  assert.ok(explanation);
  return explainInPlainText(explanation);
}
