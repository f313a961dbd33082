import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
// Nothing else gives the function to a process that was started without the flag.
const collect = runInNewContext("gc") as (options?: { type: "minor" }) => void;

/** Collects what is young, so that what one thing leaves behind is not on the bill of the next. */
export function collectYoungGarbage(): void {
  collect({ type: "minor" });
}

/** Collects all garbage and puts what is left together: what has run before decides how long each later collection takes. */
function collectAllGarbage(): void {
  collect();
}

/** What the engine does on other threads, at times of its own choice: the processor time of whoever runs then. */
const onOtherThreads = ["parallel-scavenge", "concurrent-marking", "concurrent-sweeping"];

/** Runs something that begins without garbage and pays for all of its own, on the thread on which it makes it. */
export function withOwnGarbage<Result>(run: () => Result): Result {
  collectAllGarbage();
  for (const flag of onOtherThreads) setFlagsFromString(`--no-${flag}`);
  try {
    return run();
  } finally {
    collectAllGarbage();
    for (const flag of onOtherThreads) setFlagsFromString(`--${flag}`);
  }
}
