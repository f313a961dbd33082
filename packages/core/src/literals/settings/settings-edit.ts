import { runEnd } from "../../text/run-end.js";
import { matchedText } from "../../text/sticky-match.js";
import type { Span } from "../../findings/span.js";
import { parseSettingsText } from "./settings-text.js";
import { isRecord } from "./setting-type.js";

/** One more entry for a file of settings: an identifier to ignore, or a check to turn off. */
export type SettingsEntry =
  | { readonly setting: "ignore"; readonly identifier: string }
  | { readonly setting: "codes"; readonly code: string; readonly severity: "off" };

/** What is put in place of a span of a file of settings. */
export interface SettingsEdit {
  readonly span: Span<"source">;
  readonly text: string;
}

/** The whole text of a file of settings that has nothing but the entry. */
export function settingsWith(entry: SettingsEntry): string {
  return `{\n  ${memberWith(entry)}\n}\n`;
}

/**
 * The edit that adds an entry to the text of a `.irilint.json`, whose comments and layout stay; nothing if the text is none
 * of such a file, or says the same already.
 */
export function settingsEdit(text: string, entry: SettingsEntry): SettingsEdit | undefined {
  const parsed = parseSettingsText(text);
  if (!parsed.ok || !isRecord(parsed.value)) return undefined;
  const tokens = tokensOf(text);
  if (isTooDeep(tokens)) return undefined;
  const root = readNode(tokens, 0);
  const setting = memberOf(root, entry.setting);
  if (setting === undefined) {
    const member = memberWith(entry);
    return root.children.length === 0 ? filling(root, `\n  ${member}\n`) : addition(text, root, member);
  }
  if (entry.setting === "ignore") {
    const isListed = setting.children.some(({ token }) => token !== undefined && meaning(token) === entry.identifier);
    return setting.bracket !== "[" || isListed ? undefined : addition(text, setting, quoted(entry.identifier));
  }
  if (setting.bracket !== "{") return undefined;
  const chosen = memberOf(setting, entry.code);
  if (chosen === undefined) return addition(text, setting, `${quoted(entry.code)}: ${quoted(entry.severity)}`);
  const { span, token } = chosen;
  return token !== undefined && meaning(token) === entry.severity ? undefined : { span, text: quoted(entry.severity) };
}

function memberWith(entry: SettingsEntry): string {
  return entry.setting === "ignore"
    ? `"ignore": [${quoted(entry.identifier)}]`
    : `"codes": { ${quoted(entry.code)}: ${quoted(entry.severity)} }`;
}

/** What nobody sees is written as an escape, so that a person can tell what is ignored. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, (character) =>
    Array.from({ length: character.length }, (_, index) => escapeOf(character.charCodeAt(index))).join(""),
  );
}

function escapeOf(unit: number): string {
  return `\\u${unit.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** Where a setting stands in the text of a `.irilint.json`: its name, which an item of a list has not, and its value. */
export interface SettingPlace {
  readonly name: Span<"source"> | undefined;
  readonly value: Span<"source">;
}

/** The place of the setting at a path, such as `codes.host-empty` or `ignore[0]`; as much of the path as the text has. */
export function settingPlace(text: string, path: string): SettingPlace | undefined {
  const parsed = parseSettingsText(text);
  const tokens = tokensOf(text);
  if (!parsed.ok || isTooDeep(tokens)) return undefined;
  let node = readNode(tokens, 0);
  let place: SettingPlace = { name: undefined, value: node.span };
  for (const step of path.match(/[^.[\]]+/gu) ?? []) {
    const index = node.bracket === "[" ? Number(step) : node.children.findLastIndex(({ name }) => name === step);
    const child = node.children[index];
    if (child === undefined) break;
    const name = tokens.find(({ start }) => start === child.start);
    place = { name: child.name === undefined ? undefined : name, value: child.span };
    node = child;
  }
  return place;
}

interface Token extends Span<"source"> {
  readonly text: string;
}

