import type { Format, Output } from "./format.js";
import { escapeMarkup } from "./markup.js";
import { pathFrom } from "./paths.js";
import { counted } from "./totals.js";

const style =
  "body{font:14px/1.5 system-ui,sans-serif;margin:2em auto;max-width:70em;padding:0 1em}" +
  "h2{font-size:1em;margin:2em 0 .5em}table{border-collapse:collapse;width:100%}td{border-top:1px solid #8884;padding:.3em .6em;vertical-align:top}" +
  ".error{color:#c00}.warning{color:#960}code{unicode-bidi:isolate}";

/** A page for people, without scripts and without anything from elsewhere. */
export function html({ folder }: Output): Format {
  let isOpen = false;
  return {
    begin: () =>
      `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Irilint</title><style>${style}</style></head><body><h1>Irilint</h1>\n`,
    report: ({ filePath, messages, isLast }) => {
      const heading = `<h2>${escapeMarkup(pathFrom(folder, filePath))}</h2>\n<table>\n`;
      const begin = isOpen || messages.length === 0 ? "" : heading;
      isOpen ||= messages.length > 0;
      const rows = messages.map(({ line, column, severity, message, ruleId }) => {
        const kind = severity === 2 ? "error" : "warning";
        return `<tr><td>${line}:${column}</td><td class="${kind}">${kind}</td><td>${escapeMarkup(message)}</td><td><code>${ruleId ?? ""}</code></td></tr>\n`;
      });
      const end = isOpen && isLast ? "</table>\n" : "";
      isOpen &&= !isLast;
      return `${begin}${rows.join("")}${end}`;
    },
    end: ({ errorCount, warningCount, files }) =>
      `<p>${counted(files, "file")}, ${counted(errorCount, "error")}, ${counted(warningCount, "warning")}</p></body></html>\n`,
  };
}
