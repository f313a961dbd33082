import assert from "node:assert/strict";
import { eslintReadersOf, readByOxlint } from "../../tools/generate/language-hosts.js";
import { findByCommand, fixByCommand } from "./command-host.js";
import { eslintVersions, findByEslint, fixByEslint, ownLanguage } from "./eslint-host.js";
import { configOf } from "./eslint-readers.js";
import { fixtures } from "./fixtures.js";
import { ordered } from "./observed-finding.js";
import { lintByOxlint } from "./oxlint-host.js";
import { findByServer } from "./server-host.js";

/** Every host finds and mends the same in each fixture, changed in some way that changes no finding. */
export function describeParity(variant: string, change: (text: string) => string, versions = eslintVersions): void {
  describe(`the fixtures, ${variant}`, () => {
    const files = fixtures.map((fixture) => {
      const file = { ...fixture, text: change(fixture.text) };
      return { ...file, expected: findByServer(file) };
    });

    it("hold two spellings of one identifier, which a check finds that looks at all of a file", () => {
      const found = files.flatMap(({ expected }) => expected).filter(({ code }) => code === "iri-alias");
      assert.ok(found.some(({ suggested }) => Object.keys(suggested).length === 1));
    });

    for (const file of files) {
      const { expected } = file;
      const own = ownLanguage(file);
      const readers = eslintReadersOf(file.language).map((name) => [name, configOf[name](file.language)] as const);

      it(`have findings: ${file.name}`, () => assert.ok(expected.length > 0));

      for (const [version, eslint] of Object.entries(versions)) {
        for (const [reader, config] of [...readers, ["our language", own] as const]) {
          it(`have the findings and fixes of the server in ${version} by ${reader}: ${file.name}`, () => {
            assert.deepEqual(findByEslint(file, { eslint, config }), expected);
          });
        }
      }

      it(`have the findings and fixes of the server in the command: ${file.name}`, () => {
        assert.deepEqual(findByCommand(file), expected);
      });

      it(`are the same after --fix, whoever reads them: ${file.name}`, () => {
        const [eslint = assert.fail()] = Object.values(versions);
        const fixed = fixByEslint(file, { eslint, config: own });
        assert.equal(fixByCommand(file), fixed, "the command");
        // Where readers find the same fixes, they come to the same end, which is seen once, in the fixtures as they are.
        if (versions !== eslintVersions) return;
        for (const [reader, config] of readers) assert.equal(fixByEslint(file, { eslint, config }), fixed, reader);
      });
    }

    it("have the findings of the server in oxlint, as far as it reads them, and the same text after --fix", () => {
      const [eslint = assert.fail()] = Object.values(eslintVersions);
      const read = files.filter(({ language }) => readByOxlint[language] !== undefined);
      const results = lintByOxlint(read);
      for (const [index, file] of read.entries()) {
        const { findings, fixed } = results[index] ?? assert.fail();
        const expected = file.expected.map(({ code, start, end }) => ({ code, start, end }));
        if (readByOxlint[file.language] === "whole") {
          assert.deepEqual(ordered(findings), expected, file.name);
          assert.equal(fixed, fixByEslint(file, { eslint, config: ownLanguage(file) }), file.name);
        } else {
          const known = new Set(expected.map((finding) => JSON.stringify(finding)));
          // Oxlint finds no front matter after a byte order mark.
          const isBlind = file.language === "astro" && file.text.startsWith("\uFEFF");
          assert.ok((isBlind || findings.length > 0) && findings.length < expected.length, file.name);
          for (const finding of findings) assert.ok(known.has(JSON.stringify(finding)), file.name);
        }
      }
    });
  });
}
