import { defaultSettings } from "../../packages/core/src/literals/index.js";
import { checkText, fixText } from "../../packages/cli/src/engine/check-text.js";
import type { Replacement } from "../../packages/cli/src/formats/message.js";
import type { Fixture } from "./fixtures.js";
import { ordered, replaced, type ObservedFinding } from "./observed-finding.js";

const settings = { ...defaultSettings, preset: "all" } as const;

/** The findings that the command prints for a file. */
export function findByCommand({ language, text }: Fixture): ObservedFinding[] {
  const body = text.replace(/^\uFEFF/u, "");
  const lines = body.split(/(?<=\r\n|\r(?!\n)|\n)/u);
  const offsetOf = (line: number, column: number): number => lines.slice(0, line - 1).join("").length + column - 1;
  const after = ({ range: [start, end], text: by }: Replacement): string => replaced(body, [{ start, end, text: by }]);
  const findings = checkText({ text: body, language, settings }).messages.flatMap((message): ObservedFinding[] => {
    const { ruleId, severity, line, column, endLine = line, endColumn = column, fix, suggestions = [] } = message;
    if (ruleId === null) return [];
    return [
      {
        code: ruleId.replace(/^iri\//u, ""),
        severity: severity === 2 ? "error" : "warning",
        start: offsetOf(line, column),
        end: offsetOf(endLine, endColumn),
        ...(fix !== undefined && { fixed: after(fix) }),
        suggested: Object.fromEntries(suggestions.map((each) => [each.desc, after(each.fix)])),
      },
    ];
  });
  return ordered(findings);
}

/** The text after `--fix`. */
export function fixByCommand({ language, text }: Fixture): string {
  const mark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  return mark + fixText({ language, text: text.slice(mark.length), settings }).text;
}
