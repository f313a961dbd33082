import assert from "node:assert/strict";
import { projectFiles, read } from "./source-files.js";

const modules = projectFiles().filter((path) => /^packages\/core\/src\/.*(?<!\.test)\.ts$/.test(path));
const entries = ["index.ts", "literals/index.ts", "documents/index.ts"].map((path) => `packages/core/src/${path}`);

describe("the types of core", () => {
  const declared = modules.flatMap((path) => declaredIn(read(path)).map((type) => ({ ...type, path })));

  it("have a name each, as far as other modules see them", () => {
    const names = declared.filter(({ isExported }) => isExported).map(({ name }) => name);
    assert.deepEqual(
      names.filter((name, index) => names.indexOf(name) !== index),
      [],
    );
  });

  it("are called like no public type, even within a module", () => {
    const published = new Set(entries.flatMap((path) => exportedBy(read(path))));
    assert.ok(published.has("Place") && published.has("RawLiteral"));
    const taken = declared.filter(
      ({ name, isExported, path }) => published.has(name) && (!isExported || isDouble(name, path)),
    );
    assert.deepEqual(
      taken.map(({ name, path }) => `${path}: ${name}`),
      [],
    );
  });

  it("have a name each, also where no other module sees them", () => {
    assert.deepEqual(
      declared
        .filter(({ name, path }) => declared.some((other) => other.name === name && other.path !== path))
        .map(({ name, path }) => `${path}: ${name}`),
      [],
    );
  });

  it("are seen where they are declared", () => {
    assert.deepEqual(declaredIn("export interface A {}\ntype B<C> = C;\n  type D = 1;\nexport class E {}"), [
      { name: "A", isExported: true },
      { name: "B", isExported: false },
      { name: "E", isExported: true },
    ]);
  });

  function isDouble(name: string, path: string): boolean {
    return declared.some((other) => other.isExported && other.name === name && other.path !== path);
  }
});

function declaredIn(text: string): { readonly name: string; readonly isExported: boolean }[] {
  const declarations = text.matchAll(/^(?<exported>export )?(?:interface|type|class) (?<name>\w+)/gm);
  return [...declarations].map(({ groups }) => ({
    name: groups?.["name"] ?? "",
    isExported: groups?.["exported"] !== undefined,
  }));
}

/** The names with a capital letter that an entry point exports: types and classes. */
function exportedBy(text: string): string[] {
  return [...text.matchAll(/\b[A-Z]\w+/g)].map(([name]) => name);
}
