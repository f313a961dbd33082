import assert from "node:assert/strict";
import { literalLines } from "../../../../test/literal-lines.js";
import { readDocument } from "../../index.js";

/** Each text with the addresses in it and their roles; those of Asciidoctor, but for what the name says. */
const rows: Readonly<Record<string, readonly [text: string, addresses: readonly string[]]>> = {
  "addresses with a text": [
    "https://a/b[c] (http://d[e\nf]) <ftp://g[]> *irc://h[i \\] https://j]* *file://k[l] file://m[",
    ["link https://a/b", "link http://d", "link ftp://g", "link irc://h", "link file://m"],
  ],
  "addresses alone": [
    "https://a. <https://b>, (https://c/(d)) https://e; https://f: *https://g/h* _see https://i_ https://j#k!",
    [
      "link https://a",
      "link https://b",
      "link https://c/(d",
      "link https://e",
      "link https://f",
      "link https://g/h",
      "link https://i",
      "link https://j#k",
    ],
  ],
  "no addresses in quotation marks, without a name, or of other schemes": [
    '"https://a" \'https://b\' file:/// https://... ssh://c[d] xhttps://e link:https://f "https://g[h]" https://i"j',
    ["link https://g", "link https://i"],
  ],
  "no code, although Asciidoctor does": [
    "`https://a` `b https://<c>` `https://d[e]` ``https://f``",
    ["link https://d"],
  ],
  "no patterns with placeholders, although Asciidoctor makes links of them": [
    "https://a/<b> https://c/<d e>/f https://g/b?h=<i> https://j<k https://l[m]",
    ["link https://j<k", "link https://l"],
  ],
  "what is escaped": ["\\https://a[b] \\https://c \\link:d[e] \\image:f[g] https://h[i]", ["link https://h"]],
  "macros for links": [
    "link:a[b] see:link:c/d.html#e[f,window=_blank] link:g h[i] link::j[] link:[k] link:l{m}[] mailto:n@o[p] link:q[r\n\ns]",
    ["link a", "link c/d.html#e", "link l{m}", "link mailto:n@o"],
  ],
  images: [
    'image:a.png[b] image:c d.png[e,link=f] icon:g[link="h",i] image:j [] image: k[] image:l\nm[] image:n[link=self]',
    ["image a.png", "image c${}d.png", "link f", "link h", "image n"],
  ],
  "images in links": ["https://a[image:b[c]] link:d[image:e[]]", ["link https://a", "image b", "link d", "image e"]],
  media: [
    "image::a b.png[c,link=d]\n\nvideo::e.mp4[]\n\nvideo::f[youtube]\n\naudio::https://g/h[]\n\ni image::j[]\n\nimage::k[] l",
    ["image a${}b.png", "link d", "video e.mp4", "audio https://g/h"],
  ],
  "attributes of blocks": ["[#a,link=https://b]\nimage::c[]\n\n[[d,link=e]]\nf", ["link https://b", "image c"]],
  "files that are included": [
    "include::a.adoc[]\ninclude::https://b/{c}.adoc[tag=d]\n\n----\ninclude::https://e[]\n----\n\nf\ninclude::https://g[]\nh",
    ["include https://b/{c}.adoc", "include https://e", "include https://g"],
  ],
  "attributes of the document": [
    "= a\nb <https://c>\n:d: https://e.\n:f: g https://h[i] \\\n  https://j\n:!k:\n:l\n\n:m: n\n\no\n:p: https://q[]",
    ["link https://c", "attribute https://e.", "link https://h", "link https://j", "link https://q"],
  ],
  "a byte order mark": ["\uFEFF= a\n:b: https://c", ["attribute https://c"]],
  "passed text": [
    "+https://a[]+ ++https://b[]++ +++https://c[]+++ $$https://d[]$$ pass:q[https://e[]] stem:[https://f[]] \\++https://g[]++ \\+https://h[]+ i+https://j[]+",
    [],
  ],
  "passed text in addresses": [
    "link:++a b++[c] https://d/++e__f++/g[h] link:pass:[i j][k] link:++++l[]",
    ["link a b", "link https://d/e__f/g", "link i j", "link l"],
  ],
  "addresses behind the name of a macro once": [
    "link:http://@[][] link:https://a[][b]",
    ["link http://@", "link https://a"],
  ],
  "marks as AsciiDoc.py has them": [
    "a\n=\n\n`https://b[c]` +https://d[e]+ ++https://f[g]++ +++https://h[i]+++",
    ["link https://d", "link https://f"],
  ],
  "marks as they were where a document says so": [":compat-mode:\n\n`https://b[c]`", []],
  "no listings and other verbatim blocks": [
    "----\nlink:a[]\n\n--\n----\n\n....\nlink:b[]\n....\n++++\nlink:c[]\n++++\n```d\nlink:e[]\n```\nlink:f[]",
    ["link f"],
  ],
  "no paragraphs of code": [
    "[source,a]\nlink:b[]\nlink:c[]\n\n link:d[]\nlink:e[]\n\n[plantuml]\n--\nlink:f[]\n\nlink:g[]\n--\n\n[NOTE]\nlink:h[]",
    ["link h"],
  ],
  "macros in code that asks for them": [
    '[source,subs="+macros"]\n----\nlink:a[]\n----\n\n[subs=normal]\n....\nlink:b[]\n....\n\n[subs=verbatim]\n....\nlink:c[]\n....',
    ["link a", "link b"],
  ],
  "blocks in blocks": [
    "====\nlink:a[]\n\n****\n  link:b[]\n****\n----\nlink:c[]\n====\n\n--\nlink:d[]\n--\n____\nlink:e[]",
    ["link a", "link d", "link e"],
  ],
  "what follows code at once": [
    "a\n  link:b[]\n----\nlink:c[]\n----\n\n  link:d[]\n====\nlink:e[]",
    ["link b", "link e"],
  ],
  lists: [
    "* link:a[]\n  link:b[]\n+\nlink:c[]\n+\n  link:d[]\n\n  - link:e[]\n\nf:: link:g[]\nh::\n\n  link:i[]\n\n  link:j[]",
    ["link a", "link b", "link c", "link e", "link g", "link i"],
  ],
  "no marks across items": ["* a ++\n* link:b[] ++\n. c ++\nd:: ++", ["link b"]],
  titles: [
    "== link:a[]\n.link:b[]\nimage::c[]\n\nlink:d[]\n---------\nlink:e[]\n\nf\n-----\nlink:g[]",
    ["link a", "link b", "image c", "link d", "link e"],
  ],
  tables: [
    "[cols=2]\n|===\n|https://a/b|link:c\\|d[] 2+a|\nimage::e[]\na|image::f g[]\n|image::z[]\n\n  link:h[] | link:i|j[]\n|===\n\n  link:k[]",
    ["link https://a/b", "link c\\|d", "image e", "image f${}g", "link h"],
  ],
  "tables of other forms": [
    "[separator=¦]\n|===\n¦link:a|b[]¦c\n|===\n\n,===\nlink:d[],e\n,===\n\n[format=csv]\n|===\nlink:f[],g\n|===\n\n|===\na|\n!===\n!link:h!link:i[]\n!===\n|===",
    ["link a|b", "link i"],
  ],
  "brackets that nothing opens behind an address": [
    "a https://b c d] e\n\n[f https://g h] https://i[j] k] https://l m](n)",
    ["link https://b", "broken-link  c d]", "link https://g", "link https://i", "link https://l"],
  ],
  "brackets that make no link": [
    'https://a[b]] https://c[[d] https://e]f] https://g[]"h"] link:https://i [j] [k](https://l) https://m[n',
    [
      "link https://a",
      "broken-link ]",
      "link https://c",
      "broken-link [",
      "link https://e",
      "broken-link ]f]",
      "link https://g",
      'broken-link []"h"]',
      "broken-link  [j]",
      "foreign-link [k](https://l)",
      "link https://m",
      "broken-link [n",
    ],
  ],
  "no brackets that other brackets surround, that are the text of a link, or in code": [
    "footnote:[https://a[b]] https://c[[d]] https://e[f]. https://g [h] `[i](https://j)` \\[k](https://l)",
    ["link https://a", "link https://c", "link https://e", "link https://g", "link https://l"],
  ],
  "white space before a text of several words, and a macro without brackets (apache/incubator)": [
    "* https://a [The text] b\n* https://c [accessed 2020] https://d [e f]#g# https://h [The text][i] https://j [PDF]\n\nsee link:https://k and l, link:https://m[n] (link:https://o[])\n\n:p: link:https://q\n",
    [
      "link https://a",
      "broken-link  [The text]",
      "link https://c",
      "link https://d",
      "link https://h",
      "link https://j",
      "broken-link link:https://k",
      "link https://m",
      "link https://o",
    ],
  ],
  "a macro with a space behind its colon": [
    "link: https://a[b] see link: https://c[d]\n\nThe link: https://e[f] Link: https://g[h]\n\n* link:  https://i[j]",
    [
      "broken-link link: https://a",
      "broken-link link: https://c",
      "link https://e",
      "link https://g",
      "broken-link link:  https://i",
    ],
  ],
  "a text that nothing closes before another link (opengeospatial/geopackage)": [
    "in https://a[MIME type https://b[image/jpeg]. https://c[d e https://f]",
    ["link https://a", "broken-link [MIME type", "link https://c"],
  ],
  "targets with white space before the text of a link": [
    "see link:a b.html[c] and xref:d/e f.adoc[g h]. link: i j.html[k], link:l m[n] \\link:o p.html[q] link:r s.pdf\n\nxref:t u.adoc[v]\n\nlink:https://a/w x.png[y] link:https://a/ z[b] https://b/c d.png[e]",
    ["link a b.html", "link d/e f.adoc", "link t u.adoc", "link https://a/w x.png", "link https://b/c"],
  ],
  "hosts before the text of a link": [
    "see a.com/b[c d], ti.to/e[f] (youtu.be/g[h]) `i.com/j[k]` image:l.com/m[n] o.md/p[q] r.com/s[0",
    ["link a.com/b", "link ti.to/e", "link youtu.be/g", "image l.com/m"],
  ],
  "no comments": ["// link:a[]\nb\n\n////\nlink:c[]\n////\n\n///\nlink:d[]", ["link d"]],
};

