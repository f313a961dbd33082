import assert from "node:assert/strict";
import type { Rule, SourceCode } from "eslint";
import { eslintVersions } from "../test/eslint-versions.js";
import { lintText, type Parsing } from "../test/lint-text.js";
import type { Position } from "./positions.js";
import { SourceFile } from "./source-file.js";

/** Calls `visit` with what rules are told of a text. */
function withSourceCode(parsing: Parsing, text: string, visit: (sourceCode: SourceCode) => void): void {
  let wasCalled = false;
  const create = ({ sourceCode }: Rule.RuleContext): Rule.RuleListener => {
    wasCalled = true;
    visit(sourceCode);
    return {};
  };
  for (const version of eslintVersions.slice(-1))
    lintText(version, parsing, text, {
      rules: { "test/rule": "error" },
      config: { plugins: { test: { rules: { rule: { create } } } } },
    });
  assert.ok(wasCalled);
}

const texts = {
  "of one line": '["a", "b"]',
  "that a line end closes": '["a",\n"b"]\n',
  "with two units as a line end": '["a",\r\n"b"]',
  "with a lone CR": '["a",\r"b"]',
  "with a line separator": '["a",\n"\u2028b"]',
  "of spaces": "[]\n  ",
};

describe("the position of an offset", () => {
  for (const parsing of ["espree", "@eslint/json", "iri/json"] as const) {
    for (const [name, text] of Object.entries(texts)) {
      it(`is that of ${parsing} in a text ${name}`, () => {
        withSourceCode(parsing, text, (sourceCode) => {
          const file = new SourceFile(sourceCode);
          for (let offset = 0; offset <= text.length; offset++)
            assert.deepEqual(file.positionOf(offset), { ...sourceCode.getLocFromIndex(offset) }, String(offset));
        });
      });
    }
  }

  it("is asked for no more than a few times on the last line, which languages look through each time", () => {
    const text = `["${"a".repeat(1_000)}"]`;
    withSourceCode("@eslint/json", text, (sourceCode) => {
      let calls = 0;
      const counting = Object.assign(Object.create(sourceCode) as SourceCode, {
        getLocFromIndex(offset: number): Position {
          calls++;
          return sourceCode.getLocFromIndex(offset);
        },
      });
      const file = new SourceFile(counting);
      for (let offset = 0; offset < text.length; offset++) file.positionOf(offset);
      assert.ok(calls <= 3, `${calls} calls`);
    });
  });
});
