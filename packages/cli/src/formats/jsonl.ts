import type { Format } from "./format.js";

/** One object in each line as it comes: the path of the file, the message, and the byte of the file that it stands at. */
export function jsonl(): Format {
  return {
    begin: () => "",
    report: ({ filePath, messages, byteAt }) =>
      messages
        .map(({ line, column, ...rest }) => ({ filePath, line, column, byteOffset: byteAt(line, column), ...rest }))
        .map((object) => `${JSON.stringify(object)}\n`)
        .join(""),
    end: () => "",
  };
}
