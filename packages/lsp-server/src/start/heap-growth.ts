import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
import { lateOptimization } from "./late-optimization.js";
import { StartFlag } from "./start-flag.js";

/**
 * V8 lets the space for young objects double, again and again, up to 32 MB: for a server that makes many objects and
 * keeps few. A quarter is as fast. No flag that is heeded once Node.js runs sets the size; the factor of growth is.
 * So, while the code is loaded, which comes after this module, the space grows to the quarter at its first growth.
 */
const spaceGrowth = new StartFlag("--semi-space-growth-factor=4", "--semi-space-growth-factor=1");

/** The space has two halves, of which the second may not be there yet: twice the size is no growth. */
const sizeOnceGrown = 4 * sizeOfYoungSpace();

/** Has the space stay as large as it has become, once it has grown. */
export function keepYoungSpace(): void {
  if (!spaceGrowth.isOver && sizeOfYoungSpace() >= sizeOnceGrown) spaceGrowth.end();
}

/** V8 takes compiled code only under the flags that held when it was written, of which these are some: for both. */
export function underFlagsOfStart<Value>(act: () => Value): Value {
  return spaceGrowth.during(() => lateOptimization.during(act));
}

function sizeOfYoungSpace(): number {
  return getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space")?.space_size ?? 0;
}

/**
 * Has V8 look for what is of no use any more when there is two and a half times as much as after the last time, instead
 * of four times: every keystroke leaves a text as long as the document, and many of them have come to be old.
 */
setFlagsFromString("--heap-growing-percent=150");