/** A value with its place; an object has the names of its members, a list none. */
interface Node {
  readonly span: Span<"source">;
  readonly bracket: "{" | "[" | undefined;
  /** What a text, a number or a word is written as. */
  readonly token: string | undefined;
  readonly children: readonly (Node & { readonly name: string | undefined; readonly start: number })[];
  /** Whether a comma stands behind the last of the children. */
  readonly endsInComma: boolean;
  /** How many tokens it consists of. */
  readonly length: number;
}

const gap = /\s{1,4096}|\/\/[^\n\r]{1,4096}|\/\/|\/\*[^]*?\*\//y;
const withinText = /[^"\\]{1,4096}|\\[^]/y;
const word = /[^\s"{}[\]:,/]{1,4096}/y;

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = runEnd(gap, text, text.startsWith("\uFEFF") ? 1 : 0); at < text.length; at = runEnd(gap, text, at)) {
    const end =
      text[at] === '"' ? runEnd(withinText, text, at + 1) + 1 : at + (matchedText(word, text, at).length || 1);
    tokens.push({ start: at, end, text: text.slice(at, end) });
    at = end;
  }
  return tokens;
}

/** Reads the value that begins with a token of a text that is well-formed. */
function readNode(tokens: readonly Token[], first: number): Node {
  const opening = tokens[first] ?? noToken;
  if (opening.text !== "{" && opening.text !== "[")
    return { span: opening, bracket: undefined, token: opening.text, children: [], endsInComma: false, length: 1 };
  const children: (Node & { name: string | undefined; start: number })[] = [];
  let at = first + 1;
  let endsInComma = false;
  for (let next = tokens[at]; next !== undefined && !/^[\]}]$/u.test(next.text); next = tokens[at]) {
    const { start, text } = next;
    endsInComma = text === ",";
    if (endsInComma) {
      at += 1;
      continue;
    }
    const isNamed = opening.text === "{";
    const value = readNode(tokens, isNamed ? at + 2 : at);
    children.push({ ...value, name: isNamed ? meaning(text) : undefined, start });
    at += value.length + (isNamed ? 2 : 0);
  }
  const { end } = tokens[at] ?? opening;
  const span = { start: opening.start, end };
  return { span, bracket: opening.text, token: undefined, children, endsInComma, length: at + 1 - first };
}

/** No settings nest deeper; reading calls itself for each level. */
const deepest = 100;

function isTooDeep(tokens: readonly Token[]): boolean {
  let depth = 0;
  return tokens.some(({ text }) => {
    if (text === "{" || text === "[") depth += 1;
    if (text === "}" || text === "]") depth -= 1;
    return depth > deepest;
  });
}

const noToken: Token = { start: 0, end: 0, text: "" };

/** The last of several members of one name counts. */
function memberOf({ children }: Node, name: string): Node | undefined {
  return children.findLast((child) => child.name === name);
}

/** What a token that is a text stands for; of any other, the token. */
function meaning(token: string): string {
  return String(JSON.parse(token));
}

/** Puts a text between brackets that hold nothing but comments, before these. */
function filling({ span: { start } }: Node, written: string): SettingsEdit {
  return { span: { start: start + 1, end: start + 1 }, text: written };
}

/** The edit that puts a member or an item behind the others, on a line of its own if the last one has one. */
function addition(text: string, node: Node, written: string): SettingsEdit {
  const { span, children, endsInComma } = node;
  const last = children.at(-1);
  if (last === undefined) return filling(node, written);
  const lineStart = Math.max(text.lastIndexOf("\n", last.start - 1), text.lastIndexOf("\r", last.start - 1)) + 1;
  const indent = text.slice(lineStart, last.start);
  const separator = lineStart > span.start && /^[ \t]*$/u.test(indent) ? `${lineEndOf(text)}${indent}` : " ";
  const behind = endsInComma ? text.indexOf(",", last.span.end) + 1 : last.span.end;
  return { span: { start: behind, end: behind }, text: `${endsInComma ? "" : ","}${separator}${written}` };
}

function lineEndOf(text: string): string {
  return /\r\n|[\r\n]/u.exec(text)?.[0] ?? "\n";
}
