import type { Reader, Reading } from "../reading.js";

/** What a document may turn out to be, by its text, and how it is then read. */
interface Other {
  readonly is: (text: { slice(start: number, end: number): string }) => boolean;
  readonly read: Reader;
}

/** A reader that reads a text as another language where it is written in that. */
export function orOther(reader: Reader, other: Other): Reader {
  return (text) => (other.is(text) ? readOther(text, other) : untilOther(reader(text), other));
}

/** A later change may make a text of the first language again, so that each version is read afresh. */
function readOther(text: string, { read }: Other): Reading {
  const { literals, comments } = read(text);
  return { literals, comments };
}

/** A change may make the other language of the text, which is then read afresh. */
function untilOther({ literals, comments, update }: Reading, other: Other): Reading {
  if (update === undefined) return { literals, comments };
  return {
    literals,
    comments,
    update: (text, changes) =>
      other.is(text) ? readOther(text.toString(), other) : untilOther(update(text, changes), other),
  };
}
