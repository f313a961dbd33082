import assert from "node:assert/strict";
import type { LanguageName } from "../documents/languages.js";
import { anchorOf, Anchors } from "./anchors.js";

const page = `# A Heading: *two*

Setext
------

## A Heading: *two*
## Änderungen \`code\` ##
## Custom {#own-name}
<a id="raw"></a>
`;

const rows: readonly (readonly [language: LanguageName, text: string, fragment: string, found: string | undefined])[] =
  [
    ["markdown", page, "a-heading-two", "A Heading: *two*"],
    ["markdown", page, "a-heading-two-1", "A Heading: *two*"],
    ["markdown", page, "setext", "Setext"],
    ["markdown", page, "%C3%A4nderungen-code", "Änderungen `code` ##"],
    ["markdown", page, "own-name", "own-name"],
    ["markdown", page, "raw", "raw"],
    ["markdown", page, "no-such", undefined],
    ["markdown", page, "", undefined],
    ["mdx", page, "own-name", "own-name"],
    ["markdown", `# It's\n<a name="it's"></a> <a id='b"c'></a>`, "b%22c", 'b"c'],
    ["html", "<h2 class=a id=b>c</h2><a name='d'>", "b", "b"],
    ["html", "<h2 class=a id=b>c</h2><a name='d'>", "d", "d"],
    ["html", "<h2 id=b>c</h2>", "c", undefined],
    ["asciidoc", "== A Title\n[[own]]\n[#short.role]\nanchor:here[]", "_a_title", "A Title"],
    ["asciidoc", "[[own]]\n[#short.role]\nanchor:here[]", "short", "short"],
    ["asciidoc", "[[own]]\n[#short.role]\nanchor:here[]", "here", "here"],
    ["restructuredtext", ".. _label:\n\nTitle\n=====\n", "label", "label"],
    ["restructuredtext", ".. _label:\n\nTitle\n=====\n", "title", "Title"],
    ["json", '{"$defs":{"a/b":{"c":[{"d":1}]}}}', "/$defs/a~1b/c/0/d", "d"],
    ["yaml", "components:\n  schemas:\n    A: {}\n", "/components/schemas/A", "A"],
    ["yaml", "components:\n  schemas:\n    A: {}\n", "/components/schemas/B", undefined],
    ["yaml", "responses:\n  200:\n    a: 1\n  404: {}\n", "/responses/404", "404"],
    ["yaml", "responses:\n  '404':\n    - a: 1\n    - a: 2\n", "/responses/404/1/a", "a"],
    ["json", '{"responses":{"200":{"a":1},"404":{"a":2}}}', "/responses/404/a", "a"],
    ["json", '{"a":[[{"1":{}}],{"1":{"b":2}}]}', "/a/1/1/b", "b"],
    ["json", "{", "/a", undefined],
    ["typescript", "a", "b", undefined],
  ];

describe("anchorOf", () => {
  for (const [language, text, fragment, found] of rows)
    it(`${found === undefined ? "leads nowhere" : "finds"} '${fragment}' in ${language}`, () => {
      const span = anchorOf(text, language, fragment)?.span;
      assert.equal(span && text.slice(span.start, span.end), found);
    });

  it("tells headings of one name apart by their number", () => {
    assert.equal(anchorOf(page, "markdown", "a-heading-two-1")?.span.start, page.lastIndexOf("A Heading"));
  });
});

describe("the fragment that was meant for a heading of Markdown", () => {
  const text =
    "# MOOC's and more\n## Digests and verification\n## A – b\n## R&D\n## Styling of \"default\"\n## It's {#it's}\n<a id=\"c'd\">\n";
  const fragments: readonly (readonly [fragment: string, corrected: string | undefined])[] = [
    ["mooc's-and-more", "moocs-and-more"],
    ["mooc%27s-and-more", "moocs-and-more"],
    ["Digests-and—verification", "Digests-and-verification"],
    ["r&d", "rd"],
    ['styling-of-"default"', "styling-of-default"],
    ["moocs-and-more", undefined],
    ["a–b", undefined],
    ["it's", undefined],
    ["c'd", undefined],
    ["no's-such", undefined],
    ["'", undefined],
  ];
  for (const [fragment, corrected] of fragments)
    it(`for '${fragment}' is ${corrected ?? "as it is written, or none"}`, () => {
      assert.equal(new Anchors(text, "markdown").correctedOf(fragment), corrected);
    });

  it("is not known in other languages", () => {
    assert.equal(new Anchors("== MOOC's", "asciidoc").correctedOf("mooc's"), undefined);
  });
});

describe("the fragment that was meant for a name that differs in one character", () => {
  const text = '# Getting started\n## Über uns\n<a id="chapter_2">\n## İki şey\n## abcd\n';
  const fragments: readonly (readonly [fragment: string, nearest: string | undefined])[] = [
    ["getting-startd", "getting-started"],
    ["Gettng-Started", "Getting-Started"],
    ["getting_startedd", "getting_started"],
    ["getting-statred", "getting-started"],
    ["xgetting-started", "getting-started"],
    ["etting-started", "getting-started"],
    ["%C3%BCber-unz", "über-uns"],
    ["chapter_3", undefined],
    ["getting-star", undefined],
    ["abce", undefined],
    ["/getting-startd", undefined],
    ["", undefined],
  ];
  for (const [fragment, nearest] of fragments)
    it(`for '${fragment}' is ${nearest ?? "not known"}`, () => {
      assert.equal(new Anchors(text, "markdown").nearestTo(fragment), nearest);
    });

  it("is not looked for among very many", () => {
    const names = Array.from({ length: 1001 }, (_, index) => `# Number ${index}\n`).join("");
    assert.equal(new Anchors(names, "markdown").nearestTo("nmber-1"), undefined);
  });
});
