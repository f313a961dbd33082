import assert from "node:assert/strict";
import { ignoresOfAttributes, isForeign } from "./foreign-files.js";

describe("foreign files", () => {
  const rows: readonly (readonly [string, "file" | "folder", boolean])[] = [
    ["vendor", "folder", true],
    ["third_party", "folder", true],
    ["bower_components", "folder", true],
    ["dist", "folder", true],
    [".history", "folder", true],
    ["external", "folder", true],
    ["external-dns", "folder", false],
    ["_freeze", "folder", true],
    ["vendor", "file", false],
    ["vendoring", "folder", false],
    ["docs", "folder", false],
    ["a.min.js", "file", true],
    ["a.min.css", "file", true],
    ["a-min.js", "file", true],
    ["a_min.js", "file", true],
    ["a.bundle.js", "file", true],
    ["a.js", "file", false],
    ["admin.js", "file", false],
    ["min.js", "file", false],
    ["search-indices", "folder", true],
    ["search_index.json", "file", true],
    ["searchindex.js", "file", true],
    ["search.json", "file", false],
    ["hancestro_import.owl", "file", true],
    ["import.owl", "file", false],
    ["cmark_spec_0.30.yml", "file", true],
    ["commonmark-spec.json", "file", true],
    ["commonmark.md", "file", false],
    ["NOTICE-THIRD-PARTY.md", "file", true],
    ["ThirdPartyNotices.txt", "file", true],
    ["third_party_licenses.html", "file", true],
    ["3rdpartylicenses.txt", "file", true],
    ["THIRD-PARTY-LICENCES.md", "file", true],
    ["third-party-cookies.md", "file", false],
    ["NOTICE.md", "file", false],
    ["third-party-license.ts", "file", false],
  ];
  for (const [name, kind, expected] of rows)
    it(`${expected ? "include" : "do not include"} the ${kind} ${name}`, () =>
      assert.equal(isForeign(name, kind), expected));

  it("are those that .gitattributes marks for Linguist", () => {
    const text = [
      "# *.a linguist-generated",
      "*.js text eol=lf",
      "a/*.js linguist-generated",
      "b.js text linguist-vendored=true",
      "c/** -linguist-vendored",
      "d.js linguist-generated=false",
      "e.js linguist-documentation",
      "[attr]f linguist-generated-not",
      "g.js linguist-generated -linguist-generated",
      "",
    ].join("\r\n");
    assert.equal(ignoresOfAttributes(text), "a/*.js\nb.js\n!c/**\n!d.js\n!g.js");
  });
});
