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
