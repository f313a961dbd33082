import type { Reader, Reading } from "./reading.js";

/** Makes of a reader one that finds nothing in texts which are something else than their name tells. It decides anew after each change. */
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
