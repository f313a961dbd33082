import type { LocatedEdit } from "../literals/located-finding.js";
import type { Span } from "../span.js";
import type { CommentSyntax } from "./comment-syntax.js";
import type { IriDocument } from "./document.js";
import { commentSyntaxesOf } from "./languages.js";
import { unitAt } from "../unit-at.js";

/** A comment that is put into a text. */
interface Candidate {
  readonly edit: LocatedEdit;
  /** Where it stands after the edit, with its delimiters. */
  readonly comment: Span<"source">;
}

/**
 * The edit that puts a comment in, by which a finding of `code` at `offset` is suppressed: on a line of its own before
 * it, or else at the end of its line. Nothing if no comment can stand there, or the format has none.
 */
export function ignoringComment(
  document: IriDocument,
  { code, offset }: { readonly code: string; readonly offset: number },
): LocatedEdit | undefined {
  const { text, language } = document;
  const syntaxes = commentSyntaxesOf(language);
  const line = lineAround(text, offset);
  // Another directive there would speak of the new line.
  const isSpokenOf = /(?:iri-ignore|eslint-disable)-next-line/u.test(line.before);
  const isJoined = joinsNext.test(line.before);
  const written = text.slice(line.start, line.end);
  const isFirst = line.start === 0 && beginsFile.test(written);
  const above = syntaxes.filter(
    ({ isInline, isBetweenJoined }) =>
      !isSpokenOf && !isFirst && isInline !== true && (!isJoined || isBetweenJoined === true),
  );
  const behind = joinsNext.test(written) ? [] : syntaxes;
  const candidates = [
    ...above.map((syntax) => aboveLine(text, line, { syntax, code })),
    ...behind.map((syntax) => atLineEnd(line, { syntax, code })),
  ];
  return candidates.find((candidate) => isComment(document, candidate))?.edit;
}

/** What joins a line to the next one: a backslash, in PowerShell a back quote, in Visual Basic an underscore. */
const joinsNext = /(?:\\|[ \t][`_])$/u;

/** What has to be the first of all in a file (XML 1.0 §2.8, CSS Syntax Module Level 3 §3.2), or would be after some output. */
const beginsFile = /^\uFEFF?(?:#!|<\?|@charset\s)/u;

/** Only the language's reader knows whether that is a comment there, and not a part of a string or of text. */
function isComment(document: IriDocument, { edit: { span, text: put }, comment }: Candidate): boolean {
  const edited = document.text.slice(0, span.start) + put + document.text.slice(span.end);
  const { comments } = document.update(edited, [{ ...span, newLength: put.length }]);
  return comments.some(({ start, end }) => start === comment.start && end === comment.end);
}

interface Line extends Span<"source"> {
  /** The line before it. */
  readonly before: string;
}

function lineAround(text: string, offset: number): Line {
  const start = lineStart(text, offset);
  const endOfBefore = start >= 2 && text.startsWith("\r\n", start - 2) ? start - 2 : Math.max(0, start - 1);
  const before = text.slice(lineStart(text, endOfBefore), endOfBefore);
  const length = text.slice(start).search(/[\r\n]/u);
  return { start, end: length === -1 ? text.length : start + length, before };
}

function lineStart(text: string, offset: number): number {
  if (offset === 0) return 0;
  return Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1)) + 1;
}

interface Wanted {
  readonly syntax: CommentSyntax;
  readonly code: string;
}

function aboveLine(text: string, { start, end }: Line, { syntax, code }: Wanted): Candidate {
  const indent = /^[^\S\r\n\uFEFF]*/u.exec(text.slice(start, end))?.[0] ?? "";
  const lineEnd = /\r\n|[\r\n]/u.exec(text)?.[0] ?? "\n";
  const comment = `${syntax.open}iri-ignore-next-line ${code}${syntax.close}`;
  // A byte order mark stays the first of all.
  const at = unitAt(text, start) === 0xfeff ? start + 1 : start;
  return candidate(at, { before: indent, comment, after: lineEnd });
}

function atLineEnd({ end }: Line, { syntax, code }: Wanted): Candidate {
  return candidate(end, { before: " ", comment: `${syntax.open}iri-ignore-line ${code}${syntax.close}`, after: "" });
}

/** Braces around a comment are not part of it. */
function candidate(
  at: number,
  put: { readonly before: string; readonly comment: string; readonly after: string },
): Candidate {
  const { before, comment, after } = put;
  const braces = comment.startsWith("{") ? 1 : 0;
  const start = at + before.length + braces;
  return {
    edit: { span: { start: at, end: at }, text: before + comment + after },
    comment: { start, end: start + comment.length - 2 * braces },
  };
}
