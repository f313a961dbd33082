import assert from "node:assert/strict";

/** Makes a text of about so many UTF-16 units. */
export type Shape = (length: number) => string;

/** Something that is done with a text. */
type Work = (text: string) => unknown;

/** How long the shorter text is, in UTF-16 units, and which time says nothing of how it grows, in milliseconds. */
export interface Amount {
  readonly length: number;
  readonly unsuspicious: number;
}

const mostTries = 4;

/** Asserts that ten times as much takes no more than 15 times as long; the collector of garbage may need another try. */
export function assertLinear(work: Work, shape: Shape, amount: Amount, name = "it"): void {
  const tries: string[] = [];
  while (tries.length < mostTries) {
    const excess = excessOf(work, shape, amount);
    if (excess === undefined) return;
    tries.push(excess);
  }
  assert.fail(`${name}: ${tries.join("; ")}`);
}

/** What takes too long, if it does, by the better of two attempts at each length. */
function excessOf(work: Work, shape: Shape, { length, unsuspicious }: Amount): string | undefined {
  const long = shape(10 * length);
  const first = timeOf(work, long);
  if (first < unsuspicious) return undefined;
  const short = shape(length);
  const ofShort = Math.min(timeOf(work, short), timeOf(work, short));
  const most = 15 * ofShort + unsuspicious;
  if (first < most) return undefined;
  const ofLong = Math.min(first, timeOf(work, long));
  return ofLong < most ? undefined : `${ofShort} ms, ten times as much: ${ofLong} ms`;
}

/** In milliseconds of processor time, which other programs do not take part in. */
function timeOf(work: Work, text: string): number {
  const before = process.cpuUsage();
  work(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
