import { parentPort } from "node:worker_threads";
import { ThreadWork, type Work } from "./thread-work.js";
import { ready } from "./hand.js";

/** Checks files, or a stretch of one, for the thread that has started this one. */
export function workForParent(): void {
  const work = new ThreadWork();
  parentPort?.on("message", (asked: Work) => void work.answer(asked).then((answer) => parentPort?.postMessage(answer)));
  parentPort?.postMessage(ready);
}
