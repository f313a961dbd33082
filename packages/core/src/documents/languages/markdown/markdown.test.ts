import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { fromMarkdown } from "mdast-util-from-markdown";
import { markdownLiterals } from "../../../../test/markdown-literals.js";
import type { RawLiteral } from "../../../literals/read/literal.js";
import { syntaxOf } from "../../../literals/syntaxes/syntaxes.js";
import { readDocument } from "../../index.js";

describe("markdownReader", () => {
  const rows: Readonly<Record<string, readonly [string, readonly string[]]>> = {
    links: ['[a](b "c")', ["markdown-text: [a", "link: b"]],
    "tables right before what makes a heading of a paragraph": [
      "| [a](b) |\n|-|\n| ` |\n| [c](d) ` |\n---\n[e](f)",
      [
        "markdown-text: [a",
        "link: b",
        "markdown-text: `",
        "markdown-text: [c",
        "link: d",
        "markdown-text: `",
        "markdown-text: [e",
        "link: f",
      ],
    ],
    "destinations with spaces": ["[a](<b c>)", ["markdown-text: [a", "link: b c"]],
    "Markdown in elements that say so (monero-project/monero-site)": [
      '</div>\n<div class="a" markdown="1">\n[b](c)\n</div>\n\n<div>\n[d](e)\n</div>',
      ["markdown-text: [b", "link: c", "html-text: [d](e)"],
    ],
    "Markdown in fences of bookdown, MyST and javascript.info, in which a fence is code (ropensci/dev_guide)": [
      "```{block, type='a'}\n[b](c)\n```\n\n````{note}\n[d](e)\n```smart\n[f](g)\n```\n````\n\n```{r}\n[h](i)\n```",
      ["markdown-text: [b", "link: c", "markdown-text: [d", "link: e", "plain: [f](g)"],
    ],
    "code in fences of R Markdown, Quarto, Pandoc and MyST": [
      '```{r a, b=TRUE}\nc("d")\n```\n\n```{python}\ne = "f"\n```\n\n~~~ {.java #g}\nh("i");\n~~~\n\n```{=html}\n<j k="l">\n```\n\n' +
        "```{code-block} yaml\nm: n\n```\n\n```{figure} o\np\n```",
      ["argument: d", "assigned: f", "argument: i", "j k: l", "data: m", "data: n", "plain: p"],
    ],
    "what was meant for destinations, with white space": [
      "[a](Https://b/c d/e  f ) ![g](../h i.png) [[j](/k l) m](n)",
      [
        "markdown-text: [a",
        "link: Https://b/c d/e  f",
        "markdown-text: ![g",
        "image: ../h i.png",
        "markdown-text: [[j",
        "link: /k l",
        "markdown-text: m",
        "link: n",
      ],
    ],
    "what was meant for destinations, with a space in a fragment or the name of a file": [
      "[a](#b c) [d](docs/e f.md#g) [h](i j.png) [k](https://l/ m_(n))",
      [
        "markdown-text: [a",
        "link: #b c",
        "markdown-text: [d",
        "link: docs/e f.md#g",
        "markdown-text: [h",
        "link: i j.png",
        "markdown-text: [k",
        "link: https://l/ m_(n)",
      ],
    ],
    "white space within and around a destination": [
      "[a](mailto: b@c.example) [d]( https:// e.example/f ) [g]( https://h.example 'i' ) [j](mailto: or tel:)",
      [
        "markdown-text: [a",
        "link: mailto: b@c.example",
        "markdown-text: [d",
        "link: https:// e.example/f",
        "markdown-text: [g",
        "link: https://h.example",
        "markdown-text: [j](mailto: or tel:)",
      ],
    ],
    "white space in the header fields of a mail": [
      "[a](mailto:b@c.example?subject=d e&body=f g) [h](mailto:b@c.example?subject=i 'j') (mailto:k@l.example?m n)",
      [
        "markdown-text: [a",
        "link: mailto:b@c.example?subject=d e&body=f g",
        "markdown-text: [h",
        "link: mailto:b@c.example?subject=i",
        "markdown-text: (mailto:k@l.example?m n)",
      ],
    ],
    "an address that goes on in the next line, where a site puts it in": [
      "[a](https://b/{{% c\n%}})",
      ["markdown-text: [a](https://b/{{% c\n%}})"],
    ],
    "code between tags of Liquid, as between fences, and tags of which one is missing": [
      "{% highlight sh %}\n[a] (https://b/)\n{% endhighlight %}\n\n[c](https://d/)",
      ["plain: [a] (https://b/)", "markdown-text: [c", "link: https://d/"],
    ],
    "no product of LaTeX between dollar signs, but a path with backslashes": [
      "a $b$ and $[c^d](\\sigma_e)$ [f](\\g\\h.md)",
      ["markdown-text: a $b$ and $[c^d](\\sigma_e)$ [f", "link: \\g\\h.md"],
    ],
    "no product of LaTeX whose second factor begins with a digit or a letter, but paths between prices": [
      "$a \\to E[b](1-\\rho)$, $f[c](d\\cdot e)$; $5 [f](g\\h) and $6, $7 [i](j\\k)",
      [
        "markdown-text: $a \\to E[b](1-\\rho)$, $f[c](d\\cdot e)$; $5 [f",
        ...["link: g\\h", "markdown-text: and $6, $7 [i", "link: j\\k"],
      ],
    ],
    "the content of notes and tabs of MkDocs, and code in it": [
      '!!! note "A"\n\n    === "B"\n\n        [c](https://d/)\n\n        ```sh\n        e https://f\n        ```\n\n??? tip\n    [g](https://h/)\n\n???+ tip "I"\n    [j](https://k/)\n\nl\n===\n\n    [m](https://n/)',
      [
        'markdown-text: note "A"',
        'markdown-text: "B"',
        "markdown-text: [c",
        "link: https://d/",
        "value: https://f",
        "markdown-text: tip\n    [g",
        "link: https://h/",
        'markdown-text: tip "I"\n    [j',
        "link: https://k/",
        "markdown-text: l\n===",
        "plain: [m](https://n/)",
      ],
    ],
    "destinations with white space before the host": [
      "[a](https:// b.example/c) [d](http:// e)",
      ["markdown-text: [a", "link: https:// b.example/c", "markdown-text: [d](http:// e)"],
    ],
    "opening brackets that something closes": [
      "[[a](https://b/c), [d](e)] [[f]]",
      ["markdown-text: [[a", "link: https://b/c", "markdown-text: , [d", "link: e", "markdown-text: ] [[f]]"],
    ],
    "white space within angle brackets": [
      "<https://a/b > < https://c/d> <https://e/f g> < h>",
      ["autolink: https://a/b ", "autolink:  https://c/d", "markdown-text: <https://e/f g> < h>"],
    ],
    "links whose text has brackets": [
      "[[a]](https://b/) [c [d]](https://e/)",
      ["markdown-text: [[a]", "link: https://b/", "markdown-text: [c [d]", "link: https://e/"],
    ],
    "notes and labels before addresses, and addresses within brackets": [
      "[1]https://a/ see [text]https://b/\n[WARN]https://c/\n[d e(https://f/)\ng] f(x)[0] (h)[i] [j(https://k/)](l)",
      [
        "markdown-text: [1]https://a/ see [text]https://b/\n[WARN]https://c/\n[d e(https://f/)\ng] f(x)[0] (h)[i] [j(https://k/)",
        "link: l",
      ],
    ],
    "lists, calls and labels before addresses": [
      "[a](b)(https://c/) f[d)(e) [g(h)(https://i/) [BUG]https://j/k [l] (#1) [m] (#n o)",
      [
        "markdown-text: [a",
        "link: b",
        "markdown-text: (https://c/) f[d)(e) [g(h)(https://i/) [BUG]https://j/k [l] (#1) [m] (#n o)",
      ],
    ],
    "words in brackets before addresses in parentheses": [
      "[1] (https://a/) b[c] (https://d/) [^2] (https://e/) [f] (see https://g/) [h] (/i)\n\n- [x] (https://j/)",
      [
        "markdown-text: [1] (https://a/) b[c] (https://d/) [^2] (https://e/) [f] (see https://g/) [h] (/i)",
        "markdown-text: (https://j/)",
      ],
    ],
    "no destinations": [
      "[a](b c) [d](/e =1x1) [f](https://g 'h i) [j](/k\nl) [m](/n `o`) [p](const /q) [r](/ or s) [t](//- u)",
      [
        "markdown-text: [a](b c) [d](/e =1x1) [f](https://g 'h i) [j](/k\nl) [m](/n",
        "plain: o",
        "markdown-text: ) [p](const /q) [r](/ or s) [t](//- u)",
      ],
    ],
    "destinations with parentheses": ["[a](b(c)\\)d)e", ["markdown-text: [a", "link: b(c)\\)d", "markdown-text: e"]],
    images: ["![a](b) [![c](d)](e)", ["markdown-text: ![a", "image: b", "markdown-text: [![c", "image: d", "link: e"]],
    "no links in links": ["[a [b](c) d](e)", ["markdown-text: [a [b", "link: c", "markdown-text: d](e)"]],
    "no destinations of templates whose marks take a destination's own": [
      `[a](<%= b c, "d" %>) ![e](<?= $f ?> "g") [h](<#= i #>)\n\n[j]: <%= k %>\n\n[l](<%m>)`,
      ["markdown-text: [a", "markdown-text: ![e", "markdown-text: [h", "markdown-text: [l", "link: %m"],
    ],
    definitions: ["[a]: b 'c'\n[d]: <e f>", ["definition: b", "definition: e f"]],
    "remarks in the form of definitions": [
      '[//]: <a "b" | c>\n[//]: # (d)\n[comment]: <> (e)\n[comments]: f\n[/]: g',
      ["definition: g"],
    ],
    "words that stand for others": ["<TAG:VALUE> <URN:A> <URN:isbn:1>", ["autolink: URN:isbn:1"]],
    "addresses between signs": [
      "<http://a> <mailto:b@c> <std::vector> <cid:d> <std:e> <https:/f>",
      ["autolink: http://a", "autolink: mailto:b@c", "autolink: cid:d", "autolink: https:/f"],
    ],
    "addresses alone": ["see https://a/b_c or <b>", ["markdown-text: see https://a/b_c or"]],
    "raw HTML": [
      "a <a href=b>c</a>\n\n<p>\n<img src=d> e\n</p>",
      ["markdown-text: a", "a href: b", "markdown-text: c", "img src: d", "html-text: e"],
    ],
    comparisons: ["a <b and c> d <e [f](g)", ["markdown-text: a", "markdown-text: d <e [f", "link: g"]],
    "headings and cells": [
      "# [a](b)\n\n|c|\n|-|\n|[d](e)|",
      ["markdown-text: # [a", "link: b", "markdown-text: c", "markdown-text: [d", "link: e"],
    ],
    "tables with white space behind their rows": [
      "|c| \n|-|  \n|[d](e)| ",
      ["markdown-text: c", "markdown-text: [d", "link: e"],
    ],
    "what follows HTML, whatever ends its lines": [
      "<p>a</p>\r\n\r\n[b](c)\r\r<img src=d>\r\n\r\n|e|\r\n|-|\r\n|[f](g)|\r\n",
      [
        "html-text: a",
        "markdown-text: [b",
        "link: c",
        "img src: d",
        "markdown-text: e",
        "markdown-text: [f",
        "link: g",
      ],
    ],
    code: ["`[a](b)` ``c`d``\n\n    [e](f)", ["plain: [a](b)", "plain: c`d", "plain: [e](f)"]],
    "code in languages that are read": [
      "```js {1}\nfetch('/a')\n```\n> ```HTML\n> <a\n> href=b>\n> ```",
      ["argument: /a", "a href: b"],
    ],
    "code in other languages": ["```cobol\nx\n```\n\n~~~md\n[a](b)\n~~~", ["plain: x", "plain: [a](b)"]],
    escapes: [
      "\\[a](b) \\`[c](d)\\` [e\\](f)",
      ["markdown-text: \\[a](b) \\`[c", "link: d", "markdown-text: \\` [e\\](f)"],
    ],
    "lines of quotes": ["> [a](b\n> ) <c\n> d=e>", ["markdown-text: [a", "link: b", "c d: e"]],
    "no links in links to definitions": [
      "[[d]: b\n](<c d>) [![D  é][] e](f) [g][d](h) [[i]](j)\n\n[d]: k\n[d é]: l",
      [
        "markdown-text: [[d]: b\n](",
        "markdown-text: ) [![D  é][] e",
        "link: f",
        "markdown-text: [g][d](h) [[i]",
        "link: j",
        "definition: k",
        "definition: l",
      ],
    ],
    "footnotes, which are no definitions": [
      "a[^1]\n\n[^1]: [b](c)\n[^2]: `d",
      ["markdown-text: a[^1]", "markdown-text: [^1]: [b", "link: c", "markdown-text: [^2]: `d"],
    ],
    "no names in code": [
      "[a](b::c) [d] [e](f::g()) [h](i::j.k)\n\n[d]: l::m!\n[n]: o:p",
      ["markdown-text: [a", "markdown-text: [d] [e", "markdown-text: [h", "link: i::j.k", "definition: o:p"],
    ],
    "no names in code between back quotes": [
      "[a](`B.c/2`) [d](`//2`) [e](`http://f`) [g](`h`i)\n\n[j]: `K`",
      [
        "markdown-text: [a",
        "markdown-text: [d",
        "markdown-text: [e",
        "link: `http://f`",
        "markdown-text: [g",
        "link: `h`i",
      ],
    ],
    "what is broken": ["[a](b c) [d](<e) [f](g 'h) ]([i]( `j", ["markdown-text: [a](b c) [d](<e) [f](g 'h) ]([i]( `j"]],
  };
  for (const [name, [markdown, expected]] of Object.entries(rows))
    it(`reads ${name}`, () => assert.deepEqual(markdownLiterals(markdown), expected));

  it("takes spaces in a path between signs for what renderers make of them", () => {
    const markdown = "[a](<b c.md> 'd') [e](<https://f/ g>) [h]: <i>\n\n[j]: <k l>";
    const texts = readDocument(markdown, "markdown").literals.flatMap(({ span, site, syntax }) =>
      site.kind === "identifier" ? [syntaxOf(syntax).decode(markdown, span).text] : [],
    );
    assert.deepEqual(texts, ["b%20c.md", "https://f/ g", "k%20l"]);
  });

  it("reads text in the direction of the elements around", () => {
    const { literals } = readDocument('<div dir="rtl">\n\na <bdo dir=ltr>b</bdo> c\n\n</div>\n\nd', "markdown");
    assert.deepEqual(
      literals.filter(({ site }) => site.kind === "text").map(({ surroundings }) => surroundings?.bidiMarkup),
      [{ paragraph: "rtl" }, { paragraph: "ltr", override: "ltr" }, { paragraph: "rtl" }, undefined],
    );
  });

  it("reads comments", () => {
    const markdown = "<!-- a -->\n\nb <!-- c --> `<!-- d -->`\n\n```js\n// e\n```";
    const { comments } = readDocument(markdown, "markdown");
    assert.deepEqual(
      comments.map(({ start, end }) => markdown.slice(start, end)),
      ["<!-- a -->", "<!-- c -->", "// e"],
    );
  });

  it("reads the text behind a header of JBake, whose last line would begin code (nextflow-io/website)", () => {
    const read = (markdown: string) =>
      readDocument(markdown, "markdown").literals.map(({ span, site }) => [
        site.kind,
        markdown.slice(span.start, span.end),
      ]);
    const links = (markdown: string) => read(markdown).filter(([kind]) => kind === "identifier");
    assert.deepEqual(links("title=A\ndate=2018-04-03\n\n~~~~~~\n\n[a](b.c)\n"), [["identifier", "b.c"]]);
    assert.deepEqual(links("title=A\r\n~~~~~~\r\n[a](b.c)"), [["identifier", "b.c"]]);
    for (const code of ["title=A\n~~~~~\n[a](b.c)", "A text\n~~~~~~\n[a](b.c)", "~~~~~~\n[a](b.c)\n~~~~~~\n"])
      assert.deepEqual(links(code), []);
  });

  it("finds the addresses outside images that another parser finds, decoded alike", () => {
    const part = fc.constantFrom(
      ..."[]()<>`\\\n\"' ab&",
      "[a](",
      "](b)",
      "<b>",
      "<http://a>",
      "``",
      "](<c d>)",
      "'c')",
      "> ",
      "\\]",
      "&amp;",
      "\n[d]: b\n",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 25 }), (parts) => {
        const markdown = parts.join("");
        assert.deepEqual(addressesByUs(markdown), addressesByMdast(markdown), JSON.stringify(markdown));
      }),
      { numRuns: 1000 },
    );
  });

  it("finds the addresses of this repository that another parser finds", () => {
    for (const path of ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/codes.md", "docs/specifications.md"]) {
      const markdown = readFileSync(fileURLToPath(new URL(`../../../../../../${path}`, import.meta.url)), "utf8");
      const outsideTables = markdown.replace(/^\|.*$/gmu, "");
      assert.deepEqual(addressesByUs(outsideTables), addressesByMdast(outsideTables), path);
    }
  });
});

function addressesByUs(markdown: string): string[] {
  return readDocument(markdown, "markdown").literals.flatMap(({ span, syntax, site }) =>
    site.kind === "identifier" && site.use !== "none" ? [decoded(markdown, span, syntax)] : [],
  );
}

/** As another parser decodes it, which leaves spaces as they are. */
function decoded(markdown: string, span: RawLiteral["span"], syntax: RawLiteral["syntax"]): string {
  return syntaxOf(syntax === "markdown-path" ? "markdown-destination" : syntax).decode(markdown, span).text;
}

function addressesByMdast(markdown: string): string[] {
  const addresses: { readonly url: string; readonly end: number }[] = [];
  type Root = ReturnType<typeof fromMarkdown>;
  const visit = (node: Root | Root["children"][number]): void => {
    // A link holds what stands before its own destination.
    const end = node.position?.end.offset ?? 0;
    if ((node.type === "link" || node.type === "image" || node.type === "definition") && node.url !== "")
      addresses.push({ url: node.url, end });
    if ("children" in node) node.children.forEach(visit);
  };
  visit(fromMarkdown(markdown));
  return addresses.sort((a, b) => a.end - b.end).map(({ url }) => url);
}
