import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { run } from "../src/command/run.js";
import { temporaryFolder } from "./temporary-folder.js";

/** A file with a finding, and one without any. */
export const wrong = 'fetch("http://EXAMPLE.com/");\n';
export const right = 'fetch("http://example.com/");\n';

/** What a run of the command leaves. */
export interface CommandResult {
  readonly status: number;
  readonly output: string;
  readonly errors: string;
}

/** A folder for the tests of one `describe` in which `irilint` runs. */
export interface CommandFolder {
  readonly folder: { path: string };
  readonly write: (name: string, text: string) => void;
  readonly irilint: (...args: string[]) => Promise<CommandResult>;
  /** With `input` on its standard input. */
  readonly irilintOn: (input: string, ...args: string[]) => Promise<CommandResult>;
  /** The same with octets, and what is printed as it is. */
  readonly irilintOnOctets: (
    input: string | Uint8Array,
    ...args: string[]
  ) => Promise<Omit<CommandResult, "output"> & { readonly octets: Buffer }>;
}

export function commandFolder(): CommandFolder {
  const folder = temporaryFolder({
    "src/wrong.ts": wrong,
    "src/right.js": right,
    "node_modules/dependency/index.js": wrong,
    "notes.txt": wrong,
  });
  const irilintOnOctets: CommandFolder["irilintOnOctets"] = async (input, ...args) => {
    const printed: Buffer[] = [];
    let errors = "";
    const status = await run(args, {
      folder: folder.path,
      stdin: () => Readable.from([Buffer.from(input as Uint8Array)]) as AsyncIterable<Buffer>,
      print: (text) => void printed.push(Buffer.from(text as Uint8Array)),
      complain: (text) => (errors += text),
      terminal: { isTerminal: false, hasColors: false, width: 80 },
    });
    return { status, octets: Buffer.concat(printed), errors };
  };
  const irilintOn: CommandFolder["irilintOn"] = async (input, ...args) => {
    const { octets, ...result } = await irilintOnOctets(input, ...args);
    return { ...result, output: octets.toString() };
  };
  return {
    folder,
    write: (name, text) => writeFileSync(join(folder.path, name), text),
    irilint: (...args) => irilintOn("", ...args),
    irilintOn,
    irilintOnOctets,
  };
}
