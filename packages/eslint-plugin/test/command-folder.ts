import { run } from "../src/command/run.js";

/** What a run of the command leaves. */
export interface CommandResult {
  readonly status: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs `irilint` in a folder, with `input` on its standard input. */
export async function runCommand(folder: string, input: string, args: readonly string[]): Promise<CommandResult> {
  let output = "";
  let errors = "";
  const status = await run(args, {
    folder,
    stdin: () => Promise.resolve(input),
    print: (text) => (output += text),
    complain: (text) => (errors += text),
  });
  return { status, output, errors };
}
