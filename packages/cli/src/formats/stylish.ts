import { styleText } from "node:util";
import type { Format, Report, Output } from "./format.js";
import type { Message } from "./message.js";
import { shownPath } from "./paths.js";
import { totals, type Styled } from "./totals.js";

/** A list of messages for each file, and how many there are; nothing at all if there are none. */
export function stylish({ hasColors }: Output): Format {
  const styled: Styled = (style, text) => (hasColors ? styleText(style, text) : text);
  let gap = "\n";
  /** The file that the last row is of, while more may be told of it. */
  let open: string | undefined;
  return {
    begin: () => "",
    report: ({ filePath, messages, isFirst, isLast }: Report) => {
      if (messages.length === 0 && open !== filePath) return "";
      const heading =
        open === filePath ? "" : `${open === undefined ? gap : "\n"}${styled("underline", shownPath(filePath))}\n`;
      gap = "";
      open = isLast ? undefined : filePath;
      // Rows of a file that is read in parts would be in line with those of the same part alone.
      const tables = isFirst && isLast ? [messages] : messages.map((message) => [message]);
      const rows = tables.filter((each) => each.length > 0).map((each) => `${table(each, styled)}\n`);
      return `${heading}${rows.join("")}${isLast ? "\n" : ""}`;
    },
    end: (summary) => {
      const last = totals(summary, styled);
      return last === "" ? "" : `${gap}${last}\n`;
    },
  };
}

/** The columns of a table are as wide as their widest cell. */
function table(messages: readonly Message[], styled: Styled): string {
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
