import type { Span } from "@irilint/core";
import {
  parseSettingsText,
  readSettingsFile,
  settingPlace,
  settingRemoval,
  type LocatedEdit,
  type SettingProblem,
} from "@irilint/core/literals";
import type { OpenDocument } from "../documents/open-document.js";
import { settingsFile } from "../settings/settings.js";

/** A mistake in a file of settings, and what there is to write instead; the last one is to take it out. */
export interface SettingsMistake {
  readonly span: Span<"source">;
  readonly message: string;
  readonly fixes: readonly SettingsFix[];
}

interface SettingsFix {
  readonly title: string;
  readonly edit: LocatedEdit;
  readonly isPreferred: boolean;
}

/** The mistakes in a document, if it is a file of settings: all is ignored that is one. */
export function settingsMistakes({ uri, text }: Pick<OpenDocument, "uri" | "text">): SettingsMistake[] {
  if (!uri.endsWith(`/${settingsFile}`)) return [];
  const parsed = parseSettingsText(text);
  if (!parsed.ok) return [{ span: spanOfSyntaxError(text, parsed.message), message: parsed.message, fixes: [] }];
  return readSettingsFile(parsed.value).problems.map((problem) => {
    const { path, message, isUnknownName } = problem;
    const place = settingPlace(text, path);
    const span = (isUnknownName ? place?.name : place?.value) ?? { start: 0, end: text.length };
    return { span, message, fixes: [...replacements(problem, span), ...removal(problem, text)] };
  });
}

function replacements({ instead = [] }: SettingProblem, span: Span<"source">): SettingsFix[] {
  return instead.map((value) => {
    const text = JSON.stringify(value);
    const title = `Write ${typeof value === "string" ? `'${value}'` : text}`;
    return { title, edit: { span, text }, isPreferred: instead.length === 1 };
  });
}

function removal({ path }: SettingProblem, text: string): SettingsFix[] {
  const edit = settingRemoval(text, path);
  return edit === undefined ? [] : [{ title: `Remove '${path}'`, edit, isPreferred: false }];
}

/** The character at which a text stops being JSON. */
function spanOfSyntaxError(text: string, message: string): Span<"source"> {
  const { line, column } = /^Line (?<line>\d+), column (?<column>\d+):/u.exec(message)?.groups ?? {};
  const lines = text.split(/(?<=\r\n|\n|\r(?!\n))/u).slice(0, Number(line ?? 1) - 1);
  const start = Math.min(text.length, lines.join("").length + Number(column ?? 1) - 1);
  return { start, end: Math.min(text.length, start + 1) };
}
