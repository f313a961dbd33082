// Runs inputs of one target in a thread that the main one can end: an input that takes for ever blocks only this one.
import { parentPort, workerData } from "node:worker_threads";
import { failureOf, kindOf, type Failure } from "./failure.js";
import { randomOf } from "./random.js";
import { realTexts } from "./real-texts.js";
import { shrunk } from "./shrink.js";
import type { FuzzCase } from "./target.js";
import { targetNamed } from "./targets.js";

/** What the thread is given. */
export interface WorkerTask {
  readonly target: string;
  readonly seed: number;
  /** The number of the first input. */
  readonly from: number;
  readonly milliseconds: number;
  /** Where the thread notes the number of the input that it is at, plus one, and how many steps it has made. */
  readonly progress: SharedArrayBuffer;
  /** Instead of inputs by number, this one alone. */
  readonly only?: FuzzCase;
}

/** What the thread says: a failure, or that it has come to its end. */
export type WorkerReport = { readonly failure: Failure } | { readonly end: number };

// The main thread gives every worker this.
const task = workerData as WorkerTask;
const target = targetNamed(task.target);
const progress = new Float64Array(task.progress);

function step(index: number): void {
  progress[0] = index + 1;
  progress[1] = (progress[1] ?? 0) + 1;
}

function report(message: WorkerReport): void {
  parentPort?.postMessage(message);
}

async function runOne(input: FuzzCase): Promise<void> {
  step(0);
  const message = await failureOf(target, input);
  if (message !== undefined) report({ failure: { input, message } });
  report({ end: 1 });
}

async function runMany(): Promise<void> {
  const make = target.prepare(realTexts());
  const known = new Set<string>();
  const until = performance.now() + task.milliseconds;
  let index = task.from;
  for (; index % 16 !== 0 || performance.now() < until; index++) {
    step(index);
    const input = make(randomOf(task.seed, index));
    const message = await failureOf(target, input);
    if (message === undefined || known.has(kindOf(message))) continue;
    known.add(kindOf(message));
    const smaller = await shrunk(input, async (candidate) => {
      step(index);
      const other = await failureOf(target, candidate);
      return other !== undefined && kindOf(other) === kindOf(message);
    });
    report({ failure: { input: smaller, message: (await failureOf(target, smaller)) ?? message } });
  }
  report({ end: index });
}

await (task.only === undefined ? runMany() : runOne(task.only));
