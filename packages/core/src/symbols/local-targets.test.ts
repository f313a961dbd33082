import assert from "node:assert/strict";
import { readDocument } from "../documents/document.js";
import { languageOfPath } from "../documents/languages.js";
import { checkDocument } from "../literals/judge/check-document.js";
import { defaultSettings } from "../literals/settings/settings.js";
import type { LocalFiles } from "./local-files.js";
import { localTargetsOf } from "./local-targets.js";

/** A repository, beside another folder. */
const texts: Readonly<Record<string, string>> = {
  "/r/.git/HEAD": "",
  "/r/README.md": "# One\n\n## Two \u{1F5E3}\uFE0F words ![a](b.png)\n\n<a id='user-content-raw'></a>\n",
  "/r/docs/page.md": "# Page\n",
  "/r/docs/made.md": "",
  "/r/docs/Data.yaml": "a:\n  b: {c: 1}\n",
  "/r/docs/parts.md": "{% include a %}\n",
  "/r/vendor/a/README.md": "[b](missing.md)",
  "/r/.gitignore": "made-*\n",
  "/other/a.md": "",
};

const files: LocalFiles = {
  kindOf(uri) {
    const path = uri.slice("file://".length).replace(/\/$/u, "");
    if (texts[path] !== undefined) return "file";
    return path === "/r/submodule" || Object.keys(texts).some((each) => each.startsWith(`${path}/`))
      ? "folder"
      : undefined;
  },
  read: (uri) => texts[uri.slice("file://".length)],
  namesIn(folder) {
    const path = folder.slice("file://".length);
    return Object.keys(texts).flatMap((each) =>
      each.startsWith(path) ? (each.slice(path.length).split("/")[0] ?? []) : [],
    );
  },
};

/** What is found in a document of the repository, each as what is marked. */
const rows: readonly (readonly [name: string, path: string, text: string, found: readonly string[]])[] = [
  [
    "files and folders that are there",
    "/r/README.md",
    "[a](docs/page.md) [b](docs) [c](./docs/../README.md?raw=1) [d](docs/)",
    [],
  ],
  ["files that are not", "/r/README.md", "[a](docs/pages.md) ![b](docs/c.png)", ["docs/pages.md", "docs/c.png"]],
  ["names in another case", "/r/README.md", "[a](docs/data.yaml)", ["docs/data.yaml"]],
  ["headings", "/r/README.md", "# One\n[a](#one) [b](#on) [c](docs/page.md#page) [d](docs/page.md#two)", ["on", "two"]],
  [
    "a heading with an emoji and an image",
    "/r/docs/page.md",
    "[a](../README.md#two-️-words) [b](../README.md#two--words)",
    [],
  ],
  ["a name as GitHub writes it", "/r/docs/page.md", "[a](../README.md#raw)", []],
  ["paths of a site, and out of the repository", "/r/README.md", "[a](/b.md) [c](../../issues) [d](../other/b.md)", []],
  ["pages that are made of others", "/r/docs/page.md", "[a](made.html) [b](other.html)", []],
  ["pages in pages", "/r/index.html", "<html><a href=docs/made.html>a</a> <a href='b.html'>b</a>", ["b.html"]],
  ["what has no extension, or a stand-in", "/r/README.md", "[a](docs/b) [c](path/to/d.md)", []],
  ["what is built", "/r/README.md", "[a](build/b.md) [b](docs/_static/c.png)", []],
  ["what is ignored", "/r/docs/page.md", "[a](made-a.md) [b](../made-b/c.md)", []],
  ["a submodule that was not fetched", "/r/README.md", "[a](submodule/b.md)", []],
  ["front matter: documents alone", "/r/docs/page.md", "---\na: b\n---\n[a](b.png) [c](d.md)", ["d.md"]],
  ["documents of parts", "/r/docs/page.md", "[a](parts.md#b) [c](#d)\n\n{{< e >}}", []],
  ["copies of others", "/r/vendor/a/README.md", "[a](b.md)", []],
  ["pieces of other languages", "/r/README.md", "```html\n<img src='b.png'>\n```\n", []],
  ["what leads to a line, to a text or to the top", "/r/README.md", "[a](#L10) [b](#:~:text=c) [d](#top)", []],
  ["members of data", "/r/docs/Data.yaml", "a:\n  b: {c: 1}\n$ref: '#/a/b/c'\nd:\n  $ref: '#/a/d'\n", ["/a/d"]],
  [
    "data beside data",
    "/r/docs/x.json",
    '{"$ref":"Data.yaml#/a/b","b":{"$ref":"Dat.yaml#/a"},"c":{"$ref":"a.b.c"}}',
    ["Dat.yaml"],
  ],
  ["data with an identifier of its own", "/r/docs/x.json", '{"$id":"http://a.example/b","$ref":"c.json"}', []],
  ["a base", "/r/index.html", "<html><base href='/b/'><a href='c.html'>c</a>", []],
  ["reStructuredText", "/r/docs/a.rst", "`a <b.rst>`_ `c <page.md>`_\n\n.. image:: d.png\n", ["b.rst", "d.png"]],
  ["AsciiDoc", "/r/docs/a.adoc", "link:b.adoc[c] link:page.md[d]", ["b.adoc"]],
  ["a document that is in no file", "/r/new.md", "[a](b.md)", []],
  ["a program", "/r/docs/x.ts", 'fetch("b.json")', []],
];

const inFiles = new Set(["/r/index.html", "/r/docs/x.json", "/r/docs/a.rst", "/r/docs/a.adoc", "/r/docs/x.ts"]);

describe("what references lead to", () => {
  for (const [name, path, text, expected] of rows)
    it(name, () => {
      const language = languageOfPath(path);
      assert.ok(language !== undefined);
      const uri = `file://${path}`;
      const own: LocalFiles = {
        ...files,
        kindOf: (of) => (of === uri && inFiles.has(path) ? "file" : files.kindOf(of)),
      };
      const { literals, comments } = readDocument(text, language);
      const settings = { ...defaultSettings, preset: "strict" } as const;
      const { findings } = checkDocument(text, literals, settings, {
        spans: comments,
        heeds: "iri",
        targets: (read) => localTargetsOf({ uri, text: read, language }, own),
      });
      const found = findings.filter(({ code }) => code === "target-missing" || code === "fragment-missing");
      assert.deepEqual(
        found.map(({ span }) => text.slice(span.start, span.end)),
        expected,
      );
    });

  it("suggests a name that is there", () => {
    const targets = localTargetsOf({ uri: "file:///r/README.md", text: "", language: "markdown" }, files);
    assert.ok(targets !== undefined);
    const place = { role: "link", syntax: "markdown-destination" } as const;
    assert.deepEqual(targets.of("docs/data.yaml", place), { kind: "no-file", similar: "docs/Data.yaml" });
    assert.deepEqual(targets.of("docs/pag.md", place), { kind: "no-file", similar: "docs/page.md" });
    assert.deepEqual(targets.of("docs/b.yaml", place), { kind: "no-file" });
  });
});
