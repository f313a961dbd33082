import assert from "node:assert/strict";
import { readDocument } from "../../../documents/index.js";
import { checkChangingDocument } from "../../incremental/changing-document.js";
import { checkDocument, defaultSettings, type LocalTargets, type Settings } from "../../index.js";

function codesIn(text: string, there: readonly string[] | undefined, of: Partial<Settings> = {}): string[] {
  const { literals } = readDocument(text, "markdown");
  const targets: LocalTargets = {
    of: (reference) => ({ kind: there?.includes(reference) === true ? "there" : "unknown" }),
  };
  const context = { spans: [], heeds: "iri", targets: () => (there === undefined ? undefined : targets) } as const;
  const settings = { ...defaultSettings, ...of };
  const { findings } = checkDocument(text, literals, settings, context);
  assert.deepEqual(checkChangingDocument(text, literals, settings, context).findings, findings);
  return findings.map(({ code }) => code);
}

describe("spaces in links of Markdown", () => {
  const text = "![a](images/a b.png) [c](https://a.example/b c) [d](/e?f=g h)\n";
  const told = ["character-space", "character-space", "character-space"];

  for (const settings of ["../mkdocs.yml", "../../mkdocs.yaml", "../pelicanconf.py", "../../../../../../mkdocs.yml"])
    it(`are not told below ${settings}`, () => assert.deepEqual(codesIn(text, [settings]), []));

  it("are told beside the settings, where no page stands, without them, and where no files are known", () => {
    for (const there of [["mkdocs.yml"], ["../book.toml", "../docusaurus.config.js"], [], undefined])
      assert.deepEqual(codesIn(text, there), told);
  });

  it("are told with strict settings", () => {
    assert.deepEqual(
      codesIn(text, ["../mkdocs.yml"], { preset: "strict" }).filter((code) => code === "character-space"),
      told,
    );
  });

  it("are told before the host, and in HTML", () => {
    const others = '[a](https:// a.example/b) <a href="https://a.example/b c">a</a>\n';
    assert.deepEqual(codesIn(others, ["../mkdocs.yml"]), ["character-space", "character-space"]);
  });

  it("are not told beside what is a delimiter in a query alone", () => {
    assert.deepEqual(codesIn("[a](/b & c - d =e.md) [f](/g = h.md)\n", ["../mkdocs.yml"]), []);
  });

  const besideDelimiters = ["b /c.md", "b/ c.md", "b? c=d", "?b= c", "?b=c &d=e", "#b c", "b.md#c d"];
  for (const destination of besideDelimiters.map((path) => `https://a.example/${path}`))
    it(`are told beside a delimiter and in an anchor: ${destination}`, () => {
      assert.deepEqual(codesIn(`[a](${destination})\n`, ["../mkdocs.yml"]), ["character-space"]);
    });

  describe("of Jekyll", () => {
    const page = `---\ntitle: a\n---\n\n${text}`;

    for (const beside of ["Gemfile", "_layouts", "_includes", "_posts"])
      it(`are not told in a page beside _config.yml and ${beside}`, () => {
        assert.deepEqual(codesIn(page, ["_config.yml", beside]), []);
        assert.deepEqual(codesIn(page, ["../../_config.yml", `../../${beside}`]), []);
      });

    it("are told without front matter, and beside the settings of other generators", () => {
      assert.deepEqual(codesIn(text, ["_config.yml", "Gemfile"]), told);
      assert.deepEqual(codesIn(page, ["_config.yml", "_toc.yml"]), told);
      assert.deepEqual(codesIn(page, ["../_config.yml", "Gemfile"]), told);
    });
  });
});
