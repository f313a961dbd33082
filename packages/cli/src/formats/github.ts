import type { Format, Output } from "./format.js";
import type { Message } from "./message.js";
import { pathFrom, shownPath } from "./paths.js";

/** Reports as commands to GitHub Actions, which show each at its line of a pull request. */
export function github({ folder }: Output): Format {
  return {
    begin: () => "",
    report: ({ filePath, messages }) => messages.map((message) => annotation(filePath, message, folder)).join(""),
    end: () => "",
  };
}

/** The path in front of the message is for those who read the log. */
function annotation(file: string, message: Message, folder: string): string {
  const { line, column, severity, ruleId } = message;
  const properties: Readonly<Record<string, string | number>> = {
    file,
    ...placeOf(message),
    ...(ruleId !== null && { title: ruleId }),
  };
  const written = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  const text = `${shownPath(pathFrom(folder, file))}:${line}:${column}: ${message.message}`;
  return `::${severity === 2 ? "error" : "warning"} ${written.join(",")}::${escapeData(text)}\n`;
}

/** Columns count on a single line only. */
function placeOf({ line, column, endLine = line, endColumn }: Message): Readonly<Record<string, number>> {
  if (line !== endLine) return { line, endLine };
  return { line, endLine, col: column, ...(endColumn !== undefined && { endColumn }) };
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
