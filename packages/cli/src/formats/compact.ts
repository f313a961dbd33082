import type { Format } from "./format.js";
import { shownPath } from "./paths.js";

/** One line for each message, as compilers write it and editors read it. */
export function compact(): Format {
  return {
    begin: () => "",
    report: ({ filePath, messages }) =>
      messages
        .map(({ line, column, severity, message, ruleId }) => {
          const kind = severity === 2 ? "error" : "warning";
          return `${shownPath(filePath)}:${line}:${column}: ${kind}: ${message}${ruleId === null ? "" : ` [${ruleId}]`}\n`;
        })
        .join(""),
    end: () => "",
  };
}
