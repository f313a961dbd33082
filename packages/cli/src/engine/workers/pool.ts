import { statSync } from "node:fs";
import type { Report } from "../../formats/format.js";
import type { FileToCheck } from "../check-file.js";
import type { StreamedFile } from "../streams/check-stream.js";
import { joinStretches, type AskStretch, type StretchAnswer } from "../streams/join-stretches.js";
import { OtherHand, OwnHand, type Hand } from "./hand.js";
import { Lot, type FoundInLot, type ReportsOfFile } from "./lot.js";
import type { PortableReport } from "./portable-report.js";
import { reasonOf } from "../../reason.js";
import { goOn, type Answer, type FilesToCheck, type StretchToCheck } from "./thread-work.js";

/** So many files are sent at once, and so many octets: a message takes as long as a small file, and no thread shall wait for another's large ones. */
const filesAtOnce = 32;
const octetsAtOnce = 200_000;

/** So many lots may be done before the one that comes first: more would be kept for nobody. */
const lotsPerThread = 4;

/** The same of stretches of one file, which are all of about the same size. */
const stretchesPerThread = 2;

interface Wanting {
  readonly most: number;
  readonly take: (hand: Hand) => void;
}

/**
 * Threads that check files, each some at a time: this one, and as many others as there is work for before it is done. They end
 * with `end`.
 */
export class Pool {
  readonly #size: number;
  /** The threads that wait for work or have some, with how much each of them has. */
  readonly #underWay = new Map<Hand, number>([[new OwnHand(), 0]]);
  readonly #others = new Set<OtherHand>();
  readonly #wanting: Wanting[] = [];

  constructor(size: number) {
    this.#size = size;
  }

  /** How many threads there are, with those that are starting. */
  get threads(): number {
    return 1 + this.#others.size;
  }

  /** What is found in files, in their order, though they are read side by side; but for those of which it is `known`. */
  async *check(
    files: Iterable<FileToCheck>,
    known: (file: FileToCheck) => readonly PortableReport[] | undefined,
  ): AsyncGenerator<ReportsOfFile> {
    const lots = lotsOf(files);
    const waiting: AsyncGenerator<ReportsOfFile>[] = [];
    const send = (): boolean => {
      const lot = lots.next();
      if (lot.done !== true) waiting.push(this.#reportsOn(lot.value, known));
      return lot.done !== true;
    };
    while (waiting.length < lotsPerThread * this.#size && send());
    for (let first = waiting.shift(); first !== undefined; first = waiting.shift()) {
      yield* first;
      send();
    }
  }

  /** What is found in a file that is read in stretches side by side. */
  checkInStretches({ path, language, settings, ...rest }: StreamedFile): AsyncGenerator<Report> {
    const file = { path, language, settings };
    const ask: AskStretch = async (stretch, beginning) => {
      const work: StretchToCheck = { file, stretch, beginning };
      try {
        return (await this.#send(work)) as StretchAnswer;
      } catch (error) {
        return { mistake: `${path} has not been read: ${reasonOf(error)}` };
      }
    };
    return joinStretches({ ...file, ...rest }, ask, stretchesPerThread * this.#size);
  }

  async end(): Promise<void> {
    await Promise.all([...this.#others].map((other) => other.end()));
  }

  /** Has a thread begin at once with the files of which nothing is known. */
  #reportsOn(
    files: readonly FileToCheck[],
    known: (file: FileToCheck) => readonly PortableReport[] | undefined,
  ): AsyncGenerator<ReportsOfFile> {
    const reports = files.map(known);
    const others = files.filter((_, index) => reports[index] === undefined);
    const asked = others.length === 0 ? undefined : this.#ask(others).reports();
    return (async function* (): AsyncGenerator<ReportsOfFile> {
      for (const [index, file] of files.entries()) {
        const own = reports[index];
        if (own !== undefined) yield [file, own];
        else {
          const next = await asked?.next();
          if (next?.done === false) yield next.value;
        }
      }
      await asked?.next();
    })();
  }

  #ask(files: readonly FileToCheck[]): Lot {
    const settings = [...new Set(files.map((file) => file.settings))];
    const work: FilesToCheck = {
      files: files.map((file) => ({ ...file, settings: settings.indexOf(file.settings) })),
      settings,
    };
    let hand: Hand | undefined;
    const tell = async (message: FilesToCheck | typeof goOn): Promise<FoundInLot> => {
      try {
        hand ??= await this.#freeHand(1);
        const part = (await hand.ask(message)) as FoundInLot;
        if (part.isLast) this.#release(hand);
        return part;
      } catch (error) {
        if (hand !== undefined) this.#release(hand);
        return { found: [], isLast: true, failure: reasonOf(error) };
      }
    };
    return new Lot(files, tell(work), () => tell(goOn));
  }

  /** Throws what has ended the thread that was asked. */
  async #send(work: StretchToCheck): Promise<Answer> {
    const hand = await this.#freeHand(Infinity);
    try {
      return await hand.ask(work);
    } finally {
      this.#release(hand);
    }
  }

  /** The first thread that has less than `most` to do. */
  async #freeHand(most: number): Promise<Hand> {
    return this.#taken(most) ?? (await new Promise<Hand>((take) => this.#wanting.push({ most, take })));
  }

  /** A thread that has nothing to do, or little; if none has nothing, another one is started, which comes when it is ready. */
  #taken(most: number): Hand | undefined {
    const idle = this.#withLessThan(1);
    if (idle === undefined && this.threads < this.#size) this.#start();
    const hand = idle ?? this.#withLessThan(most);
    if (hand !== undefined) this.#underWay.set(hand, (this.#underWay.get(hand) ?? 0) + 1);
    return hand;
  }

  #withLessThan(most: number): Hand | undefined {
    for (const [hand, count] of this.#underWay) if (count < Math.min(most, hand.most)) return hand;
    return undefined;
  }

  #start(): void {
    const other = new OtherHand({
      started: () => {
        this.#underWay.set(other, 0);
        this.#serve();
      },
      ended: () => {
        // One that ends before it has begun, such as for want of memory, would do so again.
        if (this.#underWay.delete(other)) this.#others.delete(other);
        this.#serve();
      },
    });
    this.#others.add(other);
  }

  #release(hand: Hand): void {
    const count = this.#underWay.get(hand);
    // It may have ended.
    if (count !== undefined) this.#underWay.set(hand, count - 1);
    this.#serve();
  }

  #serve(): void {
    for (let first = this.#wanting[0]; first !== undefined; first = this.#wanting[0]) {
      const hand = this.#taken(first.most);
      if (hand === undefined) return;
      this.#wanting.shift();
      first.take(hand);
    }
  }
}

function* lotsOf(files: Iterable<FileToCheck>): Generator<FileToCheck[], undefined> {
  let lot: FileToCheck[] = [];
  let octets = 0;
  for (const file of files) {
    lot.push(file);
    octets += statSync(file.path, { throwIfNoEntry: false })?.size ?? 0;
    if (lot.length < filesAtOnce && octets < octetsAtOnce) continue;
    yield lot;
    lot = [];
    octets = 0;
  }
  if (lot.length > 0) yield lot;
}
