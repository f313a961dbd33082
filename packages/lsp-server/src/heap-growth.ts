import { setFlagsFromString } from "node:v8";

/**
 * V8 lets the space for young objects double, again and again, up to 32 MB: for a server that makes many objects and
 * keeps few. A quarter is as fast. No flag that is heeded once Node.js runs sets the size; the factor of growth is.
 * So, for what is loaded after this module, the space grows to the quarter at its first growth.
 */
setFlagsFromString("--semi-space-growth-factor=4");

/** Has the space stay as large as it has become. */
export function keepYoungSpace(): void {
  setFlagsFromString("--semi-space-growth-factor=1");
}

/**
 * Has V8 look for what is of no use any more when there is two and a half times as much as after the last time, instead
 * of four times: every keystroke leaves a text as long as the document, and many of them have come to be old.
 */
setFlagsFromString("--heap-growing-percent=150");
