/**
 * Where a run ends that begins at `start`, if `part` matches no more than some thousands of its characters at a time: it is
 * sticky. One expression for a run of any length needs a place on the engine's stack for each
 * character beyond the Basic Multilingual Plane that it would also match, so that it throws at some ten million others.
 * A run that goes on at `limit` is followed no further than to the end of the part that it is in.
 */
export function runEnd(part: RegExp, text: string, start: number, limit = Infinity): number {
  let end = start;
  part.lastIndex = start;
  while (end < limit && part.test(text) && part.lastIndex > end) end = part.lastIndex;
  return end;
}
