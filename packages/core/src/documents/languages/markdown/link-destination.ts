import type { Span } from "../../../findings/span.js";
import { typographicMarks } from "../../../text/quotation-marks.js";
import { behind } from "../../../text/sticky-match.js";
import type { Seeker } from "../../markup/seeker.js";
import { unitAt } from "../../../text/unit-at.js";

export interface LinkDestination {
  /** The span without `<` and `>`. */
  readonly destination: Span;
  /** The offset behind the closing parenthesis. */
  readonly end: number;
}

/** The deepest nesting of parentheses in a destination; CommonMark requires three. */
const deepestParentheses = 32;

const blank = /[ \t\r\n]*/uy;
const pointed = /<((?:[^<>\r\n\\]|\\[^\r\n])*)>/uy;
const closers: Readonly<Record<string, string>> = { '"': '"', "'": "'", "(": ")" };

/** Reads `(destination "title")` from its opening parenthesis on — CommonMark 0.31 §6.3. */
export function readDestination(lines: string, open: number, seeker: Seeker): LinkDestination | undefined {
  const start = behind(blank, lines, open + 1);
  const destination = pointedDestination(lines, start) ?? plainDestination(lines, start);
  if (destination === undefined) return undefined;
  const isPointed = lines[start] === "<";
  const destinationEnd = destination.end + (isPointed ? 1 : 0);
  const gapEnd = behind(blank, lines, destinationEnd);
  const titleEnd = gapEnd > destinationEnd ? titleEndAt(lines, gapEnd, seeker) : undefined;
  const end = titleEnd === undefined ? gapEnd : behind(blank, lines, titleEnd);
  return lines[end] === ")" ? { destination, end: end + 1 } : undefined;
}

/** A character that is no white space, control, bracket or quotation mark. */
const mark = String.raw`[^\s\x00-\x1F\x7F()<>[\]"'\x60\\]`;
const word = String.raw`(?:${mark}|\(${mark}{0,500}\))+`;
/** A mailbox with header fields behind it. */
const mailbox = String.raw`mailto:[\w.+-]{1,64}@[\w.-]{1,253}\?`;
/** The beginning of an address, of a path with a name, or of a fragment. */
const spacedAddress = String.raw`(?:https?[ \t]?:\/\/|${mailbox}|\.{0,2}\/|#(?=\p{L}))(?=${mark}*[\p{L}\p{N}])${word}(?:[ \t]+(?!=)${word})+`;
/** An address whose only white space stands between the slashes and the host. */
const spacedHost = String.raw`https?:\/\/[ \t]{1,2}(?=${mark}*\.[\p{L}\p{N}])${word}`;
/** A mailbox behind its scheme and white space. */
const spacedMailbox = String.raw`mailto:[ \t]{1,2}(?=[\w.+-]{1,64}@[\p{L}\p{N}-])${word}`;
/** A path to a file whose only white space stands behind its first slash. */
const spacedRoot = String.raw`\.{0,2}\/[ \t]{1,2}(?=${mark}*\.[\p{L}\p{N}]{2,5}[ \t]*\))${word}`;
/** A heading as it is displayed, in the place of its fragment. */
const heading = String.raw`#{1,6}[ \t]+(?=\p{L})${word}(?:[ \t]+${word}){0,16}`;
/** File extensions of documents and pictures. */
const extensions = "adoc|docx?|gif|html?|ipynb|jpe?g|mdx?|pdf|png|pptx?|rst|svg|webp|xlsx?";
/** A path with a folder or with one space in it, up to the file extension of a document or a picture. */
const spacedFile = String.raw`(?:[\p{L}\p{N}_.%-]+\/(?:[\p{L}\p{N}_.%-]+[ \t/]){1,12}|[\p{L}\p{N}_%-]+ )[\p{L}\p{N}_%-]+(?:\.[\p{L}\p{N}_%-]+)*\.(?:${extensions})(?:#${mark}+)?`;

/** A destination with white space, which CommonMark does not allow; a title or a size (`=100x20`) is not part of it. */
const spaced = new RegExp(
  String.raw`\((?<before>[ \t]{0,2})(?<destination>${spacedAddress}|${spacedHost}|${spacedMailbox}|${spacedRoot}|${spacedFile}|${heading})[ \t]*\)`,
  "iuy",
);

/** White space and a title in other quotation marks than Markdown has, of which one may be of ASCII. */
export const typographicTitle = String.raw`[ \t\u3000]{1,4}(?:[${typographicMarks}][^()"\n\r${typographicMarks}]{1,200}["'${typographicMarks}]|["'][^()"\n\r${typographicMarks}]{1,200}[${typographicMarks}])`;

const behindDestination = new RegExp(`${typographicTitle}$`, "u");

/** Reads `(destination with white space)` from its opening parenthesis on. */
export function readSpacedDestination(lines: string, open: number): LinkDestination | undefined {
  spaced.lastIndex = open;
  const match = spaced.exec(lines);
  const { before, destination } = match?.groups ?? {};
  if (match === null || before === undefined || destination === undefined) return undefined;
  if (behindDestination.test(destination)) return undefined;
  const start = open + 1 + before.length;
  return { destination: { start, end: start + destination.length }, end: open + match[0].length };
}

function pointedDestination(lines: string, start: number): Span | undefined {
  pointed.lastIndex = start;
  const content = pointed.exec(lines)?.[1];
  return content === undefined ? undefined : { start: start + 1, end: start + 1 + content.length };
}

function plainDestination(lines: string, start: number): Span | undefined {
  if (lines[start] === "<") return undefined;
  let depth = 0;
  let end = start;
  for (; end < lines.length && !isEnd(unitAt(lines, end)); end++) {
    const character = lines[end];
    if (character === "\\" && !isEnd(unitAt(lines, end + 1))) end++;
    else if (character === "(") depth++;
    else if (character === ")") {
      if (depth === 0) break;
      depth--;
    }
    if (depth > deepestParentheses) return undefined;
  }
  return depth === 0 ? { start, end: Math.min(end, lines.length) } : undefined;
}

/** Whether a code unit is an ASCII control or a space, which end a destination. */
function isEnd(unit: number): boolean {
  return unit <= 0x20 || unit === 0x7f;
}

function titleEndAt(lines: string, start: number, seeker: Seeker): number | undefined {
  const closer = closers[lines[start] ?? ""];
  if (closer === undefined) return undefined;
  let end = seeker.next(closer, start + 1);
  while (end !== undefined && isEscaped(lines, end)) end = seeker.next(closer, end + 1);
  return end === undefined ? undefined : end + 1;
}

function isEscaped(lines: string, offset: number): boolean {
  let start = offset;
  while (start > 0 && offset - start < longestRun && lines[start - 1] === "\\") start--;
  return (offset - start) % 2 === 1;
}

const longestRun = 1000;
