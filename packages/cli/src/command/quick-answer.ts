import { version } from "../manifest.js";
import { help } from "./help.js";

/** The answer to a command line that asks for nothing else, for which nothing else is loaded. */
export function quickAnswer([asked, ...others]: readonly string[]): string | undefined {
  if (others.length > 0) return undefined;
  switch (asked) {
    case "--help":
    case "-h":
      return help;
    case "--version":
    case "-v":
      return `${version}\n`;
    default:
      return undefined;
  }
}
