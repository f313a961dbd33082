import { concealSecrets } from "@irilint/core/literals";
import { version } from "../manifest.js";
import { readArguments } from "./arguments.js";
import { help } from "./help.js";
import type { CommandProcess } from "./process.js";
import { shownPath } from "../formats/paths.js";
import { reasonOf } from "../reason.js";

const nothingWrong = 0;
const findings = 1;
const noResult = 2;

/** Runs the command; the number is its exit status. */
export async function run(args: readonly string[], commandProcess: CommandProcess): Promise<number> {
  const { print } = commandProcess;
  // An address given in place of a file, or one in a file of settings, is quoted in what is wrong with it.
  const complain = (text: string): void =>
    commandProcess.complain(concealSecrets(text).split("\n").map(shownPath).join("\n"));
  const parsed = readArguments(args);
  switch (parsed.kind) {
    case "help":
      await print(help);
      return nothingWrong;
    case "version":
      await print(`${version}\n`);
      return nothingWrong;
    case "mistake":
      complain(`irilint: ${parsed.message}\nRun 'irilint --help' to see what it accepts.\n`);
      return noResult;
    case "explain":
      await print((await import("./explanation.js")).explain(parsed.code) ?? "");
      return nothingWrong;
    case "lint":
    case "print-config":
    case "init":
      break;
  }
  try {
    if (parsed.kind === "init") {
      const { makeSettings } = await import("../files/settings-offer.js");
      const path = makeSettings(commandProcess.folder, parsed.preset ?? "recommended");
      await print(`${path} has been made.\n`);
      return nothingWrong;
    }
    if (parsed.kind === "print-config") {
      const { describeConfig } = await import("./config.js");
      await print(describeConfig(parsed.file, parsed.request, commandProcess.folder));
      return nothingWrong;
    }
    const { lint } = await import("./lint.js");
    const outcome = await lint(parsed.request, commandProcess);
    if (outcome.kind === "failure") {
      complain(`irilint: ${outcome.message}\n`);
      return noResult;
    }
    if (outcome.remark !== undefined) complain(`irilint: ${outcome.remark}\n`);
    return outcome.passed ? nothingWrong : findings;
  } catch (error) {
    complain(`irilint: ${reasonOf(error)}\n`);
    return noResult;
  }
}
