import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Script } from "node:vm";
import { cacheFolder, isWritableFolder, keepFile } from "../kept-files.js";
import { canKeepCode, readSealed, sealed } from "./kept-code.js";

type Require = (name: string) => unknown;
type Wrapped = (exports: unknown, require: Require, module: { exports: unknown }, file: string, folder: string) => void;

/** In milliseconds, from the first document on: what it needs is compiled then, and the client has its answer. */
const patience = 2000;

/** A program in parts, and where their code is kept. */
export interface ProgramInParts {
  /** The path of the program, beside which its parts are. */
  readonly program: string;
  /** Tells one build from another. */
  readonly build: string;
  /** The folder for what was compiled. */
  readonly kept?: string | undefined;
  /** Does something under the flags of V8 that hold at the start of each process: compiled code is taken under those alone. */
  readonly underFlagsOfStart?: <Value>(act: () => Value) => Value;
  /** Called when a part has been compiled, before it is evaluated. */
  readonly compiled?: () => void;
}

/**
 * The parts of a program, CommonJS in files beside it, as V8 compiled them for what an earlier process did: compiling a
 * million characters anew takes a fourth of the time until a document has its diagnostics. Differs from
 * `enableCompileCache` of Node.js, which asks for Node.js 22.1, keeps nothing when a client kills its server, and
 * forgets that the flags of V8 have changed meanwhile.
 */
export class CompiledParts {
  readonly #program: Required<Pick<ProgramInParts, "program" | "build" | "underFlagsOfStart" | "compiled">>;
  readonly #kept: string | undefined;
  readonly #require: Require;
  readonly #loaded = new Map<string, { exports: unknown }>();
  /** With what the code was compiled for that was kept; nothing where it had to be compiled. */
  readonly #scripts = new Map<string, { readonly script: Script; readonly needs: ReadonlySet<string> | undefined }>();
  #isDue = false;

  constructor({ underFlagsOfStart = (act) => act(), compiled = () => undefined, ...program }: ProgramInParts) {
    this.#program = { ...program, underFlagsOfStart, compiled };
    const kept = "kept" in program ? program.kept : folderOfUser();
    this.#kept = canKeepCode ? kept : undefined;
    this.#require = createRequire(program.program);
  }

  /** A part by its path from the program, such as `./server-core.cjs`; and the modules of Node.js. */
  require(name: string): unknown {
    if (!name.startsWith("./")) return this.#require(name);
    const module = this.#loaded.get(name) ?? { exports: {} };
    if (this.#loaded.has(name)) return module.exports;
    this.#loaded.set(name, module);
    const file = join(dirname(this.#program.program), name);
    const evaluate = this.#scriptOf(name, file).runInThisContext() as Wrapped;
    this.#program.compiled();
    evaluate(module.exports, (other) => this.require(other), module, file, dirname(file));
    return module.exports;
  }

  /** Keeps for the next process what was compiled for the documents so far, a little later. */
  keepSoon(): void {
    if (this.#isDue || [...this.#scripts.values()].every(({ needs }) => needs !== undefined)) return;
    this.#isDue = true;
    setTimeout(() => {
      this.#isDue = false;
      void this.keep(new Set());
    }, patience).unref();
  }

  /** Keeps for the next process what was compiled, where what is kept was compiled for less than what this one needed. */
  async keep(needs: ReadonlySet<string>): Promise<void> {
    const folder = this.#kept;
    const due = [...this.#scripts].filter(([, { needs: known }]) => known === undefined || !holds(known, needs));
    // To tell what was compiled takes long, too.
    if (folder === undefined || due.length === 0 || !(await isWritableFolder(folder))) return;
    for (const [name, { script, needs: known = [] }] of due) {
      const all = new Set([...known, ...needs]);
      const octets = this.#program.underFlagsOfStart(() => script.createCachedData());
      this.#scripts.set(name, { script, needs: all });
      await keepFile(folder, this.#fileOf(name), sealed({ octets, needs: all }));
    }
  }

  #scriptOf(name: string, filename: string): Script {
    // The names that Node.js gives to a module, too.
    const source = `(function (exports, require, module, __filename, __dirname) {${readFileSync(filename, "utf8")}\n})`;
    const code = this.#kept === undefined ? undefined : readSealed(join(this.#kept, this.#fileOf(name)));
    const cachedData = code?.octets;
    const script = this.#program.underFlagsOfStart(() => new Script(source, { filename, cachedData }));
    this.#scripts.set(name, { script, needs: script.cachedDataRejected === false ? code?.needs : undefined });
    return script;
  }

  /** Named like no program: whoever reads all programs below the user's folder has no use for it. */
  #fileOf(name: string): string {
    return `${[this.#program.build, process.version, process.arch, name.slice("./".length)].join("-")}.compiled`;
  }
}

/** Who tells Node.js to keep no compiled code means this one as well. */
function folderOfUser(): string | undefined {
  return process.env["NODE_DISABLE_COMPILE_CACHE"] === undefined ? cacheFolder("compiled") : undefined;
}

function holds(known: ReadonlySet<string>, needs: ReadonlySet<string>): boolean {
  return [...needs].every((need) => known.has(need));
}
