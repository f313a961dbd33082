import type { Reader, Reading } from "./reading.js";

/** Reads nothing in texts that are something else than their name tells; each change may make one of another. */
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
