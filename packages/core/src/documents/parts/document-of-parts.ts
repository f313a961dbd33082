import type { Reader, Reading } from "../reading.js";
import { Parts, type Part, type ReaderNamed } from "./parts.js";

/** Reads a text with the help of the readers of its parts. */
export type ReadWithParts = (text: string, parts: Parts) => Pick<Reading, "literals" | "comments">;

/** A reader of documents with parts: after a change only the parts that it touches are read again. */
export function documentOfParts(named: ReaderNamed, read: ReadWithParts): Reader {
  const readAfter = (text: string, before: readonly Part[] | undefined): Reading => {
    const parts = new Parts(named, before);
    const reading = read(text, parts);
    const asked = parts.takeAsked();
    return { ...reading, update: (newText) => readAfter(newText.toString(), asked) };
  };
  return (text) => readAfter(text, undefined);
}
