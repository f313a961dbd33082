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
export function collectAllGarbage(): void {
  collect();
}
