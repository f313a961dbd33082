import { runEnd } from "../../text/run-end.js";
import { matchedText } from "../../text/sticky-match.js";
import type { Span } from "../../findings/span.js";
import { parseSettingsText } from "./settings-text.js";
import { isRecord } from "./setting-type.js";

/** An entry to add to a file of settings: an identifier to ignore, or a check to turn off. */
export type SettingsEntry =
  | { readonly setting: "ignore"; readonly identifier: string }
  | { readonly setting: "codes"; readonly code: string; readonly severity: "off" };

/** A replacement in the text of a file of settings. */
export interface SettingsEdit {
  readonly span: Span<"source">;
  readonly text: string;
}

/** The text of a new file of settings with the entry alone. */
export function settingsWith(entry: SettingsEntry): string {
  return `{\n  ${memberWith(entry)}\n}\n`;
}

/**
 * The edit that adds an entry to the text of a `.irilint.json` and keeps its comments and layout; `undefined` if the
 * text is not valid, or has the entry already.
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

/** A JSON string with invisible characters as escapes, so that a person can see what is ignored. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, (character) =>
    Array.from({ length: character.length }, (_, index) => escapeOf(character.charCodeAt(index))).join(""),
  );
}

function escapeOf(unit: number): string {
  return `\\u${unit.toString(16).toUpperCase().padStart(4, "0")}`;
}

/**
 * The spans of a setting in the text of a `.irilint.json`: of its name, which an item of a list does not have, and of
 * its value.
 */
export interface SettingPlace {
  readonly name: Span<"source"> | undefined;
  readonly value: Span<"source">;
}

/**
 * The spans of the setting at a path, such as `codes.host-empty` or `ignore[0]`, or of the innermost part of the path
 * that exists; `undefined` if the text is not valid.
 */
export function settingPlace(text: string, path: string): SettingPlace | undefined {
  const found = partsAt(text, path);
  if (found === undefined) return undefined;
  const innermost = found.parts.at(-1);
  if (innermost === undefined) return { name: undefined, value: found.root.span };
  const { child } = innermost;
  const name = child.name === undefined ? undefined : found.tokens.find(({ start }) => start === child.start);
  return { name, value: child.span };
}

/**
 * The edit that removes the setting at a path from the text of a `.irilint.json`, with a comma beside the setting;
 * `undefined` if there is no such setting, or if the text is not valid.
 */
export function settingRemoval(text: string, path: string): SettingsEdit | undefined {
  const { tokens, parts, isWhole } = partsAt(text, path) ?? {};
  const removed = parts?.at(-1);
  if (tokens === undefined || removed === undefined || isWhole !== true) return undefined;
  return { span: spanWithComma(text, tokens, removed), text: "" };
}

/** A child on the path to a setting, and the child before it in the same object or list. */
interface PathStep {
  readonly child: Node["children"][number];
  readonly before: Node | undefined;
}

interface PathSteps {
  readonly tokens: readonly JsonToken[];
  readonly root: Node;
  /** From the outermost on. */
  readonly parts: readonly PathStep[];
  /** Whether each step of the path has its part. */
  readonly isWhole: boolean;
}

/** The parts of the path to a setting, as far as they exist; `undefined` if the text is not valid. */
function partsAt(text: string, path: string): PathSteps | undefined {
  const tokens = tokensOf(text);
  if (!parseSettingsText(text).ok || isTooDeep(tokens)) return undefined;
  const root = readNode(tokens, 0);
  const parts: PathStep[] = [];
  let node = root;
  let rest = path;
  while (rest !== "") {
    const { index, length } = childOn(node, rest);
    const child = node.children[index];
    if (child === undefined) break;
    parts.push({ child, before: node.children[index - 1] });
    node = child;
    rest = rest.slice(length);
  }
  return { tokens, root, parts, isWhole: rest === "" };
}

/**
 * The index of the child to which the first step of a path leads, -1 if there is none, and the length of that step in
 * UTF-16 code units.
 */
