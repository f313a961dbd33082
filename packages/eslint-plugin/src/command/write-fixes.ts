import * as node from "node:fs/promises";
import type { ESLint } from "eslint";

/** What is asked of the file system. */
export type Files = Pick<typeof node, "realpath" | "stat" | "writeFile" | "rename" | "rm">;

/**
 * Writes what the fixes make of each file beside it, and then puts that in its place: on a disk that is full, or when
 * the run is ended, the file is as it was. (`ESLint.outputFixes` empties a file before it writes.) A file that somebody
 * has written since the run began, at `begun` milliseconds of the epoch, keeps what it holds now. Tries all files before
 * it throws what went wrong.
 */
export async function writeFixes(
  results: readonly ESLint.LintResult[],
  begun: number,
  files: Files = node,
): Promise<void> {
  const mistakes: string[] = [];
  for (const { filePath, output } of results) {
    if (output === undefined) continue;
    try {
      await replaceFile({ path: await files.realpath(filePath), text: output, begun }, files);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      mistakes.push(`Cannot write the fixes of ${filePath}, which is left as it is: ${reason}`);
    }
  }
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
}

interface Replacement {
  readonly path: string;
  readonly text: string;
  readonly begun: number;
}

async function replaceFile({ path, text, begun }: Replacement, files: Files): Promise<void> {
  // Not the time of the last modification, which anybody may set, to the future too.
  const { mode, ctimeMs } = await files.stat(path);
  if (Math.floor(ctimeMs) > begun) throw new Error("it has been changed meanwhile");
  const beside = `${path}.${process.pid}.irilint`;
  try {
    await files.writeFile(beside, text, { mode, flag: "wx" });
    await files.rename(beside, path);
  } catch (error) {
    await files.rm(beside, { force: true });
    throw error;
  }
}
