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

interface Disabled {
  readonly code: string;
  readonly text: string;
  /** The codes of all findings in the fixture. */
  readonly found: ReadonlySet<string>;
}

/** The fixture with a directive of ESLint for one of its findings, in a comment as its language writes it. */
function disable(fixture: Fixture): Disabled {
  const { text, language } = fixture;
  const document = readDocument(text, language);
  const findings = findByServer(fixture);
  for (const { code, start } of findings) {
    const edit = code === "iri-alias" ? undefined : ignoringComment(document, { code, offset: start });
    if (edit === undefined) continue;
    const inserted = edit.text.replace(/iri-ignore-(next-line|line) (\S+)/u, "eslint-disable-$1 iri/$2");
    const disabled = text.slice(0, edit.span.start) + inserted + text.slice(edit.span.end);
    return { code, text: disabled, found: new Set(findings.map((finding) => finding.code)) };
  }
  return assert.fail();
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

  for (const fixture of fixtures.filter(({ language }) => !withoutComments.includes(language))) {
    describe(`in ${fixture.name}`, () => {
      let disabled: Disabled;
      before(() => {
        disabled = disable(fixture);
      });

      for (const [version, eslint] of Object.entries(eslintVersions)) {
        it(`heed the directives of ${version} in such comments`, () => {
          const { code, text } = disabled;
          const count = (source: string): number =>
            lint(eslint, fixture, code, source).filter(({ ruleId }) => ruleId === `iri/${code}`).length;
          assert.ok(count(text) < count(fixture.text));
        });

        it(`tell ${version} where a directive stands that does nothing`, () => {
          const { code, text, found } = disabled;
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
    });
  }
});
