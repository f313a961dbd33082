import { collectYoungGarbage, withOwnGarbage } from "./garbage.js";
import { quantile } from "./quantile.js";
import type { Effort } from "./row.js";

/** One side of a comparison: `run` does the same work each time, and returns a number that depends on all of it. */
export interface Contender {
  readonly name: string;
  readonly run: () => number;
}

/** The CPU time of a contender against that of the first one. */
export interface Lap {
  readonly name: string;
  /** The median of CPU nanoseconds for one run. */
  readonly nanoseconds: number;
  /** The median of the rounds' ratios to the first contender, and the quartiles around it. */
  readonly ratio: number;
  readonly spread: readonly [number, number];
}

const roundsFor: Readonly<Record<Effort, number>> = { full: 36, short: 8 };
/** Long enough for the clock of the process, which counts microseconds, and for a pass of the garbage collector. */
const millisecondsPerRound = 12;
/** In rounds: how long a contender runs before it is known how often it has to, so that the engine has compiled it. */
const roundsToWarmUp = 6;

/**
 * Measures contenders against the first one, all in one process: in every round each of them runs for some milliseconds
 * of CPU time, so that a busy or slow machine is so for all.
 */
export function race(contenders: readonly Contender[], effort: Effort): Lap[] {
  return withOwnGarbage(() => lapsOf(contenders, effort));
}

function lapsOf(contenders: readonly Contender[], effort: Effort): Lap[] {
  const passes = contenders.map(passesFor);
  const times = contenders.map((): number[] => []);
  for (let round = 0; round < roundsFor[effort]; round++) {
    for (const index of orderOf(round, contenders.length)) {
      const contender = contenders[index];
      const runs = passes[index];
      if (contender !== undefined && runs !== undefined) times[index]?.push(timeOf(contender, runs));
    }
  }
  const first = times[0] ?? [];
  return contenders.map(({ name }, index) => {
    const own = times[index] ?? [];
    const ratios = own.map((time, round) => time / (first[round] ?? NaN));
    return {
      name,
      nanoseconds: quantile(own, 0.5),
      ratio: quantile(ratios, 0.5),
      spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
    };
  });
}

/**
 * The order of some contenders in a round. Over the rounds each of them comes after every other one equally often (a
 * Williams design): the garbage of one and the work on it in the background may slow down the next.
 */
function orderOf(round: number, count: number): number[] {
  const order = Array.from({ length: count }, (_, turn) => {
    const step = turn % 2 === 0 ? count - turn / 2 : (turn + 1) / 2;
    return (step + round) % count;
  });
  return Math.floor(round / count) % 2 === 0 ? order : order.reverse();
}

/** How many runs fill a round, once the engine has compiled them. */
function passesFor(contender: Contender): number {
  const nanosecondsPerRound = millisecondsPerRound * 1e6;
  let runs = 1;
  for (;;) {
    const time = timeOf(contender, runs);
    if (time * runs > roundsToWarmUp * nanosecondsPerRound) return Math.max(1, Math.round(nanosecondsPerRound / time));
    runs *= 2;
  }
}

/** Takes what the contenders return, so that the engine has to compute it. */
let sink = 0;

/** CPU nanoseconds for one run. A collection and a run before them are not counted: they pay what others have left. */
function timeOf({ run }: Contender, runs: number): number {
  collectYoungGarbage();
  sink = (sink + run()) | 0;
  const before = process.cpuUsage();
  for (let count = 0; count < runs; count++) sink = (sink + run()) | 0;
  const { user, system } = process.cpuUsage(before);
  return ((user + system) * 1000) / runs;
}
