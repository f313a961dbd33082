import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { registry } from "../../packages/core/src/checks/registry.js";
import { camelCase, checksFolder } from "../../tools/generate/check-folders.js";
import { read, root } from "./source-files.js";

describe("every code", () => {
  for (const { folder, check } of registry) {
    it(`${check.code} has a specification, a full stop, rows and a document`, () => {
      assert.ok(check.spec.length > 0);
      assert.match(check.message, /\.$/);
      assert.match(check.title, /^[A-Z0-9].*[^.]$/);
      const table = read(`${checksFolder}/${folder}/${check.code}.test.ts`);
      assert.ok(table.includes(`describeCheck(${camelCase(check.code)}, {`), "has a table");
      assert.ok(existsSync(join(root, checksFolder, folder, `${check.code}.md`)));
    });

    it(`${check.code} keeps no state`, () => {
      const source = read(`${checksFolder}/${folder}/${check.code}.ts`);
      assert.doesNotMatch(source, /^(?:let|var) /m);
      assert.doesNotMatch(source, /^const \w+ = new (?:Map|Set|Array)\(\)/m);
      assert.doesNotMatch(source, /^const \w+ = \/.*\/[a-z]*[gy][a-z]*;/m);
    });
  }

  it("stands in the registry once", () => {
    const codes = registry.map(({ check }) => check.code);
    assert.deepEqual(codes, [...new Set(codes)].sort());
  });
});
