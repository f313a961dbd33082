import type { Format, Output } from "../src/formats/format.js";
import { countsOf, noCounts, sumOf, type Message } from "../src/formats/message.js";

/** The messages of a file, which has one part here. */
export interface FileMessages {
  readonly filePath: string;
  readonly messages: readonly Message[];
  readonly text?: string;
}

/** All that a format prints of some files. */
export async function printed(
  create: (surroundings: Output) => Format,
  files: readonly FileMessages[],
  surroundings: Partial<Output> = {},
): Promise<string> {
  const format = create({ folder: "/", hasColors: false, width: 80, ...surroundings });
  const reports = files.map(({ filePath, messages, text = "" }) =>
    format.report({
      filePath,
      messages,
      isFirst: true,
      isLast: true,
      counts: countsOf(messages),
      lineAt: (line) => text.split("\n")[line - 1] ?? "",
      byteAt: (line, column) =>
        text
          .split("\n")
          .slice(0, line - 1)
          .join("\n").length + column,
    }),
  );
  const counts = files.map(({ messages }) => countsOf(messages)).reduce(sumOf, noCounts);
  return [format.begin(), ...reports, await format.end({ ...counts, files: files.length })].join("");
}
