import { styleText } from "node:util";
import { hasRightToLeft } from "@irilint/core/internal";
import { concealSecrets } from "@irilint/core/literals";
import { eastAsianWidth } from "get-east-asian-width";
import type { Format, Report, Output } from "./format.js";
import type { Message } from "./message.js";
import { pathFrom, shownPath } from "./paths.js";
import { totals, type Styled } from "./totals.js";

/** Each message with the line that it stands on and `^^^` below what is meant, within the width of the terminal. */
export function pretty({ folder, hasColors, width }: Output): Format {
  const styled: Styled = (style, text) => (hasColors ? styleText(style, text) : text);
  return {
    begin: () => "",
    report: (report) =>
      report.messages.map((message) => `${blockOf(message, report, { folder, width, styled })}\n`).join(""),
    end: (summary) => totals(summary, styled),
  };
}

interface Writing {
  readonly folder: string;
  readonly width: number;
  readonly styled: Styled;
}

function blockOf(message: Message, report: Report, { folder, width, styled }: Writing): string {
  const { line, column, severity, ruleId } = message;
  const place = `${shownPath(pathFrom(folder, report.filePath))}:${line}:${column}`;
  const kind = severity === 2 ? styled(["bold", "red"], "error") : styled(["bold", "yellow"], "warning");
  const heading = `${styled("bold", place)} ${kind} ${styled("dim", ruleId ?? "")}`.trimEnd();
  const text = wrapped(message.message, width - 2).map((row) => `  ${row}`);
  return [heading, ...text, ...excerptOf(message, report.lineAt(line), width, styled), ""].join("\n");
}

/** Words in lines of at most `width` columns. */
function wrapped(text: string, width: number): string[] {
  const rows: string[] = [];
  let row = "";
  for (const word of text.split(" ")) {
    if (row !== "" && columnsOf(row) + 1 + columnsOf(word) > width) {
      rows.push(row);
      row = word;
    } else row = row === "" ? word : `${row} ${word}`;
  }
  return [...rows, row];
}

/** Characters that would move others, or the cursor: shown as one sign each. */
const unshowable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Mn}\p{Me}]/gu;

/** The part of the line around what is meant, with marks below. */
function excerptOf(message: Message, line: string, width: number, styled: Styled): string[] {
  if (line === "") return [];
  const { column, endColumn = column + 1, endLine, severity } = message;
  const number = String(message.line);
  const room = Math.max(20, width - number.length - 3);
  const start = column - 1;
  const end = endLine === message.line ? Math.max(endColumn - 1, column) : line.length;
  const all = excerpt(line, { start, end }, room);
  const { from, shown } = columnsOf(all.shown) <= room ? all : excerpt(line, { start, end }, Math.floor(room / 2));
  const gutter = styled("dim", `${number} |`);
  const below = styled("dim", `${" ".repeat(number.length)} |`);
  // Where the order on the screen is another one, columns show nothing.
  if (hasRightToLeft(shown)) return [`${gutter} \u2068${shown}\u2069`];
  const pointer = " ".repeat(columnsOf(shown.slice(0, start - from)));
  const marks = "^".repeat(Math.max(1, columnsOf(shown.slice(start - from, end - from))));
  return [`${gutter} ${shown}`, `${below} ${pointer}${styled(severity === 2 ? "red" : "yellow", marks)}`];
}

interface CodeUnits {
  readonly start: number;
  readonly end: number;
}

/** At most `most` code units of the line, with as much of what is meant as they can hold. */
function excerpt(line: string, meant: CodeUnits, most: number): { readonly from: number; readonly shown: string } {
  const from = startOfExcerpt(line, meant, most);
  const shown = part(line, from, from + most)
    .replaceAll("\t", " ")
    .replace(unshowable, "\u00B7");
  return { from, shown };
}

/**
 * So far beside an excerpt is looked for what makes its text a secret: the slashes before a user, or the beginning of a token, which may
 * be thousands of characters long.
 */
const beside = 16_000;

/** A part of the line without the secrets in it. */
function part(line: string, start: number, end: number): string {
  const from = Math.max(0, start - beside);
  return concealSecrets(line.slice(from, end + beside)).slice(start - from, end - from);
}

function startOfExcerpt(line: string, span: CodeUnits, room: number): number {
  if (line.length <= room) return 0;
  const length = Math.min(span.end - span.start, room);
  const start = Math.max(0, Math.min(span.start - Math.floor((room - length) / 2), line.length - room));
  return start > 0 && /[\uDC00-\uDFFF]/u.test(line.charAt(start)) ? start - 1 : start;
}

/** How many columns of a terminal a text takes, of which no character stands on another one. */
function columnsOf(text: string): number {
  return [...text].reduce((columns, character) => columns + eastAsianWidth(character.codePointAt(0) ?? 0), 0);
}
