import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { basename, resolve } from "node:path";

/** What a clone holds, bare or with a work tree. */
export interface Clone {
  readonly folder: string;
  /** The owner and the name, as the clone's origin says; else the name of the folder. */
  readonly name: string;
  /** The commit at which it stands, abbreviated. */
  readonly commit: string;
}

/** A file of a commit. */
export interface TreeFile {
  readonly path: string;
  readonly blob: string;
  readonly size: number;
}

const mostOutput = 1_000_000_000;

/** So many files are asked for at once. */
const batch = 200;

export function openClone(folder: string): Clone {
  const commit = git(folder, "rev-parse", "--short=12", "HEAD").trim();
  return { folder, name: nameOf(folder), commit };
}

function nameOf(folder: string): string {
  const origin = git(folder, "config", "--default", "", "remote.origin.url").trim();
  return /([^/:]+\/[^/]+?)(?:\.git)?$/u.exec(origin)?.[1] ?? basename(resolve(folder));
}

/** The files of the newest commit, without links and submodules. */
export function treeOf({ folder }: Clone): TreeFile[] {
  const lines = git(folder, "ls-tree", "-r", "-l", "-z", "HEAD").split("\0");
  return lines.flatMap((line) => {
    const [, blob, size, path] = /^100\d+ blob (\S+) +(\d+)\t(.*)$/su.exec(line) ?? [];
    return blob === undefined || path === undefined ? [] : [{ path, blob, size: Number(size) }];
  });
}

/** The text of a file, if the clone has it: a clone may be without its largest files. */
export function textOf({ folder }: Clone, blob: string): string | undefined {
  try {
    return git(folder, "cat-file", "blob", blob);
  } catch {
    return undefined;
  }
}

/** The texts of files, in the order asked for, without those that the clone has not. */
export function* textsOf(
  { folder }: Clone,
  files: readonly TreeFile[],
): Generator<TreeFile & { readonly text: string }> {
  for (let from = 0; from < files.length; from += batch) {
    const asked = files.slice(from, from + batch);
    const input = asked.map(({ blob }) => `${blob}\n`).join("");
    const output = execFileSync("git", ["-C", folder, "cat-file", "--batch"], { input, maxBuffer: mostOutput });
    let offset = 0;
    for (const file of asked) {
      const end = output.indexOf("\n", offset);
      const isMissing = output.toString("latin1", offset, end).endsWith(" missing");
      offset = end + 1;
      if (isMissing) continue;
      yield { ...file, text: output.toString("utf8", offset, offset + file.size) };
      offset += file.size + 1;
    }
  }
}

/** Those of the blobs that the clone has not. */
export function missingBlobs({ folder }: Clone, blobs: ReadonlySet<string>): ReadonlySet<string> {
  const input = [...blobs].map((blob) => `${blob}\n`).join("");
  const output = execFileSync("git", ["-C", folder, "cat-file", "--batch-check"], { input, maxBuffer: mostOutput });
  const missing = output.toString("latin1").matchAll(/^(\S+) missing$/gmu);
  return new Set([...missing].flatMap(([, blob]) => blob ?? []));
}

/** The lines that `git` writes, as they come. Throws an error where it ends before its end, as without a blob of the history. */
export async function* gitLines({ folder }: Clone, ...args: readonly string[]): AsyncGenerator<string> {
  const process = spawn("git", ["-C", folder, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(process, "close");
  const { stdout } = process;
  let rest = "";
  for await (const chunk of stdout.setEncoding("utf8")) {
    const lines = (rest + String(chunk)).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`git ${args[0] ?? ""} of ${folder} was not read to its end: it ended with ${code}.`);
}

function git(folder: string, ...args: readonly string[]): string {
  return execFileSync("git", ["-C", folder, ...args], {
    encoding: "utf8",
    maxBuffer: mostOutput,
    stdio: ["ignore", "pipe", "ignore"],
  });
}
