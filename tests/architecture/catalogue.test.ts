import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { catalogue } from "../../packages/core/src/literals/catalogue.js";
import { camelCase, documentFolder, stemOf } from "../../tools/generate/check-folders.js";
import { read, root, sources } from "./source-files.js";

describe("every code", () => {
  for (const { folder, code, spec, message, title, url } of catalogue) {
    const stem = stemOf(folder, code);

    it(`${code} has a specification, a full stop, rows and a document`, () => {
      assert.ok(spec.length > 0);
      assert.match(message, /\.$/);
      assert.match(title, /^[A-Z0-9].*[^.]$/);
      const harness = folder === documentFolder ? "describeDocumentCheck" : "describeCheck";
      assert.ok(read(`${stem}.test.ts`).includes(`${harness}(${camelCase(code)}, {`), "has a table");
      assert.ok(existsSync(join(root, `${stem}.md`)));
      assert.ok(url.endsWith(`/${stem}.md`));
    });

    it(`${code} keeps no state`, () => {
      const source = read(`${stem}.ts`);
      assert.doesNotMatch(source, /^(?:let|var) /m);
      assert.doesNotMatch(source, /^const \w+ = new (?:Map|Set|Array)\(\)/m);
      assert.doesNotMatch(source, /^const \w+ = \/.*\/[a-z]*[gy][a-z]*;/m);
    });
  }

  it("stands in the catalogue once", () => {
    const codes = catalogue.map(({ code }) => code);
    assert.deepEqual(codes, [...new Set(codes)].sort());
  });

  it("is known to the hosts, which take the catalogue that has them all", () => {
    const takesFewer = /import [^;]*\bcatalogue\b[^;]* from "@irilint\/core";/;
    const hosts = ["eslint-plugin", "lsp-server"].flatMap((name) => sources(`packages/${name}/src`));
    assert.deepEqual(
      hosts.filter((path) => takesFewer.test(read(path))),
      [],
    );
  });
});
