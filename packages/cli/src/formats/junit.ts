import type { Format, Report } from "./format.js";
import { escapeMarkup } from "./markup.js";

/** The XML of JUnit: a suite for each file, with a failed test for each message, or one that passed. */
export function junit(): Format {
  return {
    begin: () => '<?xml version="1.0" encoding="utf-8"?>\n<testsuites name="irilint">\n',
    report: (report) => {
      const { filePath, messages, isFirst, isLast, counts } = report;
      const name = escapeMarkup(filePath);
      const begin = isFirst ? `  <testsuite name="${name}">\n` : "";
      const isClean = isLast && counts.errorCount + counts.warningCount === 0;
      const passed = isClean ? `    <testcase name="${name}" classname="irilint" />\n` : "";
      return `${begin}${failuresOf(report, messages)}${passed}${isLast ? "  </testsuite>\n" : ""}`;
    },
    end: () => "</testsuites>\n",
  };
}

function failuresOf({ filePath }: Report, messages: Report["messages"]): string {
  return messages
    .map(({ line, column, severity, message, ruleId }) => {
      const name = escapeMarkup(`${ruleId ?? "irilint"} ${line}:${column}`);
      const kind = severity === 2 ? "error" : "warning";
      const text = escapeMarkup(`${filePath}:${line}:${column}: ${message}`);
      return `    <testcase name="${name}" classname="irilint"><failure type="${kind}" message="${escapeMarkup(message)}">${text}</failure></testcase>\n`;
    })
    .join("");
}
