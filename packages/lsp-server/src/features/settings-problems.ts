import type { Span } from "@irilint/core";
import { parseSettingsText, readSettingsFile, settingPlace, type LocatedEdit } from "@irilint/core/literals";
import type { OpenDocument } from "../documents/open-document.js";
import { settingsFile } from "../settings/settings.js";

/** A mistake in a file of settings, and what there is to write instead. */
export interface SettingsMistake {
  readonly span: Span<"source">;
  readonly message: string;
  readonly fix?: { readonly title: string; readonly edit: LocatedEdit };
}

/** The mistakes in a document, if it is a file of settings: all is ignored that is one. */
export function settingsMistakes({ uri, text }: Pick<OpenDocument, "uri" | "text">): SettingsMistake[] {
  if (!uri.endsWith(`/${settingsFile}`)) return [];
  const parsed = parseSettingsText(text);
  if (!parsed.ok) return [{ span: spanOfSyntaxError(text, parsed.message), message: parsed.message }];
  return readSettingsFile(parsed.value).problems.map(({ path, message }) => {
    const place = settingPlace(text, path);
    const isOfName = message.startsWith("There is no ");
    const span = (isOfName ? place?.name : place?.value) ?? { start: 0, end: text.length };
    const written = /; write '(?<written>[^']+)'\.$/u.exec(message)?.groups?.["written"];
    if (written === undefined || place?.name === undefined) return { span, message };
    return { span, message, fix: { title: `Write '${written}'`, edit: { span, text: JSON.stringify(written) } } };
  });
}

/** The character at which a text stops being JSON. */
function spanOfSyntaxError(text: string, message: string): Span<"source"> {
  const { line, column } = /^Line (?<line>\d+), column (?<column>\d+):/u.exec(message)?.groups ?? {};
  const lines = text.split(/(?<=\r\n|\n|\r(?!\n))/u).slice(0, Number(line ?? 1) - 1);
  const start = Math.min(text.length, lines.join("").length + Number(column ?? 1) - 1);
  return { start, end: Math.min(text.length, start + 1) };
}
