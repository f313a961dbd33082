import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Every file that git tracks or would track, from the root of the repository. */
export function projectFiles(): string[] {
  const output = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  return output.split("\n").filter((path) => path !== "");
}

export function read(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

/** The files below a folder that are written in TypeScript by hand, tests left out. */
export function sources(folder: string): string[] {
  return projectFiles().filter(
    (path) => path.startsWith(`${folder}/`) && /\.[cm]?tsx?$/.test(path) && !path.endsWith(".test.ts"),
  );
}

/** What a module imports or exports from, types included. */
export function importsOf(path: string): string[] {
  return ts.preProcessFile(read(path), true, true).importedFiles.map(({ fileName }) => fileName);
}

/** Every node of the syntax tree of a module. */
export function nodesOf(path: string): ts.Node[] {
  const nodes: ts.Node[] = [ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true)];
  for (const node of nodes) ts.forEachChild(node, (child) => void nodes.push(child));
  return nodes;
}
