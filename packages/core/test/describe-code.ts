import assert from "node:assert/strict";
import { languageFiles, readDocument, type LanguageName } from "../src/documents/index.js";
import { literalLines } from "./literal-lines.js";

type Row = readonly [text: string, expected: readonly string[]];

/** What is found in texts of one programming language, each by what it shows. */
interface Rows {
  /** The literals, with what stands around them. */
  readonly strings: Readonly<Record<string, Row>>;
  readonly comments: Readonly<Record<string, Row>>;
}

export function describeCode(language: LanguageName, { strings, comments }: Rows): void {
  describe(`${language}, by its own rules`, () => {
    before(() => {
      const isKnown = languageFiles.some((known) => known.language === language);
      assert.ok(isKnown, `no list has '${language}' yet: run 'npm run generate' first`);
    });
    for (const [name, [text, lines]] of Object.entries(strings))
      it(`has ${name}`, () => assert.deepEqual(literalLines(readDocument(text, language).literals, text), lines));
    for (const [name, [text, expected]] of Object.entries(comments))
      it(`has comments: ${name}`, () => {
        const found = readDocument(text, language).comments.map(({ start, end }) => text.slice(start, end));
        assert.deepEqual(found, expected);
      });
  });
}
