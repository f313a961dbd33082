import { BidiClass, classSet, isIn } from "../bidi-class.js";
import { firstStrongLevel, isolateInitiators, type Level } from "./isolates.js";

/** `max_depth` — UAX #9 BD2 */
const maximumDepth = 125;

const embeddings = classSet(BidiClass.LRE, BidiClass.LRO, BidiClass.RLE, BidiClass.RLO);
const overrides = classSet(BidiClass.LRO, BidiClass.RLO);
const towardsRight = classSet(BidiClass.LRE, BidiClass.LRO, BidiClass.LRI);

interface StatusEntry {
  readonly level: Level;
  /** The class that every character takes on under an override. */
  readonly override: BidiClass | undefined;
  readonly isolate: boolean;
}

export interface ExplicitLevels {
  readonly levels: Uint8Array;
  /** The classes after overrides. */
  readonly types: Uint8Array;
}

/** The directional status stack with the counters of what did not fit into it (UAX #9 X1). */
class DirectionalStatus {
  private readonly stack: StatusEntry[] = [];
  private top: StatusEntry;
  private overflowIsolates = 0;
  private overflowEmbeddings = 0;
  private validIsolates = 0;

  constructor(paragraphLevel: Level) {
    this.top = { level: paragraphLevel, override: undefined, isolate: false };
  }

  get current(): StatusEntry {
    return this.top;
  }

  /** X2–X5 */
  embed(level: Level, override: BidiClass | undefined): void {
    if (this.fits(level)) this.push({ level, override, isolate: false });
    else if (this.overflowIsolates === 0) this.overflowEmbeddings++;
  }

  /** X5a–X5c */
  isolate(level: Level): void {
    if (!this.fits(level)) this.overflowIsolates++;
    else {
      this.validIsolates++;
      this.push({ level, override: undefined, isolate: true });
    }
  }

  /** X6a */
  endIsolate(): void {
    if (this.overflowIsolates > 0) this.overflowIsolates--;
    else if (this.validIsolates > 0) {
      this.overflowEmbeddings = 0;
      while (!this.top.isolate) this.pop();
      this.pop();
      this.validIsolates--;
    }
  }

  /** X7 */
  endEmbedding(): void {
    if (this.overflowIsolates > 0) return;
    if (this.overflowEmbeddings > 0) this.overflowEmbeddings--;
    else if (!this.top.isolate) this.pop();
  }

  private fits(level: Level): boolean {
    return level <= maximumDepth && this.overflowIsolates === 0 && this.overflowEmbeddings === 0;
  }

  private push(status: StatusEntry): void {
    this.stack.push(this.top);
    this.top = status;
  }

  private pop(): void {
    this.top = this.stack.pop() ?? this.top;
  }
}

/** Explicit embedding levels and directions (UAX #9 X1–X8) of one paragraph. `partners` is that of `matchIsolates`. */
export function explicitLevels(classes: Uint8Array, partners: Int32Array, paragraphLevel: Level): ExplicitLevels {
  const levels = new Uint8Array(classes.length);
  const types = Uint8Array.from(classes);
  const status = new DirectionalStatus(paragraphLevel);
  for (let index = 0; index < classes.length; index++) {
    const type = classes[index];
    if (type === BidiClass.PDI) status.endIsolate();
    const { level, override } = status.current;
    // X8: a paragraph separator belongs to no embedding.
    levels[index] = type === BidiClass.B ? paragraphLevel : level;
    if (type === BidiClass.PDF) status.endEmbedding();
    else if (isIn(embeddings, type)) status.embed(nextLevel(level, isIn(towardsRight, type)), overrideOf(type));
    else if (type !== BidiClass.BN && type !== BidiClass.B) {
      if (override !== undefined) types[index] = override;
      if (isIn(isolateInitiators, type)) status.isolate(nextLevel(level, isLeftToRight(classes, partners, index)));
    }
  }
  return { levels, types };
}

function nextLevel(level: Level, leftToRight: boolean): Level {
  return leftToRight ? (level + 2) & ~1 : (level + 1) | 1;
}

function overrideOf(type: number | undefined): BidiClass | undefined {
  if (!isIn(overrides, type)) return undefined;
  return type === BidiClass.LRO ? BidiClass.L : BidiClass.R;
}

/** The direction of an isolate; an FSI takes that of its first strong character (UAX #9 X5c). */
function isLeftToRight(classes: Uint8Array, partners: Int32Array, initiator: number): boolean {
  if (classes[initiator] !== BidiClass.FSI) return classes[initiator] === BidiClass.LRI;
  return firstStrongLevel(classes, partners, initiator + 1, partners[initiator] ?? classes.length) === 0;
}
