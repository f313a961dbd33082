import assert from "node:assert/strict";
import { languageOfPath, readDocument } from "../../packages/core/src/documents/index.js";
import { defaultSettings, type LocatedFix } from "../../packages/core/src/literals/index.js";
import { analyze } from "../../packages/lsp-server/src/analyze.js";
import { findByEslint, fixByEslint, ownLanguages, usualLanguages } from "./eslint-host.js";
import { fixtures, variants, type Fixture } from "./fixtures.js";
import { ordered, replaced, type ObservedFinding } from "./observed-finding.js";
import { lintByOxlint } from "./oxlint-host.js";

for (const [variant, change] of Object.entries(variants)) {
  describe(`the fixtures, ${variant}`, () => {
    const files = fixtures.map(({ name, text }) => ({ name, text: change(text) }));

    it("hold two spellings of one identifier, which a check finds that looks at all of a file", () => {
      const found = files.flatMap(findByServer).filter(({ code }) => code === "iri-alias");
      assert.ok(found.some(({ suggested }) => Object.keys(suggested).length === 1));
    });

    for (const file of files) {
      it(`have the same findings and fixes in the server and in ESLint: ${file.name}`, () => {
        const expected = ordered(findByServer(file));
        assert.ok(expected.length > 0);
        assert.deepEqual(ordered(findByEslint(file, usualLanguages)), expected);
      });

      it(`have the same findings and fixes in a language of ours: ${file.name}`, () => {
        assert.deepEqual(ordered(findByEslint(file, ownLanguages)), ordered(findByServer(file)));
      });

      it(`are the same after --fix, whoever reads them: ${file.name}`, () => {
        assert.equal(fixByEslint(file, ownLanguages), fixByEslint(file, usualLanguages));
      });
    }

    it("have the same findings and fixes in oxlint", () => {
      const read = files.filter(({ name }) => /\.[jt]sx?$/u.test(name));
      for (const [index, { findings, fixed }] of lintByOxlint(read).entries()) {
        const file = read[index];
        assert.ok(file !== undefined);
        const spans = ordered(findByServer(file)).map(({ code, start, end }) => ({ code, start, end }));
        assert.deepEqual(ordered(findings), spans, file.name);
        assert.equal(fixed, fixByEslint(file, usualLanguages));
      }
    });
  });
}

/** The findings that the server shows for a document, before it speaks of lines. */
function findByServer({ name, text }: Fixture): ObservedFinding[] {
  const language = languageOfPath(name);
  assert.ok(language !== undefined);
  const mark = text.startsWith("\uFEFF") ? 1 : 0;
  const after = ({ edits }: LocatedFix): string =>
    replaced(
      text,
      edits.map(({ span, text: by }) => ({ ...span, text: by })),
    ).slice(mark);
  const settings = { ...defaultSettings, preset: "all" } as const;
  return analyze(readDocument(text, language), settings).findings.map(({ code, span, fixes }) => {
    const safe = fixes.find(({ safety }) => safety === "safe");
    return {
      code,
      start: span.start - mark,
      end: span.end - mark,
      ...(safe !== undefined && { fixed: after(safe) }),
      suggested: Object.fromEntries(fixes.filter((fix) => fix !== safe).map((fix) => [fix.title, after(fix)])),
    };
  });
}
