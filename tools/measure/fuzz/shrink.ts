import type { FuzzCase } from "./target.js";

/** The time that is spent on one failure, in milliseconds: what is left then is short enough to read. */
const mostTime = 8000;

/**
 * A smaller input for which `fails` still holds: the texts lose pieces, half of them first and single characters last,
 * as long as that works.
 */
export async function shrunk(
  input: FuzzCase,
  fails: (smaller: FuzzCase) => Promise<boolean>,
  most = mostTime,
): Promise<FuzzCase> {
  const until = performance.now() + most;
  const failing = async (smaller: FuzzCase): Promise<boolean> => performance.now() < until && (await fails(smaller));
  const withoutOther = await shorter("", input.other, (other) => failing({ ...input, other }));
  const text = await shorter("", input.text, (shortened) =>
    failing({ ...input, other: withoutOther, text: shortened }),
  );
  return { ...input, text, other: withoutOther };
}

/** A text from which no piece can be taken so that `isEnough` still holds of what remains. */
async function shorter(least: string, text: string, isEnough: (text: string) => Promise<boolean>): Promise<string> {
  if (text === least || (await isEnough(least))) return least;
  let current = text;
  for (let size = Math.ceil(current.length / 2); size >= 1;) {
    const before = current.length;
    for (let start = 0; start < current.length;) {
      const candidate = current.slice(0, start) + current.slice(start + size);
      if (candidate.length < current.length && (await isEnough(candidate))) current = candidate;
      else start += size;
    }
    if (size > 1) size = Math.ceil(size / 2);
    else if (current.length === before) break;
  }
  return current;
}
