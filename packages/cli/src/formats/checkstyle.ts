import type { Format } from "./format.js";
import { escapeMarkup } from "./markup.js";

/** The XML of Checkstyle, which many continuous integrations read. */
export function checkstyle(): Format {
  return {
    begin: () => '<?xml version="1.0" encoding="utf-8"?>\n<checkstyle version="4.3">\n',
    report: ({ filePath, messages, isFirst, isLast, counts }) => {
      const isTold = counts.errorCount + counts.warningCount > 0;
      const isOpened = isFirst || counts.errorCount + counts.warningCount === messages.length;
      const begin = isOpened && messages.length > 0 ? `  <file name="${escapeMarkup(filePath)}">\n` : "";
      const errors = messages.map(({ line, column, severity, message, ruleId }) => {
        const kind = severity === 2 ? "error" : "warning";
        const source = ruleId === null ? "irilint" : `irilint.${ruleId}`;
        return `    <error line="${line}" column="${column}" severity="${kind}" message="${escapeMarkup(message)}" source="${source}" />\n`;
      });
      return `${begin}${errors.join("")}${isLast && isTold ? "  </file>\n" : ""}`;
    },
    end: () => "</checkstyle>\n",
  };
}