describe("asciidocReader", () => {
  for (const [name, [text, addresses]] of Object.entries(rows))
    it(`reads ${name}`, () => {
      const { literals } = readDocument(text, "asciidoc");
      const identifiers = literals.filter(({ site }) => site.kind === "identifier");
      assert.deepEqual(
        literalLines(identifiers, text).map((line) => line.replace(/^(.*) {2}identifier (.*)$/u, "$2 $1")),
        addresses,
      );
    });

  it("reads text around them line by line", () => {
    const text = "= a\n:b: c\n\nd link:e[f \n  g] h\n\n----\n i\n----\n.j\nimage::k[l]\n\n|===\n|m | n\n|===";
    assert.deepEqual(literalLines(readDocument(text, "asciidoc").literals, text), [
      "= a  text",
      "c  text",
      "d  text",
      "e  identifier link",
      "[f  text",
      "g] h  text",
      "i  text",
      ".j  text",
      "image::  text",
      "k  identifier image",
      "[l]  text",
      "m  text",
      "n  text",
    ]);
  });

  it("reads comments", () => {
    const text = "// a\nb\n// c\nd\n\n/////\ne\n\n////\n/////\n\n----\n// f\n----\n////\ng";
    assert.deepEqual(
      readDocument(text, "asciidoc").comments.map(({ start, end }) => text.slice(start, end)),
      ["// a", "// c", "/////\ne\n\n////\n/////", "////\ng"],
    );
  });
});
