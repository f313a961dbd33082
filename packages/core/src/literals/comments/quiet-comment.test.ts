import assert from "node:assert/strict";
import fc from "fast-check";
import { checkDocument } from "../judge/check-document.js";
import { defaultSettings } from "../settings/settings.js";
import { isQuietComment } from "./quiet-comment.js";

const everything = { ...defaultSettings, preset: "all" } as const;

function findingsIn(comment: string, settings = everything): readonly unknown[] {
  const comments = { spans: [{ start: 0, end: comment.length }], heeds: "iri" } as const;
  return checkDocument(comment, [], settings, comments).findings;
}

describe("isQuietComment", () => {
  for (const identifier of ["http://EXAMPLE.com:80/%zz?<>", "https://a/../[", "http://xn--a.b/%E2%80%AE"]) {
    it(`${identifier} in prose has nothing to tell`, () => {
      assert.ok(isQuietComment(`// see ${identifier} there`, everything));
      assert.deepEqual(findingsIn(`// see ${identifier} there`), []);
    });
  }

  it("a character outside ASCII may be one that no reader sees", () => {
    for (const unit of ["\u0080", "\u202E", "\uD83D\uDE00", "\uFFFF", "\uD800"])
      assert.ok(!isQuietComment(`// http://a/${unit}`, everything));
    assert.ok(findingsIn("// http://a/\u202Eb").length > 0);
  });

  for (const [slip, code] of [
    ["http:/a.example/", "scheme-misspelled"],
    ["https//a.example/", "scheme-misspelled"],
    ["https;//a.example/", "scheme-misspelled"],
    ["http//:a.example/", "scheme-misspelled"],
    ["http/://a.example/", "scheme-misspelled"],
    ["htps://a.example/", "scheme-misspelled"],
    ["ttps://a.example/", "scheme-misspelled"],
    ["https: //a.example/", "scheme-misspelled"],
    ["http://http://a.example/", "scheme-misspelled"],
    ["https://a.example/bhttps://a.example/b", "path-second-address"],
    ["https://a.example/?b=1ftp://c.example/", "path-second-address"],
    ["https://gihub.com/a", "host-misspelled"],
    ["https://github.con.", "host-misspelled"],
    ["https://wwww.a.example:80/", "host-misspelled"],
    ["https://google.com@evil.example/", "userinfo-host-lookalike"],
    ["https://p\u0430ypal.com/", "host-confusable"],
  ] as const)
    it(`nobody can mean ${slip}`, () => {
      assert.ok(!isQuietComment(`// see ${slip} there`, everything));
      const comments = { spans: [{ start: 0, end: slip.length + 13 }], heeds: "iri" } as const;
      const { findings } = checkDocument(`// see ${slip} there`, [], defaultSettings, comments);
      assert.deepEqual(
        findings.map((finding) => finding.code),
        [code],
      );
    });

  it("settings may ask for all checks in prose", () => {
    const prose = { ...everything, prose: true } as const;
    assert.ok(!isQuietComment("// http://a/%", prose));
    assert.ok(findingsIn("// http://a/%", prose).length > 0);
  });

  it("no finding is in a comment that is quiet", () => {
    const piece = fc.oneof(
      fc.string({ unit: "binary-ascii" }),
      fc.constantFrom("http://", "https://a.b/", "ftp://c/", "gihub", ".com", ".con", "%", "\n"),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const comment = `/* ${pieces.join("")} */`;
        if (isQuietComment(comment, everything)) assert.deepEqual(findingsIn(comment), []);
      }),
    );
  });
});
