import assert from "node:assert/strict";
import { readMarks, writeMarks } from "../../core/test/marked-text.js";
import { eslintVersions, type EslintVersion } from "./eslint-versions.js";
import { fixText, lintText, type Parsing } from "./lint-text.js";

export interface LiteralRow {
  /** The sentence that the row proves. */
  readonly name: string;
  /** The file, with `«…»` around every span that the code is reported at. */
  readonly source: string;
  readonly code: string;
  /** The file after `--fix`; left out if nothing may be applied unseen. */
  readonly fixed?: string;
  /** The file after each suggestion of the first report, by title; left out if the row is not about them. */
  readonly suggests?: Readonly<Record<string, string>>;
}

/** Runs the rows under both majors of ESLint and with each of the parsers. */
export function describeLiterals(name: string, parsings: readonly Parsing[], rows: readonly LiteralRow[]): void {
  for (const version of eslintVersions) {
    for (const parsing of parsings) {
      describe(`${name}, by ${parsing} of ${version.name}`, () => {
        for (const row of rows) it(row.name, () => assertRow(version, parsing, row));
      });
    }
  }
}

function assertRow(version: EslintVersion, parsing: Parsing, { source, code, fixed, suggests }: LiteralRow): void {
  const { text, spans } = readMarks(source);
  const rules = { [`iri/${code}`]: "error" } as const;
  const messages = lintText(version, parsing, text, { rules });
  const reported = messages.map(({ line, column, endLine = line, endColumn = column }) => ({
    start: offsetOf(text, line, column),
    end: offsetOf(text, endLine, endColumn),
  }));
  assert.equal(writeMarks(text, reported), writeMarks(text, spans));
  assert.deepEqual(
    messages.filter(({ ruleId }) => ruleId !== `iri/${code}`),
    [],
  );
  assert.equal(fixText(version, parsing, text, { rules }), fixed ?? text);
  if (fixed !== undefined) assert.deepEqual(lintText(version, parsing, fixed, { rules }), []);
  if (suggests === undefined) return;
  const suggested = (messages[0]?.suggestions ?? []).map(({ desc, fix: { range, text: by } }) => [
    desc,
    text.slice(0, range[0]) + by + text.slice(range[1]),
  ]);
  assert.deepEqual(Object.fromEntries(suggested), suggests);
  for (const after of Object.values(suggests)) {
    assert.equal(lintText(version, parsing, after, { rules }).length, messages.length - 1);
  }
}

function offsetOf(text: string, line: number, column: number): number {
  const lines = text.split(/(?<=\r\n|\r(?!\n)|[\n\u2028\u2029])/u);
  return lines.slice(0, line - 1).join("").length + column - 1;
}
