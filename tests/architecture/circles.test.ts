import assert from "node:assert/strict";
import { posix } from "node:path";
import { importsOf, projectFiles } from "./source-files.js";

const isModule = (path: string): boolean => /\.(?:[cm]?tsx?|mjs)$/.test(path) && !/(?:^|\/)fixtures\//.test(path);
const modules = projectFiles().filter(isModule);

describe("modules", () => {
  it("do not import each other in a circle, types included", () => {
    const imports = new Map(modules.map((path) => [path, importedBy(path)]));
    assert.deepEqual(circlesOf(imports), []);
  });

  it("are seen to be in a circle", () => {
    const imports = { a: ["b", "x"], b: ["c"], c: ["a"], x: ["x"], y: ["a"] };
    assert.deepEqual(circlesOf(new Map(Object.entries(imports))), [["x"], ["a", "b", "c"]]);
  });
});

/** Folders of core that need each other, though no two of their modules do. */
const mutual = [
  // `abnf.ts` has the sets of characters of which profiles are made; the scan is made of profiles.
  "grammar and profiles",
  // A language is made of escapes; the registry of syntaxes has those of all languages.
  "languages and literals",
];

describe("folders of core", () => {
  it("import each other only where this is said here", () => {
    const core = "packages/core/src/";
    // An entry point shows what other folders have, too.
    const inFolders = modules.filter(
      (path) => path.startsWith(core) && !/\.test\.ts$|\/src\/[^/]+\/index\.ts$/.test(path),
    );
    const folderOf = (path: string): string => path.slice(core.length).split("/")[0] ?? "";
    const edges = inFolders.flatMap((path) =>
      importedBy(path).map((imported) => [folderOf(path), folderOf(imported)] as const),
    );
    const both = edges.filter(([a, b]) => a < b && edges.some(([c, d]) => c === b && d === a));
    assert.deepEqual([...new Set(both.map(([a, b]) => `${a} and ${b}`))].sort(), mutual);
  });
});

/** The modules of the repository that a module imports by their paths. */
function importedBy(path: string): string[] {
  const names = importsOf(path).filter((name) => name.startsWith("."));
  const paths = names.map((name) => posix.join(posix.dirname(path), name));
  return paths.map((name) => name.replace(/\.js$/, ".ts")).filter((name) => modules.includes(name));
}

/** The sets of modules each of which can be reached from every other of its set (Tarjan's algorithm). */
function circlesOf(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const numbers = new Map<string, number>();
  const path: string[] = [];
  /** The lowest number of a module on the path that can be reached. */
  const visit = (module: string): number => {
    const number = numbers.size;
    numbers.set(module, number);
    let lowest = number;
    path.push(module);
    for (const next of imports.get(module) ?? []) {
      if (!numbers.has(next)) lowest = Math.min(lowest, visit(next));
      else if (path.includes(next)) lowest = Math.min(lowest, numbers.get(next) ?? number);
    }
    if (lowest < number) return lowest;
    const circle = path.splice(path.indexOf(module));
    if (circle.length > 1 || imports.get(module)?.includes(module) === true) circles.push(circle.sort());
    return lowest;
  };
  for (const module of imports.keys()) if (!numbers.has(module)) visit(module);
  return circles;
}
