import { CompiledParts } from "iri-language-server/dist/start/compiled-parts.js";

/** Put in by the bundler: another one for each build of what is loaded late. */
declare const commandBuild: string;

type Part = typeof import("./part.js");

/** The parts of the published command, as V8 compiled them for an earlier run. */
export class CommandParts {
  readonly #parts: CompiledParts;
  #part: Part | undefined;

  /** `program` is a file beside them. */
  constructor(program: string) {
    this.#parts = new CompiledParts({
      program,
      build: commandBuild,
      // Of the flags, one changes while large files are read, which is known once the part is there.
      underFlagsOfStart: (act) => this.#part?.heapGrowth.during(act) ?? act(),
    });
  }

  get part(): Part {
    return (this.#part ??= this.#parts.require("./command.cjs") as Part);
  }

  /** Keeps what was compiled for the next run that needs the same. */
  async keep(needs: ReadonlySet<string>): Promise<void> {
    await this.#parts.keep(needs);
  }
}
