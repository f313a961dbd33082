/** What a file is reported for that cannot be read: the others are linted all the same. */
export const tooLong = "Leave this file out with 'ignores': a word, a string or a line of it is too long to be read.";

/** Reads a text; nothing where a regular expression overflows its stack, at some ten million characters. */
export function readUnlessTooLong<Read>(read: () => Read): Read | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
