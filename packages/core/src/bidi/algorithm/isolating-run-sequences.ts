import { BidiClass, classSet, isIn } from "../bidi-class.js";
import { isolateInitiators, type Level } from "./isolates.js";

/** What X9 removes. The algorithm goes on without these characters, and they take the level of what precedes them. */
export const removedClasses = classSet(
  BidiClass.LRE,
  BidiClass.RLE,
  BidiClass.LRO,
  BidiClass.RLO,
  BidiClass.PDF,
  BidiClass.BN,
);

/** Characters that are resolved together, as if they stood side by side (UAX #9 BD13). */
export interface IsolatingRunSequence {
  /** The indices of the characters. */
  readonly members: readonly number[];
  readonly level: Level;
  /** `sos` and `eos` — UAX #9 X10 */
  readonly startType: BidiClass;
  readonly endType: BidiClass;
}

/** Splits what X9 leaves of a paragraph into isolating run sequences (UAX #9 X10). */
export function isolatingRunSequences(
  classes: Uint8Array,
  partners: Int32Array,
  levels: Uint8Array,
  paragraphLevel: Level,
): IsolatingRunSequence[] {
  const kept = keptIndices(classes);
  const runs = levelRuns(kept, levels);
  const runStartingAt = new Map(runs.map((run) => [kept[run.start], run]));
  return runs.filter(startsSequence).map(sequenceFrom);

  function startsSequence({ start }: RunOfKept): boolean {
    const first = kept[start] ?? 0;
    return classes[first] !== BidiClass.PDI || partners[first] === -1;
  }

  function sequenceFrom(first: RunOfKept): IsolatingRunSequence {
    const members = kept.slice(first.start, first.end);
    let run = first;
    for (let next = continuation(run); next !== undefined; next = continuation(run)) {
      for (let position = next.start; position < next.end; position++) members.push(kept[position] ?? 0);
      run = next;
    }
    const level = levels[members[0] ?? 0] ?? paragraphLevel;
    const before = levels[kept[first.start - 1] ?? -1] ?? paragraphLevel;
    const last = members[members.length - 1] ?? 0;
    // After an initiator without its PDI, the paragraph's level counts as what follows.
    const after = isIn(isolateInitiators, classes[last])
      ? paragraphLevel
      : (levels[kept[run.end] ?? -1] ?? paragraphLevel);
    return {
      members,
      level,
      startType: directionOf(Math.max(level, before)),
      endType: directionOf(Math.max(level, after)),
    };
  }

  /** The run that begins with the PDI of the isolate initiator at the end of this one. */
  function continuation(run: RunOfKept): RunOfKept | undefined {
    const last = kept[run.end - 1] ?? 0;
    return isIn(isolateInitiators, classes[last]) ? runStartingAt.get(partners[last]) : undefined;
  }
}

/** `L` for even levels, `R` for odd ones. */
export function directionOf(level: Level): typeof BidiClass.L | typeof BidiClass.R {
  return level % 2 === 0 ? BidiClass.L : BidiClass.R;
}

function keptIndices(classes: Uint8Array): number[] {
  const kept: number[] = [];
  for (let index = 0; index < classes.length; index++) if (!isIn(removedClasses, classes[index])) kept.push(index);
  return kept;
}

/** Positions in the list of kept characters, half-open. */
interface RunOfKept {
  readonly start: number;
  readonly end: number;
}

/** Runs of one level (UAX #9 BD7). */
function levelRuns(kept: readonly number[], levels: Uint8Array): RunOfKept[] {
  const runs: RunOfKept[] = [];
  let start = 0;
  for (let end = 1; end <= kept.length; end++) {
    if (end < kept.length && levels[kept[end] ?? 0] === levels[kept[start] ?? 0]) continue;
    runs.push({ start, end });
    start = end;
  }
  return runs;
}
