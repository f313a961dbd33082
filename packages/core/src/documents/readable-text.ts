import type { Reader, Reading } from "./reading.js";

/**
 * Makes a reader that finds nothing in texts which are not of the kind that their file name says; decided again after
 * each change.
 */
export function readerOfReadable(isReadable: (text: string) => boolean, read: Reader): Reader {
  return readerByText(isReadable, read, () => nothing);
}

const nothing: Reading = { literals: [], comments: [] };

/** Makes a reader for texts of two kinds; which one a text is of is decided again after each change. */
export function readerByText(isFirst: (text: string) => boolean, first: Reader, second: Reader): Reader {
  const guarded = (isOfFirst: boolean, reading: Reading): Reading => {
    const { update } = reading;
    if (update === undefined) return reading;
    return {
      ...reading,
      update: (source, changes) => {
        const text = source.toString();
        return isFirst(text) === isOfFirst ? guarded(isOfFirst, update(source, changes)) : read(text);
      },
    };
  };
  const read = (text: string): Reading => {
    const isOfFirst = isFirst(text);
    return guarded(isOfFirst, (isOfFirst ? first : second)(text));
  };
  return read;
}
