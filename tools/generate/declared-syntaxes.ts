import { join } from "node:path";
import type { Syntax } from "../../packages/core/src/literals/syntaxes/syntax.js";
import { modulesBelow } from "./declared-languages.js";

/** Where syntaxes are declared, from the root of the repository. */
const folders = ["packages/core/src/literals/syntaxes", "packages/core/src/languages"] as const;

/** Modules that look up what all the others declare. */
const lookingUp: ReadonlySet<string> = new Set(["registry.ts", "syntaxes.ts"]);

export interface DeclaredSyntax {
  readonly name: string;
  /** The file that declares it, from the root of the repository. */
  readonly path: string;
  /** The name under which that file exports it. */
  readonly exportName: string;
}

/** Every syntax that a module exports, ordered by name. */
export async function readDeclaredSyntaxes(root: string): Promise<DeclaredSyntax[]> {
  const paths = (await Promise.all(folders.map((folder) => modulesBelow(root, folder))))
    .flat()
    .filter((path) => !lookingUp.has(path.slice(path.lastIndexOf("/") + 1)));
  const found = await Promise.all(paths.map((path) => syntaxesIn(root, path)));
  const syntaxes = found.flat().sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const [index, { name, path }] of syntaxes.entries())
    if (syntaxes[index + 1]?.name === name) throw new Error(`${path} declares '${name}', which is declared already`);
  return syntaxes;
}

async function syntaxesIn(root: string, path: string): Promise<DeclaredSyntax[]> {
  const module = (await import(join(root, path))) as Readonly<Record<string, unknown>>;
  return Object.entries(module).flatMap(([exportName, value]) =>
    isSyntax(value) ? [{ name: value.name, path, exportName }] : [],
  );
}

function isSyntax(value: unknown): value is Syntax {
  if (typeof value !== "object" || value === null) return false;
  const { name, decode, encode } = value as Partial<Record<"name" | "decode" | "encode", unknown>>;
  return typeof name === "string" && typeof decode === "function" && typeof encode === "function";
}
