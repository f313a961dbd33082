import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { catalogue } from "../../packages/core/src/literals/judge/catalogue.js";
import { camelCase, documentFolder, stemOf } from "../../tools/generate/check-folders.js";
import { nodesOf, read, root, sources } from "./source-files.js";

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
      assert.deepEqual(changeableIn(`${stem}.ts`), []);
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

/** The variables of a module, outside of its functions, in which something can be kept from one call to the next. */
function changeableIn(path: string): string[] {
  return nodesOf(path)
    .filter(ts.isVariableDeclaration)
    .filter((variable) => ts.isSourceFile(variable.parent.parent.parent) && !isFixed(variable))
    .map(({ name }) => name.getText());
}

/** Whether a variable is plainly fixed: what is not known to be so is taken for changeable. */
function isFixed({ parent, type, initializer }: ts.VariableDeclaration): boolean {
  if ((parent.flags & ts.NodeFlags.Const) === 0 || initializer === undefined) return false;
  if (/^(?:readonly |Readonly|Sentences<)/.test(type?.getText() ?? "")) return true;
  if (ts.isRegularExpressionLiteral(initializer)) return !/[gy]\w*$/.test(initializer.text);
  if (ts.isCallExpression(initializer)) return /^define(?:Document)?Check$/.test(initializer.expression.getText());
  return ts.isLiteralExpression(initializer) || /\bas const$/.test(initializer.getText());
}
