import { styleText } from "node:util";
import type { Format, Report, Summary, Surroundings } from "./format.js";
import type { Message } from "./message.js";

type Style = Parameters<typeof styleText>[0];

/** A list of messages for each file, and how many there are; nothing at all if there are none. */
export function stylish({ hasColors }: Surroundings): Format {
  const styled = (style: Style, text: string): string => (hasColors ? styleText(style, text) : text);
  let gap = "\n";
  return {
    begin: () => "",
    report: ({ filePath, messages }: Report) => {
      if (messages.length === 0) return "";
      const before = gap;
      gap = "";
      return `${before}${styled("underline", filePath)}\n${table(messages, styled)}\n\n`;
    },
    end: (summary) => (summary.errorCount + summary.warningCount === 0 ? "" : `${gap}${totals(summary, styled)}\n`),
  };
}

/** The columns of a table are as wide as their widest cell. */
function table(messages: readonly Message[], styled: (style: Style, text: string) => string): string {
  const rows = messages.map((message) => ({
    ...message,
    place: [String(message.line), String(message.column)] as const,
    text: message.message.replace(/([^ ])\.$/u, "$1"),
  }));
  const [lines, columns, texts] = [
    Math.max(...rows.map(({ place: [line] }) => line.length)),
    Math.max(...rows.map(({ place: [, column] }) => column.length)),
    Math.max(...rows.map(({ text }) => text.length)),
  ];
  const kinds = rows.some(({ severity }) => severity === 1) ? "warning".length : "error".length;
  return rows
    .map(({ place: [line, column], severity, text, ruleId }) => {
      const at = styled("dim", `${line.padStart(lines)}:${column.padEnd(columns)}`);
      const kind = severity === 2 ? styled("red", "error".padEnd(kinds)) : styled("yellow", "warning".padEnd(kinds));
      return `  ${at}  ${kind}  ${text.padEnd(texts)}  ${styled("dim", ruleId ?? "")}`.trimEnd();
    })
    .join("\n");
}

/** What comes last: how many messages there are, and how many a fix would spare. */
function totals(summary: Summary, styled: (style: Style, text: string) => string): string {
  const { errorCount, warningCount, fixableErrorCount, fixableWarningCount } = summary;
  const style: Style = ["bold", errorCount > 0 ? "red" : "yellow"];
  const all = errorCount + warningCount;
  const found = `\u2716 ${counted(all, "problem")} (${counted(errorCount, "error")}, ${counted(warningCount, "warning")})`;
  const fixable =
    fixableErrorCount + fixableWarningCount === 0
      ? ""
      : `${styled(style, `  ${counted(fixableErrorCount, "error")} and ${counted(fixableWarningCount, "warning")} potentially fixable with the \`--fix\` option.`)}\n`;
  return `${styled(style, found)}\n${fixable}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
}
