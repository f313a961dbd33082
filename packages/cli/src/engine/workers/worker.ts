import { parentPort } from "node:worker_threads";
import { ThreadWork, type Work } from "./thread-work.js";
import { ready } from "./hand.js";

const work = new ThreadWork();

// Checks files, or a stretch of one, for the thread that has started this one.
parentPort?.on("message", (asked: Work) => void work.answer(asked).then((answer) => parentPort?.postMessage(answer)));
parentPort?.postMessage(ready);
