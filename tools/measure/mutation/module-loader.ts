import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { compileFunction } from "node:vm";
import ts from "typescript";

interface LoadedModule {
  readonly exports: object;
  readonly importers: Set<string>;
}

type Body = (module: { readonly exports: object }, exports: object, require: (name: string) => unknown) => void;

/**
 * Loads TypeScript files as modules of this realm, each once; when one is replaced, only that and what imports it are
 * evaluated again. Packages and modules of Node come from Node.
 */
export class ModuleLoader {
  readonly #loaded = new Map<string, LoadedModule>();
  readonly #compiled = new Map<string, Body>();

  load(path: string, importer?: string): unknown {
    const known = this.#loaded.get(path);
    if (known !== undefined) {
      if (importer !== undefined) known.importers.add(importer);
      return known.exports;
    }
    const module: LoadedModule = { exports: {}, importers: new Set(importer === undefined ? [] : [importer]) };
    this.#loaded.set(path, module);
    const foreign = createRequire(path);
    const require = (name: string): unknown =>
      name.startsWith(".") ? this.load(resolve(dirname(path), name.replace(/\.js$/u, ".ts")), path) : foreign(name);
    this.#bodyOf(path)(module, module.exports, require);
    return module.exports;
  }

  /** From now on the file holds `source`; whoever has it must load it anew. */
  replace(path: string, source: string): void {
    this.#compiled.set(path, compile(path, source));
    this.#evict(path);
  }

  /** From now on the file holds what it does on the disk. */
  restore(path: string): void {
    this.#compiled.delete(path);
    this.#evict(path);
  }

  #bodyOf(path: string): Body {
    const body = this.#compiled.get(path) ?? compile(path, readFileSync(path, "utf8"));
    this.#compiled.set(path, body);
    return body;
  }

  #evict(path: string): void {
    const module = this.#loaded.get(path);
    this.#loaded.delete(path);
    for (const importer of module?.importers ?? []) this.#evict(importer);
  }
}

function compile(path: string, source: string): Body {
  const { outputText } = ts.transpileModule(source, {
    fileName: path,
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ESNext, esModuleInterop: true },
  });
  // Every argument of a body is one of those that `load` hands it.
  return compileFunction(outputText, ["module", "exports", "require"], { filename: path }) as Body;
}
