import { listedCodes, type LocatedEdit, type RawLiteral, readDirective } from "../literals/locating/index.js";
import type { Span } from "../findings/span.js";
import type { CommentSyntax } from "../languages/definition/comment-syntax.js";
import { haveSameItems } from "./checkpoints/same-items.js";
import type { IriDocument } from "./document.js";
import { commentSyntaxesOf, type LanguageName } from "./languages.js";
import { lowerBound } from "../text/lower-bound.js";
import { unitAt } from "../text/unit-at.js";
import { patternUnion } from "../text/composed-pattern.js";

/** A comment to be inserted into a text. */
interface Candidate {
  readonly edit: LocatedEdit;
  /** The span of the comment after the edit, with its delimiters. */
  readonly comment: Span<"source">;
}

/**
 * The edit by which a comment suppresses a finding of `code` at `offset`: the code joins those of a comment that is there
 * already, or one is put in, on a line of its own before it, or else at the end of its line. Nothing if no comment can stand
 * there, or the format has none.
 */
export function ignoringComment(
  document: IriDocument,
  { code, offset }: { readonly code: string; readonly offset: number },
): LocatedEdit | undefined {
  const { text, language } = document;
  const syntaxes = commentSyntaxesOf(language);
  const line = lineAround(text, offset);
  const before = commentBefore(document, line);
  const known = [before, ...commentsOn(document, line)].flatMap((comment) => comment ?? []);
  const listed = known.flatMap((comment) => listing(text, comment, { line, code }))[0];
  if (listed !== undefined) return listed;
  // A directive on the line before would then apply to the inserted line.
  const isSpokenOf = speaksOfNext.test(before === undefined ? line.before : text.slice(before.start, before.end));
  const isJoined = joinsNext.test(line.before);
  const written = text.slice(line.start, line.end);
  const isFirst = line.start === 0 && beginsFile.test(written);
  const above = syntaxes.filter(
    ({ isInline, isBetweenJoined, onlyBefore }) =>
      !isSpokenOf &&
      !isFirst &&
      isInline !== true &&
      (!isJoined || isBetweenJoined === true) &&
      (onlyBefore === undefined || onlyBefore.test(written)),
  );
  const behind = joinsNext.test(written) ? [] : syntaxes.filter(({ isOwnLine }) => isOwnLine !== true);
  const candidates = [
    ...above.map((syntax) => aboveLine(text, line, { syntax, code })),
    ...behind.map((syntax) => atLineEnd(written, line, { syntax, code })),
  ];
  return candidates.find((candidate) => isHarmless(document, candidate, offset))?.edit;
}

/**
 * The edit by which a comment suppresses the findings of `code` in the whole file, one of which is at `offset`: the code
 * joins those of a comment that is there already, or one is put in at the top. Nothing if none can stand there.
 */
export function fileIgnoringComment(
  document: IriDocument,
  { code, offset }: { readonly code: string; readonly offset: number },
): LocatedEdit | undefined {
  const { text, language, comments } = document;
  const listed = comments.flatMap((comment) => listingOf(text, comment, "file", code))[0];
  if (listed !== undefined) return listed;
  const line = lineAround(text, endOfPreamble(text));
  if (line.start === 0 && beginsFile.test(text)) return undefined;
  return commentSyntaxesOf(language)
    .map((syntax) => aboveLine(text, line, { syntax, code }, "iri-ignore-file"))
    .find((candidate) => isHarmless(document, candidate, offset))?.edit;
}

/**
 * A line that only counts at the beginning of a file: a shebang, an encoding declaration (PEP 263), a parser directive
 * (Dockerfile).
 */
