import { Worker } from "node:worker_threads";
import { kindOf, type Failure } from "./failure.js";
import { randomOf } from "./random.js";
import { realTexts } from "./real-texts.js";
import { shrunk } from "./shrink.js";
import type { FuzzCase, FuzzTarget } from "./target.js";
import type { WorkerReport, WorkerTask } from "./worker.js";

/** How long one input may take, in milliseconds of processor time, which other programs do not take part in. */
const patience = 5_000;
/** And by the clock, should it wait for something that never comes. */
const patienceByClock = 120_000;
/** How long a thread may take to load what inputs are made of. */
const patienceAtFirst = 300_000;
/** How long an input that takes too long is tried in parts. */
const timeToShrink = 60_000;

interface Outcome {
  /** How many inputs were run. */
  readonly count: number;
  /** How many laws do not hold, each told once. */
  readonly failures: number;
}

/** Runs inputs of a target for some time, in threads of their own that are ended when one input takes too long. */
export async function watchedRun(
  target: FuzzTarget,
  seed: number,
  milliseconds: number,
  report: (target: string, failure: Failure) => void,
): Promise<Outcome> {
  const kinds = new Set<string>();
  const fail = (failure: Failure): void => {
    if (kinds.has(kindOf(failure.message))) return;
    kinds.add(kindOf(failure.message));
    report(target.name, failure);
  };
  const until = performance.now() + milliseconds;
  let from = 0;
  for (let remaining = milliseconds; remaining > 0; remaining = until - performance.now()) {
    const run = await runWorker({ target: target.name, seed, from, milliseconds: remaining }, fail);
    from = run.next;
    if (run.broken === undefined) continue;
    const input = target.prepare(realTexts())(randomOf(seed, run.next - 1));
    if (await hangs(target, input)) fail({ input: await shrunkHang(target, input), message: run.broken });
  }
  return { count: from, failures: kinds.size };
}

/** Whether an input takes too long by itself, too: the machine may have been busy. */
async function hangs(target: FuzzTarget, only: FuzzCase): Promise<boolean> {
  const task = { target: target.name, seed: 0, from: 0, milliseconds: 0, only };
  return (await runWorker(task, () => undefined)).broken !== undefined;
}

function shrunkHang(target: FuzzTarget, input: FuzzCase): Promise<FuzzCase> {
  return shrunk(input, (smaller) => hangs(target, smaller), timeToShrink);
}

interface WorkerRun {
  /** The number of the input after the last one. */
  readonly next: number;
  /** Why the thread was ended at the last input: it took too long, or brought the thread down. */
  readonly broken?: string;
}

function runWorker(task: Omit<WorkerTask, "progress">, onFailure: (failure: Failure) => void): Promise<WorkerRun> {
  const progress = new SharedArrayBuffer(16);
  const at = (): number => new Float64Array(progress)[0] ?? 0;
  const steps = (): number => new Float64Array(progress)[1] ?? 0;
  const worker = new Worker(new URL("worker-start.mjs", import.meta.url), { workerData: { ...task, progress } });
  return new Promise((resolve) => {
    let last = -1;
    let since = performance.now();
    let sinceUsed = processorTime();
    const settle = (run: WorkerRun): void => {
      clearInterval(watch);
      void worker.terminate().then(() => resolve(run));
    };
    const settleBroken = (broken: string): void => settle({ next: at(), broken });
    const isPatient = (time: number, used: number): boolean =>
      last === 0 ? time < patienceAtFirst : used < patience && time < patienceByClock;
    const watch = setInterval(() => {
      const now = performance.now();
      const used = processorTime();
      if (steps() !== last) [last, since, sinceUsed] = [steps(), now, used];
      else if (!isPatient(now - since, used - sinceUsed)) settleBroken("takes for ever");
    }, 250);
    worker.on("message", (report: WorkerReport) => {
      if ("failure" in report) onFailure(report.failure);
      else settle({ next: report.end });
    });
    worker.on("error", (error) => settleBroken(`ends the thread: ${error.message}`));
  });
}

/** Of all threads, in milliseconds; the main one does nothing but wait. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
