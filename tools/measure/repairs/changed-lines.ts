import { gitLines, missingBlobs, type Clone } from "../clone.js";

/** A line that a commit changed, before and after. */
export interface ChangedLine {
  readonly commit: string;
  readonly path: string;
  /** The blob of the file before. */
  readonly blob: string;
  /** From 1, in the file before. */
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

/** Larger commits move or reformat, and longer lines are data. */
const mostLines = 60;
const longestLine = 2000;

/** Of a long history the newest commits are enough. */
const mostCommits = 2500;

const historyOf = [
  ...["-c", "core.quotepath=off", "log", `--max-count=${mostCommits}`, "--full-index", "--full-history"],
  ...["--diff-filter=M", "--no-merges", "--no-renames", "--no-textconv", "--no-ext-diff", "--no-color"],
  "--format=%x01%H",
];

/** The lines that were replaced by as many in a clone's history, or in some of its commits only. */
export async function* changedLines(clone: Clone, commits: readonly string[] = []): AsyncGenerator<ChangedLine> {
  const some = commits.length === 0 ? [] : ["--no-walk=unsorted", ...commits];
  const file = { commit: "", path: "", blob: "" };
  let hunk: Hunk = { line: 0, removed: 0, added: 0, before: [], after: [] };
  const unread = (await pathsWithoutBlob(clone, some)).map((path) => `:(exclude,top,literal)${path}`);
  for await (const text of gitLines(clone, ...historyOf, "-p", "-U0", ...some, "--", ":(top)", ...unread)) {
    if (hunk.before.length < hunk.removed) hunk.before.push(text.slice(1));
    else if (text.startsWith("\\")) continue;
    else if (hunk.after.length < hunk.added) {
      hunk.after.push(text.slice(1));
      if (hunk.after.length === hunk.added) yield* pairs(file, hunk);
    } else if (text.startsWith("\u0001")) file.commit = text.slice(1, 13);
    else if (text.startsWith("index ")) file.blob = text.slice("index ".length).split("..", 1)[0] ?? "";
    else if (text.startsWith("+++ b/")) file.path = text.slice("+++ b/".length).replace(/\t$/u, "");
    else if (text.startsWith("@@ ")) hunk = hunkOf(text);
  }
}

/** The files of which the clone lacks a version: the largest, without which `git log -p` ends early. */
async function pathsWithoutBlob(clone: Clone, some: readonly string[]): Promise<string[]> {
  const versions: [string, string][] = [];
  for await (const text of gitLines(clone, ...historyOf, "--raw", "--no-abbrev", ...some)) {
    const [, before, after, path] = /^:\S+ \S+ (\S+) (\S+) M\t(.*)$/u.exec(text) ?? [];
    if (before === undefined || after === undefined || path === undefined) continue;
    versions.push([before, path], [after, path]);
  }
  const missing = missingBlobs(clone, new Set(versions.map(([blob]) => blob)));
  return [...new Set(versions.flatMap(([blob, path]) => (missing.has(blob) ? [path] : [])))];
}

interface Hunk {
  readonly line: number;
  readonly removed: number;
  readonly added: number;
  readonly before: string[];
  readonly after: string[];
}

function hunkOf(header: string): Hunk {
  const [, line, removed = "1", added = "1"] = /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@/u.exec(header) ?? [];
  return { line: Number(line), removed: Number(removed), added: Number(added), before: [], after: [] };
}

function* pairs(
  file: Pick<ChangedLine, "commit" | "path" | "blob">,
  { line, removed, added, before, after }: Hunk,
): Generator<ChangedLine> {
  if (removed !== added || removed > mostLines) return;
  for (const [index, was] of before.entries()) {
    const is = after[index] ?? "";
    if (was !== is && was.length <= longestLine && is.length <= longestLine) {
      yield { ...file, line: line + index, before: was, after: is };
    }
  }
}
