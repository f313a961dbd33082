import type { Reader, Reading } from "./reading.js";

/**
 * Makes a reader that finds nothing in texts which are not of the kind that their file name says; decided again after
 * each change.
 */
export function readerOfReadable(isReadable: (text: string) => boolean, read: Reader): Reader {
  const guarded = ({ literals, comments, update }: Reading): Reading => {
    if (update === undefined) return { literals, comments };
    return {
      literals,
      comments,
      update: (text, changes) => (isReadable(text.toString()) ? guarded(update(text, changes)) : nothing),
    };
  };
  return (text) => (isReadable(text) ? guarded(read(text)) : nothing);
}

const nothing: Reading = { literals: [], comments: [] };
