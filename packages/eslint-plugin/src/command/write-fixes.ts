import * as node from "node:fs/promises";
import type { ESLint } from "eslint";

/** What is asked of the file system. */
export type Files = Pick<typeof node, "realpath" | "stat" | "writeFile" | "rename" | "rm">;

/**
 * Writes what the fixes make of each file beside it, and then puts that in its place: on a disk that is full, or when
 * the run is ended, the file is as it was. (`ESLint.outputFixes` empties a file before it writes.) Tries all files
 * before it throws what went wrong.
 */
export async function writeFixes(results: readonly ESLint.LintResult[], files: Files = node): Promise<void> {
  const mistakes: string[] = [];
  for (const { filePath, output } of results) {
    if (output === undefined) continue;
    try {
      await replaceFile(await files.realpath(filePath), output, files);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      mistakes.push(`Cannot write the fixes of ${filePath}, which is as it was: ${reason}`);
    }
  }
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
}

async function replaceFile(path: string, text: string, files: Files): Promise<void> {
  const { mode } = await files.stat(path);
  const beside = `${path}.${process.pid}.irilint`;
  try {
    await files.writeFile(beside, text, { mode, flag: "wx" });
    await files.rename(beside, path);
  } catch (error) {
    await files.rm(beside, { force: true });
    throw error;
  }
}
