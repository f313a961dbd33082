import { collectYoungGarbage } from "../garbage.js";

/** Something that is done with a text. */
export type Work = (text: string) => unknown;

/** Makes a text of about so many UTF-16 units. */
export type Shape = (length: number) => string;

/** How many times longer ten times the input may take. */
export const mostGrowth = 15;
/** What is no slower than this is linear, whatever else the machine does. */
const unsuspicious = 12;
/** What is faster than this took long with the shorter input, if only because it was not compiled yet. */
const tooGood = 6;
const mostAttempts = 6;

/** How many times longer ten times the input takes, of that length or past a step. */
export function growth(work: Work, make: Shape, length: number): number {
  return growthPastStep((from) => tenfold(work, make, from), length);
}

/** What takes so many times longer grows like a square. */
const noStep = 60;

/**
 * The figure from `length` on, or where that is too much from ten times that on, if it is less. Between two lengths the
 * same can begin to take some times longer for each unit, and go on like that: where a parser reaches the depth at which
 * it gives up, or where what is alive no longer fits among what is young. What grows goes on growing.
 */
export function growthPastStep(tenfoldFrom: (length: number) => number, length: number): number {
  const first = tenfoldFrom(length);
  return first <= mostGrowth || first > noStep ? first : Math.min(first, tenfoldFrom(10 * length));
}

/**
 * How many times longer ten times the input takes. What seems too much, or too little to be true, is measured again by
 * the best of several times, of which those with the shorter input take as long together: what else the machine does,
 * and collecting garbage, are then as likely to hit both.
 */
function tenfold(work: Work, make: Shape, length: number): number {
  const short = textOf(make, length);
  const long = textOf(make, 10 * length);
  const { runs, time } = sized(work, long);
  const once = sized(work, short).time;
  if (tooGood < time / once && time / once <= unsuspicious) return time / once;
  const runsOfShort = Math.max(1, Math.min(10 * runs, Math.round((time * runs) / once)));
  let ofLong = Infinity;
  let ofShort = Infinity;
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    ofLong = Math.min(ofLong, timeOf(work, long, runs));
    ofShort = Math.min(ofShort, timeOf(work, short, runsOfShort));
    if (ofLong / ofShort <= unsuspicious) break;
  }
  return ofLong / ofShort;
}

/** A text that is put together already, as its first reader would have to do. */
function textOf(make: Shape, length: number): string {
  const text = make(length);
  text.charCodeAt(0);
  return text;
}

/** What is shorter is hardly told from noise; in milliseconds. */
const noticed = 2;
const mostRuns = 200;
/**
 * What is not compiled yet may take many times longer; in milliseconds. The longer text comes first, so that it can only seem to
 * take too long, and is then measured again.
 */
const longFirst = 4;

/** How often a stretch that is timed runs something, and what it takes once. */
interface Sized {
  readonly runs: number;
  readonly time: number;
}

function sized(work: Work, text: string): Sized {
  const first = timeOf(work, text, 1);
  if (first > longFirst) return { runs: 1, time: first };
  const runs = Math.min(mostRuns, Math.ceil(noticed / timeOf(work, text, 1)));
  return { runs, time: timeOf(work, text, runs) };
}

/** Milliseconds of processor time for one of so many runs; those that take next to nothing are all alike. */
function timeOf(work: Work, text: string, runs: number): number {
  collectYoungGarbage();
  const before = process.cpuUsage();
  for (let run = 0; run < runs; run++) work(text);
  const { user, system } = process.cpuUsage(before);
  return Math.max((user + system) / 1000 / runs, 0.001);
}
