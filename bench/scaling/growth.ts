/** Something that is done with a text. */
export type Work = (text: string) => unknown;

/** Makes a text of about so many UTF-16 units. */
export type Shape = (length: number) => string;

/** What is no slower than this is linear, whatever else the machine does. */
const unsuspicious = 12;
const mostAttempts = 6;

/**
 * How many times longer ten times the input takes. Tries again before something is called slow: a pass of the garbage
 * collector takes longer than most of what is measured.
 */
export function growth(work: Work, make: Shape, length: number): number {
  const short = textOf(make, length);
  const long = textOf(make, 10 * length);
  const runs = runsFor(work, long);
  const runsOfShort = Math.min(10 * runs, runsFor(work, short));
  let least = Infinity;
  for (let attempt = 0; attempt < mostAttempts && least > unsuspicious; attempt++) {
    least = Math.min(least, timeOf(work, long, runs) / timeOf(work, short, runsOfShort));
  }
  return least;
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

function runsFor(work: Work, text: string): number {
  return Math.min(mostRuns, Math.ceil(noticed / timeOf(work, text, 1)));
}

/** Milliseconds of processor time for one of so many runs; those that take next to nothing are all alike. */
function timeOf(work: Work, text: string, runs: number): number {
  const before = process.cpuUsage();
  for (let run = 0; run < runs; run++) work(text);
  const { user, system } = process.cpuUsage(before);
  return Math.max((user + system) / 1000 / runs, 0.001);
}
