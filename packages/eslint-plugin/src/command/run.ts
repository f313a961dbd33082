import { version } from "../manifest.js";
import { readArguments } from "./arguments.js";
import { help } from "./help.js";
import { lint } from "./lint.js";

/** What the command needs of the process that it runs in. */
export interface CommandProcess {
  readonly folder: string;
  readonly stdin: () => Promise<string>;
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
}

const nothingWrong = 0;
const findings = 1;
const noResult = 2;

/** Runs the command; the number is its exit status. */
export async function run(
  args: readonly string[],
  { folder, stdin, print, complain }: CommandProcess,
): Promise<number> {
  const parsed = readArguments(args);
  switch (parsed.kind) {
    case "help":
      print(help);
      return nothingWrong;
    case "version":
      print(`${version}\n`);
      return nothingWrong;
    case "mistake":
      complain(`irilint: ${parsed.message}\nRun 'irilint --help' to see what it accepts.\n`);
      return noResult;
    case "lint":
      break;
  }
  try {
    const outcome = await lint(parsed.request, folder, stdin);
    if (outcome.kind === "failure") {
      complain(`irilint: ${outcome.message}\n`);
      return noResult;
    }
    if (outcome.report !== "") print(`${outcome.report}\n`);
    if (outcome.remark !== undefined) complain(`irilint: ${outcome.remark}\n`);
    return outcome.passed ? nothingWrong : findings;
  } catch (error) {
    complain(`irilint: ${messageOf(error)}\n`);
    return noResult;
  }
}

/** ESLint throws what it cannot do, such as reading a file that is forbidden. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "ERR_MODULE_NOT_FOUND" && error.message.includes("'eslint'")) {
    return "ESLint is not installed, but irilint needs it to read files. Install it with 'npm install --save-dev eslint'.";
  }
  return error.message;
}
