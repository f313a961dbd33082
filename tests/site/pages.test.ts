import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse, type DefaultTreeAdapterMap } from "parse5";
import { catalogue } from "../../packages/core/src/literals/judge/catalogue.js";
import { pages, siteFolder } from "./served-site.js";

type Node = DefaultTreeAdapterMap["node"];

interface PageContents {
  readonly links: readonly string[];
  readonly anchors: ReadonlySet<string>;
}

describe("the site", () => {
  const contents = new Map(pages.map((path) => [path, contentsOf(path)]));

  it("has a page for each check, each way to begin, and the evidence", () => {
    for (const { code } of catalogue) assert.ok(contents.has(`checks/${code}.html`), code);
    for (const path of ["index.html", "playground.html", "beside.html", "start/rdf.html", "conformance.html"])
      assert.ok(contents.has(path), path);
  });

  it("leads to nothing that is not there", () => {
    const broken = [...contents].flatMap(([path, { links }]) =>
      links.filter((link) => !isThere(link, path)).map((link) => `${path}: ${link}`),
    );
    assert.deepEqual(broken, []);
  });

  it("has the licences of what its scripts hold", () => {
    const notices = readFileSync(join(siteFolder, "THIRD-PARTY-NOTICES.txt"), "utf8");
    for (const name of [
      ...["vitepress", "@vue/runtime-dom", "minisearch", "mark.js", "punycode.js", "@babel/parser"],
      ...["@lezer/markdown", "character-entities", "character-entities-legacy", "Unicode Character Database"],
    ])
      assert.match(notices, new RegExp(`^${name}(?: [\\d.]+\\S*)?\n=+$`, "mu"), name);
  });

  it("loads nothing from elsewhere", () => {
    for (const path of pages) {
      const loaded = readFileSync(join(siteFolder, path), "utf8").match(/<(?:script|img|link|iframe)\b[^>]*>/g) ?? [];
      assert.deepEqual(
        loaded.filter((tag) => /(?:src|href)="(?:[a-z]+:)?\/\//.test(tag)),
        [],
        path,
      );
    }
  });

  it("shows nothing that moves to those who want that", () => {
    const page = readFileSync(join(siteFolder, "index.html"), "utf8");
    const moving = page.match(/<img[^>]*\.gif"[^>]*>/g) ?? [];
    const stills = Array.from(
      page.matchAll(
        /<source media="\(prefers-reduced-motion: reduce\)" srcset="(?<path>[^"]+\.png)"[^>]*><img[^>]*\.gif"/g,
      ),
      ({ groups }) => groups?.["path"] ?? "",
    );
    assert.equal(stills.length, moving.length);
    assert.ok(stills.length > 0 && stills.every((path) => isThere(path, "index.html")));
  });

  function isThere(link: string, from: string): boolean {
    if (/^[a-z][a-z+.-]*:/i.test(link)) return true;
    const { pathname, hash } = new URL(link, `site:///${from}`);
    const path = decodeURIComponent(pathname.slice(1));
    if (!existsSync(join(siteFolder, path))) return false;
    // What stands behind '#' in the address of the playground is its state.
    if (hash === "" || hash.includes("=")) return true;
    return (
      contents
        .get(path === "" || path.endsWith("/") ? `${path}index.html` : path)
        ?.anchors.has(decodeURIComponent(hash.slice(1))) === true
    );
  }
});

function contentsOf(path: string): PageContents {
  const links: string[] = [];
  const anchors = new Set<string>();
  collect(parse(readFileSync(join(siteFolder, path), "utf8")));
  return { links, anchors };

  function collect(node: Node): void {
    if ("attrs" in node)
      for (const { name, value } of node.attrs) {
        if (name === "id") anchors.add(value);
        if ((name === "href" && node.tagName === "a") || name === "src")
          links.push(value === "" ? dirname(path) : value);
      }
    if ("childNodes" in node) node.childNodes.forEach(collect);
  }
}
