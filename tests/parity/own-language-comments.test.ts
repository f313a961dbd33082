import assert from "node:assert/strict";
import type { Linter as EslintLinter } from "eslint";
import { ignoringComment, readDocument } from "../../packages/core/src/documents/index.js";
import { commentSyntaxesOf } from "../../packages/core/src/documents/languages.js";
import plugin from "../../packages/eslint-plugin/src/index.js";
import { eslintVersions, ownLanguage } from "./eslint-host.js";
import { fixtures, type Fixture } from "./fixtures.js";
import { findByServer } from "./server-host.js";

/** Formats without comments but those in their parts, and languages of which no more is known than that they have strings. */
const withoutComments = ["code", "csv", "json", "jsonld", "jupyter", "plaintext", "tsv"];

/** The fixture with a directive of ESLint for one of its findings, in a comment as its language writes it. */
function disabled(fixture: Fixture): { readonly code: string; readonly text: string } | undefined {
  const { text, language } = fixture;
  const document = readDocument(text, language);
  for (const { code, start } of findByServer(fixture)) {
    const edit = code === "iri-alias" ? undefined : ignoringComment(document, { code, offset: start });
    if (edit === undefined) continue;
    const inserted = edit.text.replace(/iri-ignore-(next-line|line) (\S+)/u, "eslint-disable-$1 iri/$2");
    return { code, text: text.slice(0, edit.span.start) + inserted + text.slice(edit.span.end) };
  }
  return undefined;
}

function lint(eslint: typeof EslintLinter, fixture: Fixture, code: string, text: string): EslintLinter.LintMessage[] {
  const files = ["**/*.*", `**/${fixture.name}`];
  const configs: EslintLinter.Config[] = [
    { files, plugins: { iri: plugin }, rules: { [`iri/${code}`]: "error" } },
    { ...ownLanguage(fixture), files, linterOptions: { reportUnusedDisableDirectives: "error" } },
  ];
  return new eslint().verify(text, configs, fixture.name);
}

describe("the languages of ours", () => {
  it("have comments, all but a few", () => {
    const without = fixtures.filter(({ language }) => commentSyntaxesOf(language).length === 0);
    assert.deepEqual([...new Set(without.map(({ language }) => language))].sort(), withoutComments);
  });

  for (const [version, eslint] of Object.entries(eslintVersions)) {
    for (const fixture of fixtures.filter(({ language }) => !withoutComments.includes(language))) {
      it(`heed the directives of ${version} in such comments: ${fixture.name}`, () => {
        const { code, text } = disabled(fixture) ?? assert.fail();
        const count = (source: string): number =>
          lint(eslint, fixture, code, source).filter(({ ruleId }) => ruleId === `iri/${code}`).length;
        assert.ok(count(text) < count(fixture.text));
      });

      it(`tell ${version} where a directive stands that does nothing: ${fixture.name}`, () => {
        const { code, text } = disabled(fixture) ?? assert.fail();
        const found = new Set(findByServer(fixture).map((finding) => finding.code));
        const rule = `iri/${Object.keys(plugin.rules).find((each) => !found.has(each))}`;
        const idle = text.replace(`iri/${code}`, rule);
        const unused = lint(eslint, fixture, code, idle).filter(
          ({ message }) => message.startsWith("Unused") && message.includes(rule),
        );
        const offset = idle.indexOf(rule);
        assert.equal(unused.length, 1);
        assert.equal(unused[0]?.line, idle.slice(0, offset).split(/\r\n|[\r\n]/u).length);
      });
    }
  }
});
