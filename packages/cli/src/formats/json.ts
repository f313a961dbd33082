import type { Format } from "./format.js";

/** One list with an object for each file, as ESLint's format of that name has it. */
export function json(): Format {
  let files = 0;
  return {
    printsOutput: true,
    begin: () => "[",
    report: ({ filePath, messages, isFirst, isLast, counts, output }) => {
      const begin = isFirst ? `${files++ === 0 ? "" : ","}{"filePath":${JSON.stringify(filePath)},"messages":[` : "";
      const before = isFirst || messages.length === 0 || isFirstOfAll(messages.length, counts) ? "" : ",";
      const list = messages.map((message) => JSON.stringify(message)).join(",");
      const rest = {
        suppressedMessages: [],
        ...counts,
        usedDeprecatedRules: [],
        ...(output !== undefined && { output }),
      };
      return `${begin}${before}${list}${isLast ? `],${JSON.stringify(rest).slice(1)}` : ""}`;
    },
    end: () => "]\n",
  };
}

/** Whether the parts before have told nothing. */
function isFirstOfAll(
  told: number,
  { errorCount, warningCount }: { readonly errorCount: number; readonly warningCount: number },
): boolean {
  return errorCount + warningCount === told;
}
