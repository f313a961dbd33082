import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";

/**
 * V8 lets the space for young objects double, again and again, up to 32 MB: for a server that makes many objects and
 * keeps few. A quarter is as fast. No flag that is heeded once Node.js runs sets the size; the factor of growth is.
 * So, while the code is loaded, which comes after this module, the space grows to the quarter at its first growth.
 */
const atStart = "--semi-space-growth-factor=4";
const onceGrown = "--semi-space-growth-factor=1";

setFlagsFromString(atStart);

/** The space has two halves, of which the second may not be there yet: twice the size is no growth. */
const sizeOnceGrown = 4 * sizeOfYoungSpace();
let isKept = false;

/** Has the space stay as large as it has become, once it has grown. */
export function keepYoungSpace(): void {
  if (isKept || sizeOfYoungSpace() < sizeOnceGrown) return;
  setFlagsFromString(onceGrown);
  isKept = true;
}

/** V8 takes compiled code only under the flags that held when it was written, of which these are some: for both. */
export function underFlagsOfStart<Value>(act: () => Value): Value {
  if (isKept) setFlagsFromString(atStart);
  try {
    return act();
  } finally {
    if (isKept) setFlagsFromString(onceGrown);
  }
}

function sizeOfYoungSpace(): number {
  return getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space")?.space_size ?? 0;
}

/**
 * Has V8 look for what is of no use any more when there is two and a half times as much as after the last time, instead
 * of four times: every keystroke leaves a text as long as the document, and many of them have come to be old.
 */
setFlagsFromString("--heap-growing-percent=150");
