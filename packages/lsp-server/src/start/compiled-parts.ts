import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Script } from "node:vm";
import { cacheFolder, keepFile } from "../kept-files.js";
import { keepYoungSpace, underFlagsOfStart } from "./heap-growth.js";

type Require = (name: string) => unknown;
type Wrapped = (exports: unknown, require: Require, module: { exports: unknown }, file: string, folder: string) => void;

/** In milliseconds, from the first document on: what it needs is compiled then, and the client has its answer. */
const patience = 2000;

/**
 * The parts of the server, CommonJS in files beside this one, as V8 compiled them for the first document of an earlier
 * process: compiling a million characters anew takes a fourth of the time until a document has its diagnostics. Differs from
 * `enableCompileCache` of Node.js, which asks for Node.js 22.1, keeps nothing when a client kills its server, and
 * forgets that the flags of V8 have changed meanwhile.
 */
export class CompiledParts {
  readonly #program: string;
  readonly #build: string;
  readonly #require: Require;
  readonly #kept: string | undefined;
  readonly #loaded = new Map<string, { exports: unknown }>();
  /** What had to be compiled. */
  readonly #compiled = new Map<string, Script>();
  #isDue = false;

  /** `build` tells one build from another; `kept` is the folder for what was compiled. */
  constructor(program: string, build: string, kept = cacheFolder("compiled")) {
    this.#program = program;
    this.#build = build;
    this.#kept = kept;
    this.#require = createRequire(program);
  }

  /** A part by its path from the program, such as `./server-core.cjs`; and the modules of Node.js. */
  require(name: string): unknown {
    if (!name.startsWith("./")) return this.#require(name);
    const module = this.#loaded.get(name) ?? { exports: {} };
    if (this.#loaded.has(name)) return module.exports;
    this.#loaded.set(name, module);
    const file = join(dirname(this.#program), name);
    const evaluate = this.#scriptOf(name, file).runInThisContext() as Wrapped;
    // What grew for the parts before must not grow once more for this one.
    keepYoungSpace();
    evaluate(module.exports, (other) => this.require(other), module, file, dirname(file));
    return module.exports;
  }

  /** Keeps for the next process what was compiled for the documents so far, a little later. */
  keepSoon(): void {
    if (this.#isDue || this.#compiled.size === 0) return;
    this.#isDue = true;
    setTimeout(() => {
      this.#isDue = false;
      this.#keep();
    }, patience).unref();
  }

  #scriptOf(name: string, filename: string): Script {
    // The names that Node.js gives to a module, too.
    const source = `(function (exports, require, module, __filename, __dirname) {${readFileSync(filename, "utf8")}\n})`;
    const cachedData = this.#kept === undefined ? undefined : readIfThere(join(this.#kept, this.#fileOf(name)));
    const script = underFlagsOfStart(() => new Script(source, { filename, cachedData }));
    if (script.cachedDataRejected !== false) this.#compiled.set(name, script);
    return script;
  }

  #keep(): void {
    for (const [name, script] of this.#compiled) {
      const octets = underFlagsOfStart(() => script.createCachedData());
      if (this.#kept !== undefined) void keepFile(this.#kept, this.#fileOf(name), octets);
    }
    this.#compiled.clear();
  }

  #fileOf(name: string): string {
    return [this.#build, process.version, process.arch, name.slice("./".length)].join("-");
  }
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
