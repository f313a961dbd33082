import { once } from "node:events";
import type { CommandProcess } from "./process.js";
import { optimizeLate } from "./late-optimization.js";
import { quickAnswer } from "./quick-answer.js";

/** What runs the command, which takes some time to load. */
export type Run = (args: readonly string[], commandProcess: CommandProcess) => Promise<number>;

/** The status of programs that SIGPIPE ends, by the custom of shells. */
const brokenPipe = 141;

/** Runs the command in this process; `load` is called when there is something to run. */
export async function start(load: () => Run | Promise<Run>): Promise<void> {
  const { stdout, stderr } = process;
  for (const stream of [stdout, stderr])
    stream.on("error", (error: NodeJS.ErrnoException) => {
      // Whoever reads only the beginning, as `head` does, has had enough; what was not printed may be an error.
      if (error.code === "EPIPE") process.exit(brokenPipe);
      // Such as a disk that is full.
      stderr.write(`irilint: The output cannot be written: ${error.message}\n`, () => process.exit(2));
    });
  const args = process.argv.slice(2);
  const answer = quickAnswer(args);
  if (answer !== undefined) await print(answer);
  else process.exitCode = await runCommand(args, load);
}

async function runCommand(args: readonly string[], load: () => Run | Promise<Run>): Promise<number> {
  const { stdin, stdout, stderr, env } = process;
  // Compiled code counts only under the flags that held when it was kept.
  optimizeLate();
  const run = await load();
  return await run(args, {
    folder: process.cwd(),
    // Not by code that V8 compiled in an earlier run: in Node.js 20 that loads no modules.
    load: async (address) => (await import(address)) as unknown,
    stdin: () => stdin as AsyncIterable<Buffer>,
    print,
    complain: (text) => stderr.write(text),
    ...(stderr.isTTY && { showProgress: (text: string) => void stderr.write(text) }),
    terminal: {
      isTerminal: stdout.isTTY,
      hasColors: stdout.isTTY ? stdout.hasColors(env) : hasColorsAnyway(),
      // A terminal that does not know its width says 0.
      width: stdout.isTTY && stdout.columns > 0 ? stdout.columns : 80,
    },
  });
}

async function print(text: string | Uint8Array): Promise<void> {
  const { stdout } = process;
  if (!stdout.write(text)) await once(stdout, "drain");
}

/** Whether a person asks for colors where there is no terminal. */
function hasColorsAnyway(): boolean {
  const { FORCE_COLOR = "0" } = process.env;
  return FORCE_COLOR !== "0" && FORCE_COLOR !== "false";
}
