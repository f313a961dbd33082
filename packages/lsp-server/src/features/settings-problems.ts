import type { Span } from "@irilint/core";
import {
  parseSettingsText,
  readSettingsFile,
  settingPlace,
  settingRemoval,
  type LocatedEdit,
  type SettingProblem,
  type SettingsText,
} from "@irilint/core/literals";
import type { OpenDocument } from "../documents/open-document.js";
import { settingsFile, type ServerSettings } from "../settings/settings.js";

type SyntaxError = Extract<SettingsText, { readonly ok: false }>;

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
export function settingsMistakes(
  document: Pick<OpenDocument, "uri" | "text">,
  { unfound }: Pick<ServerSettings, "unfound">,
): SettingsMistake[] {
  if (!document.uri.endsWith(`/${settingsFile}`)) return [];
  // The text of a document that changes is put together for whoever asks for it.
  const { text } = document;
  const parsed = parseSettingsText(text);
  if (!parsed.ok) {
    const { message } = parsed;
    return [{ span: spanOfSyntaxError(text, message), message, fixes: insertions(text, parsed) }];
  }
  const { problems, extends: references } = readSettingsFile(parsed.value);
  // What the file extends was looked for when it was saved.
  const still = unfound.filter(({ reference = "" }) => references.includes(reference));
  return [...problems, ...still].map((problem) => {
    const { path, message, isUnknownName } = problem;
    // A line of the list of problems does not show where a message belongs.
    const namesSetting = path === "" || isUnknownName === true || "reference" in problem;
    const place = settingPlace(text, path);
    const span = (isUnknownName ? place?.name : place?.value) ?? { start: 0, end: text.length };
    return {
      span,
      message: namesSetting ? message : `${path}: ${message}`,
      fixes: [...replacements(problem, span), ...removal(problem, text)],
    };
  });
}

/** The missing tokens with which the whole text is JSON. */
function insertions(text: string, { missing }: Pick<SyntaxError, "missing">): SettingsFix[] {
  const { at = 0, tokens = [] } = missing ?? {};
  const mending = tokens.filter((token) => parseSettingsText(text.slice(0, at) + token + text.slice(at)).ok);
  return mending.map((token) => ({
    title: `Insert '${token}'`,
    edit: { span: { start: at, end: at }, text: token },
    isPreferred: mending.length === 1,
  }));
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