const preamble = patternUnion(
  /^\uFEFF?(?:#!|<\?|@charset\s)/u,
  /^\uFEFF?#(?:.{0,200}coding[:=]|\s*(?:syntax|escape|check)=)/u,
);
const preambleLines = 3;
const frontMatter = /^\uFEFF?---[ \t]*\r?\n[^]*?\n---[ \t]*\r?\n/u;

function endOfPreamble(text: string): number {
  const matter = frontMatter.exec(text);
  if (matter !== null) return matter[0].length;
  let end = 0;
  for (let line = 0; line < preambleLines; line += 1) {
    const rest = text.slice(end);
    if (preamble.test(rest)) end += /^.*(?:\r\n?|\n)/u.exec(rest)?.[0].length ?? 0;
  }
  return end;
}

/** Comments of linters, compilers and formatters that apply to the next line. */
const speaksOfNext = patternUnion(
  /next-?line|ignore next|noinspection|@ts-(?:ignore|expect-error)/iu,
  /(?:prettier|biome|deno-lint)-ignore/iu,
);

/** The comment that ends on the line before. */
function commentBefore({ text, comments }: IriDocument, { start }: LineBehindAnother): Span<"source"> | undefined {
  const before = comments[lowerBound(comments.length, (index) => (comments[index]?.end ?? 0) <= start) - 1];
  return before !== undefined && /^[ \t]*(?:\r\n?|\n)?$/u.test(text.slice(before.end, start)) ? before : undefined;
}

function commentsOn({ comments }: IriDocument, { start, end }: LineBehindAnother): Span<"source">[] {
  return comments.filter((comment) => start <= comment.start && comment.end <= end);
}

/** The edit that adds a code to a comment that already suppresses others on this line. */
function listing(
  text: string,
  comment: Span<"source">,
  { line, code }: { readonly line: LineBehindAnother; readonly code: string },
): LocatedEdit[] {
  return listingOf(text, comment, comment.start < line.start ? "next-line" : "line", code);
}

function listingOf(
  text: string,
  comment: Span<"source">,
  kind: "line" | "next-line" | "file",
  code: string,
): LocatedEdit[] {
  const directive = readDirective(text, comment);
  if (directive?.family !== "iri" || directive.kind !== kind || listedCodes(text, directive).length === 0) return [];
  const { end } = directive.list;
  return [{ span: { start: end, end }, text: `, ${code}` }];
}

/** What continues a line on the next one: a backslash; in PowerShell a back quote; in Visual Basic an underscore. */
const joinsNext = /(?:\\|[ \t][`_])$/u;

/**
 * What must stand at the very beginning of a file (XML 1.0 §2.8, CSS Syntax Module Level 3 §3.2); in a script for the
 * Web, whatever precedes it would be sent as output.
 */
const beginsFile = /^\uFEFF?(?:#!|<\?|@charset\s)/u;

/**
 * Whether the inserted text is a comment, and not part of a string or of text, and all else stays as it was: only the
 * language's reader knows. `offset` is that of the finding.
 */
function isHarmless(document: IriDocument, { edit, comment }: Candidate, offset: number): boolean {
  const { span, text: put } = edit;
  const edited = document.text.slice(0, span.start) + put + document.text.slice(span.end);
  const after = document.update(edited, [{ ...span, newLength: put.length }]);
  if (!after.comments.some(({ start, end }) => start === comment.start && end === comment.end)) return false;
  if (isReadByUsAlone(document, edit, offset)) return false;
  return haveSameOutline(document, after);
}

/** Whether only our reader, which is lenient, takes the text for a comment, while other programs do not. */
function isReadByUsAlone(
  { text, sequences: { literals }, language }: IriDocument,
  { span, text: put }: LocatedEdit,
  offset: number,
): boolean {
  const before = text.slice(Math.max(0, span.start - longestDeclaration), span.start);
  const unclosed = before.slice(Math.max(before.lastIndexOf(">"), before.lastIndexOf("[")) + 1);
  if (put.includes("<!--") && /<![A-Za-z]/u.test(unclosed)) return true;
  const literalAt = (index: number): RawLiteral | undefined => literals.slice(index, index + 1)[0];
  const literal = literalAt(lowerBound(literals.length, (index) => (literalAt(index)?.span.end ?? 0) < offset));
  if (literal === undefined) return false;
  if (/^\s*\/[/*]/u.test(put)) return literal.syntax === "json-string" && !hasComments.has(language);
  // In MDX, an expression may stand as a block between elements, but neither in an element nor among imports and
  // exports.
  const isInMarkdown = literal.site.kind === "text" || literal.site.kind === "identifier";
  return (
    /^\s*\{/u.test(put) &&
    language === "mdx" &&
    !isInMarkdown &&
    !text.slice(literal.span.end, span.start).includes(">")
  );
}

const longestDeclaration = 1000;

/** Languages in which comments may stand beside a JSON string. */
const hasComments: ReadonlySet<LanguageName> = new Set(["jsonc", "json5"]);

/**
 * Whether all literals are written as before, with the same sites; adjoining texts for people count as one. Those that were not
 * read again are the same.
 */
function haveSameOutline(before: IriDocument, after: IriDocument): boolean {
  const [formers, literals] = [before.sequences.literals, after.sequences.literals];
  const kept = literals.keptFrom?.(formers) ?? { first: 0, last: 0 };
  const shorter = Math.min(formers.length, literals.length);
  const first = Math.min(kept.first, shorter);
  const last = Math.min(kept.last, shorter - first);
  const outlineOf = ({ text, sequences }: IriDocument): string[] => {
    const read = sequences.literals.slice(first, sequences.literals.length - last);
    const meant = read.filter(({ site }) => site.kind !== "text");
    return meant.map(({ span, syntax, site }) => `${site.kind} ${syntax} ${text.slice(span.start, span.end)}`);
  };
  return haveSameItems(outlineOf(before), outlineOf(after));
}

interface LineBehindAnother extends Span<"source"> {
  /** The text of the line before. */
  readonly before: string;
}

function lineAround(text: string, offset: number): LineBehindAnother {
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

function aboveLine(
  text: string,
  { start, end }: LineBehindAnother,
  { syntax, code }: Wanted,
  directive: "iri-ignore-next-line" | "iri-ignore-file" = "iri-ignore-next-line",
): Candidate {
  const indent = /^[^\S\r\n\uFEFF]*/u.exec(text.slice(start, end))?.[0] ?? "";
  const lineEnd = /\r\n|[\r\n]/u.exec(text)?.[0] ?? "\n";
  const comment = `${syntax.open}${directive} ${code}${syntax.close}`;
  // A byte order mark stays at the beginning of the file.
  const at = unitAt(text, start) === 0xfeff ? start + 1 : start;
  return candidate(at, { before: indent, comment, after: lineEnd });
}

/**
 * The offset in a line of text before which a comment may be inserted: the closing sequence of a heading, the end of a
 * table row, and the spaces of a hard line break stay behind it.
 */
function endOfText(written: string): number {
  const content = written.trimEnd();
  if (/^ {0,3}#{1,6}[ \t]/u.test(content)) return content.replace(/[ \t]#+$/u, "").trimEnd().length;
  return content.endsWith("|") ? content.slice(0, -1).trimEnd().length : content.length;
}

function atLineEnd(written: string, { start, end }: LineBehindAnother, { syntax, code }: Wanted): Candidate {
  const at = syntax.isInline === true ? start + endOfText(written) : end;
  return candidate(at, { before: " ", comment: `${syntax.open}iri-ignore-line ${code}${syntax.close}`, after: "" });
}

/** The braces around a comment in JSX are not part of the comment's span. */
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
