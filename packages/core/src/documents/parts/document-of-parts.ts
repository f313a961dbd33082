import type { LiteralsAndComments, Reader, Reading } from "../reading.js";
import { Parts, type Part, type ReaderNamed } from "./parts.js";

/** Reads a text whose embedded documents `parts` reads. */
export type ReadWithParts = (text: string, parts: Parts) => LiteralsAndComments;

/** Makes a reader of documents with embedded documents; after a change, only those that it touches are read again. */
export function documentOfParts(named: ReaderNamed, read: ReadWithParts): Reader {
  const readAfter = (text: string, before: readonly Part[] | undefined): Reading => {
    const parts = new Parts(named, before);
    const reading = read(text, parts);
    const asked = parts.takeAsked();
    return { ...reading, update: (newText) => readAfter(newText.toString(), asked) };
  };
  return (text) => readAfter(text, undefined);
}