function childOn({ bracket, children }: Node, path: string): { readonly index: number; readonly length: number } {
  if (bracket === "[") {
    const { step = "", item = "-1" } = /^(?<step>\[(?<item>\d+)\]\.?)/u.exec(path)?.groups ?? {};
    return { index: Number(item), length: step.length };
  }
  // A name may have dots in it, so the longest name with which the path begins counts.
  const fitting = children.flatMap(({ name }) =>
    name !== undefined && path.startsWith(name) && /^(?:$|[.[])/u.test(path.slice(name.length)) ? [name] : [],
  );
  const [longest] = fitting.sort((a, b) => b.length - a.length);
  if (longest === undefined) return { index: -1, length: 0 };
  const index = children.findLastIndex(({ name }) => name === longest);
  return { index, length: longest.length + (path[longest.length] === "." ? 1 : 0) };
}

/**
 * The span to remove with a child: up to the comma behind it and the white space behind that; for a child without a
 * comma behind it, also the comma before it, back to the end of the child before.
 */
function spanWithComma(text: string, tokens: readonly JsonToken[], { child, before }: PathStep): Span<"source"> {
  const { start, span } = child;
  const next = tokens.find((token) => token.start >= span.end);
  if (next?.text === ",") {
    const { end } = next;
    return { start, end: end + (/^\s*/u.exec(text.slice(end))?.[0].length ?? 0) };
  }
  // A comment between the two children is kept, and then so is the comma, since a trailing comma is allowed.
  const isBare = before !== undefined && /^[\s,]*$/u.test(text.slice(before.span.end, start));
  return { start: isBare ? before.span.end : start, end: span.end };
}

interface JsonToken extends Span<"source"> {
  readonly text: string;
}

/** A JSON value with its span. Children of an object have names, those of a list do not. */
interface Node {
  readonly span: Span<"source">;
  readonly bracket: "{" | "[" | undefined;
  /** The token of a string, a number or a keyword. */
  readonly token: string | undefined;
  readonly children: readonly (Node & { readonly name: string | undefined; readonly start: number })[];
  /** The offset behind the trailing comma, if there is one. */
  readonly commaEnd: number | undefined;
  /** In tokens. */
  readonly length: number;
}

const gap = /\s{1,4096}|\/\/[^\n\r]{1,4096}|\/\/|\/\*[^]*?\*\//y;
const withinText = /[^"\\]{1,4096}|\\[^]/y;
const word = /[^\s"{}[\]:,/]{1,4096}/y;

function tokensOf(text: string): JsonToken[] {
  const tokens: JsonToken[] = [];
  for (let at = runEnd(gap, text, text.startsWith("\uFEFF") ? 1 : 0); at < text.length; at = runEnd(gap, text, at)) {
    const end =
      text[at] === '"' ? runEnd(withinText, text, at + 1) + 1 : at + (matchedText(word, text, at).length || 1);
    tokens.push({ start: at, end, text: text.slice(at, end) });
    at = end;
  }
  return tokens;
}

/** Reads the value whose first token has the index `first`; the text must be well-formed. */
function readNode(tokens: readonly JsonToken[], first: number): Node {
  const opening = tokens[first] ?? noToken;
  if (opening.text !== "{" && opening.text !== "[")
    return { span: opening, bracket: undefined, token: opening.text, children: [], commaEnd: undefined, length: 1 };
  const children: (Node & { name: string | undefined; start: number })[] = [];
  let at = first + 1;
  let commaEnd: number | undefined;
  for (let next = tokens[at]; next !== undefined && !/^[\]}]$/u.test(next.text); next = tokens[at]) {
    const { start, end, text } = next;
    commaEnd = text === "," ? end : undefined;
    if (commaEnd !== undefined) {
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
  return { span, bracket: opening.text, token: undefined, children, commaEnd, length: at + 1 - first };
}

/** The deepest nesting: `readNode` recurses for each level. */
const deepest = 100;

function isTooDeep(tokens: readonly JsonToken[]): boolean {
  let depth = 0;
  return tokens.some(({ text }) => {
    if (text === "{" || text === "[") depth += 1;
    if (text === "}" || text === "]") depth -= 1;
    return depth > deepest;
  });
}

const noToken: JsonToken = { start: 0, end: 0, text: "" };

/** The last member of that name, which counts if there are several. */
function memberOf({ children }: Node, name: string): Node | undefined {
  return children.findLast((child) => child.name === name);
}

/** The value of a JSON string token; of a number or a keyword, its value as a string. */
function meaning(token: string): string {
  return String(JSON.parse(token));
}

/** The edit that puts the first member or item behind the opening bracket, before any comments. */
function filling({ span: { start } }: Node, written: string): SettingsEdit {
  return { span: { start: start + 1, end: start + 1 }, text: written };
}

/** The edit that adds a member or an item behind the last one; on a line of its own if the last one begins its line. */
function addition(text: string, node: Node, written: string): SettingsEdit {
  const { span, children, commaEnd } = node;
  const last = children.at(-1);
  if (last === undefined) return filling(node, written);
  const lineStart = Math.max(text.lastIndexOf("\n", last.start - 1), text.lastIndexOf("\r", last.start - 1)) + 1;
  const indent = text.slice(lineStart, last.start);
  const separator = lineStart > span.start && /^[ \t]*$/u.test(indent) ? `${lineEndOf(text)}${indent}` : " ";
  const behind = commaEnd ?? last.span.end;
  return { span: { start: behind, end: behind }, text: `${commaEnd === undefined ? "," : ""}${separator}${written}` };
}

function lineEndOf(text: string): string {
  return /\r\n|[\r\n]/u.exec(text)?.[0] ?? "\n";
}
