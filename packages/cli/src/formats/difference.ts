import { holdsSecret } from "@irilint/core/literals";
import { isUtf8, written, type FileText } from "../files/read-file.js";

/** So many lines around a change show where it is. */
const context = 3;

/** What a text becomes. */
export interface Difference<Text = string | Uint8Array> {
  /** As a unified difference that `patch` and git understand; empty, if there is nothing to show. */
  readonly text: Text;
  /**
   * How many changes are not in it, since a password or a token would be printed with them: logs of continuous integration are
   * public, and a difference in which something is concealed cannot be applied.
   */
  readonly withheld: number;
}

export function difference(path: string, before: string, after: string): Difference<string> {
  if (before === after) return { text: "", withheld: 0 };
  const [old, own] = [linesOf(before), linesOf(after)];
  const changes = changesBetween(old, own);
  const shown = changes.filter((change) => !showsSecret(change, old, own));
  const heading = `--- ${quoted(`a/${path}`)}\n+++ ${quoted(`b/${path}`)}\n`;
  const hunks = hunksOf(shown).map((hunk) => hunkText(hunk, old, own));
  return { text: hunks.length === 0 ? "" : heading + hunks.join(""), withheld: changes.length - shown.length };
}

/**
 * The same of a file that is in another charset than UTF-8, in that charset, as `patch` and git want it: only the heading is
 * in UTF-8. UTF-16, of which they know nothing, is shown in UTF-8.
 */
export function differenceInCharset(path: string, before: FileText, after: string): Difference {
  if (before.kind === "unread") return { text: "", withheld: 0 };
  const { text, charset } = before;
  const told = difference(path, text, charset.hasMark ? after.slice(1) : after);
  const heading = told.text.indexOf("@@");
  const hunks = written(told.text.slice(heading), { ...charset, hasMark: false })?.octets;
  if (heading === -1 || isUtf8(charset) || hunks === undefined || charset.label.startsWith("utf-16")) return told;
  return { ...told, text: Buffer.concat([Buffer.from(told.text.slice(0, heading)), hunks]) };
}

/** The name of a file as git writes it there: quoted as in C, if it has a character that would end it or mean something else. */
function quoted(path: string): string {
  if (!/["\\\p{Cc}]/u.test(path)) return path;
  const inside = path
    .replaceAll(/["\\]/gu, "\\$&")
    .replaceAll(/\p{Cc}/gu, (control) =>
      [...Buffer.from(control)].map((octet) => `\\${octet.toString(8).padStart(3, "0")}`).join(""),
    );
  return `"${inside}"`;
}

/** Lines that are replaced by others, as half-open ranges from 0. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly ownStart: number;
  readonly ownEnd: number;
}

/** Fixes seldom change how many lines there are; where they do, all from the first to the last change is shown. */
function changesBetween(old: readonly string[], own: readonly string[]): readonly Change[] {
  if (old.length === own.length)
    return old.flatMap((line, at) =>
      line === own[at] ? [] : [{ start: at, end: at + 1, ownStart: at, ownEnd: at + 1 }],
    );
  let start = 0;
  while (start < old.length && old[start] === own[start]) start++;
  let same = 0;
  while (same < Math.min(old.length, own.length) - start && old.at(-1 - same) === own.at(-1 - same)) same++;
  return [{ start, end: old.length - same, ownStart: start, ownEnd: own.length - same }];
}

/** Whether a change, or what is shown around it, has a password or a token. */
function showsSecret(
  { start, end, ownStart, ownEnd }: Change,
  old: readonly string[],
  own: readonly string[],
): boolean {
  const shown = [...old.slice(Math.max(0, start - context), end + context), ...own.slice(ownStart, ownEnd)];
  return shown.some(holdsSecret);
}

/** Changes whose surroundings touch are shown together. */
function hunksOf(changes: readonly Change[]): readonly (readonly Change[])[] {
  const hunks: Change[][] = [];
  for (const change of changes) {
    const last = hunks.at(-1);
    const end = last?.at(-1)?.end;
    if (last !== undefined && end !== undefined && change.start - end <= 2 * context) last.push(change);
    else hunks.push([change]);
  }
  return hunks;
}

function hunkText(hunk: readonly Change[], old: readonly string[], own: readonly string[]): string {
  const [first, last] = [hunk[0], hunk.at(-1)];
  if (first === undefined || last === undefined) return "";
  const start = Math.max(0, first.start - context);
  const end = Math.min(old.length, last.end + context);
  const [ownStart, ownEnd] = [first.ownStart - (first.start - start), last.ownEnd + (end - last.end)];
  const rows: string[] = [];
  let at = start;
  for (const change of hunk) {
    rows.push(...old.slice(at, change.start).map((line) => marked(" ", line)));
    rows.push(...old.slice(change.start, change.end).map((line) => marked("-", line)));
    rows.push(...own.slice(change.ownStart, change.ownEnd).map((line) => marked("+", line)));
    at = change.end;
  }
  rows.push(...old.slice(at, end).map((line) => marked(" ", line)));
  return `@@ -${rangeOf(start, end)} +${rangeOf(ownStart, ownEnd)} @@\n${rows.join("")}`;
}

function rangeOf(start: number, end: number): string {
  return `${end > start ? start + 1 : start},${end - start}`;
}

function marked(sign: string, line: string): string {
  return line.endsWith("\n") ? sign + line : `${sign}${line}\n\\ No newline at end of file\n`;
}

/** With their line ends. */
function linesOf(text: string): readonly string[] {
  return text === "" ? [] : text.split(/(?<=\n)/u);
}
