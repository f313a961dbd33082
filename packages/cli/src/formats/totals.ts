import type { styleText } from "node:util";
import type { Summary } from "./format.js";

type Style = Parameters<typeof styleText>[0];

/** Sets a text in colors where there are any. */
export type Styled = (style: Style, text: string) => string;

/** What comes last, if there is anything: how many messages there are, and how many a fix would spare. */
export function totals(summary: Summary, styled: Styled): string {
  const { errorCount, warningCount, fixableErrorCount, fixableWarningCount } = summary;
  const style: Style = ["bold", errorCount > 0 ? "red" : "yellow"];
  const all = errorCount + warningCount;
  if (all === 0) return "";
  const found = `\u2716 ${counted(all, "problem")} (${counted(errorCount, "error")}, ${counted(warningCount, "warning")})`;
  const fixable =
    fixableErrorCount + fixableWarningCount === 0
      ? ""
      : `${styled(style, `  ${counted(fixableErrorCount, "error")} and ${counted(fixableWarningCount, "warning")} potentially fixable with the \`--fix\` option.`)}\n`;
  return `${styled(style, found)}\n${fixable}`;
}

/** `1 error`, `2 errors` */
export function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
}
