import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { ensureCorpus } from "../tools/measure/corpus.mjs";
import { filesBelow } from "../tools/measure/files-below.js";

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** The sources of a published package. */
export interface CodeBase {
  readonly name: string;
  readonly language: "JavaScript" | "TypeScript";
  readonly files: readonly SourceFile[];
}

/** What is longer was written by a program. */
const longest = 450_000;

/** Two code bases of more than 4 MB each. */
export function codeBases(): CodeBase[] {
  return [
    { name: "webpack", language: "JavaScript", files: filesOf("webpack", "lib", /\.js$/u) },
    { name: "viem", language: "TypeScript", files: filesOf("viem", "", /(?<!\.d)\.ts$/u) },
  ];
}

/** The number of bytes, in millions. */
export function megabytes(files: readonly SourceFile[]): number {
  return files.reduce((total, { text }) => total + Buffer.byteLength(text), 0) / 1e6;
}

function filesOf(name: string, subfolder: string, pattern: RegExp): SourceFile[] {
  const [found] = ensureCorpus([name]);
  return filesBelow(join(found?.folder ?? "", subfolder))
    .filter((path) => pattern.test(basename(path)))
    .map((path) => ({ path, text: readFileSync(path, "utf8") }))
    .filter(({ text }) => text.length <= longest);
}
