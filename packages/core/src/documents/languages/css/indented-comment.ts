/** The end of a comment, and the end of the text that decides on it. */
export interface CommentEnd {
  readonly end: number;
  readonly lookedTo: number;
}

/** The end of a comment in the indented syntax of Sass: it goes on in all lines that are indented deeper. */
export function indentedCommentEnd(text: string, start: number): CommentEnd {
  const closing = text.startsWith("/*", start) ? endInLine(text, start) : undefined;
  if (closing !== undefined) return { end: closing, lookedTo: closing };
  const lineStart = startOfLine(text, start);
  const end = endOfLine(text, start);
  if (text.slice(lineStart, start).trim() !== "") return { end, lookedTo: end };
  let last = end;
  for (let line = nextLine(text, end); line < text.length; line = nextLine(text, endOfLine(text, line))) {
    const content = endOfLine(text, line);
    const written = text.slice(line, content);
    const indent = written.length - written.trimStart().length;
    if (written.trim() === "") continue;
    if (indent <= start - lineStart) return { end: last, lookedTo: content };
    last = content;
  }
  return { end: last, lookedTo: text.length };
}

/** Looks no further than the comment goes, of which a long line may have many. */
function endInLine(text: string, start: number): number | undefined {
  for (let at = start; at < text.length && !isLineEnd(text.charAt(at)); at++)
    if (text.startsWith("*/", at)) return at + 2;
  return undefined;
}

function startOfLine(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && !isLineEnd(text.charAt(start - 1))) start--;
  return start;
}

function endOfLine(text: string, offset: number): number {
  let end = offset;
  while (end < text.length && !isLineEnd(text.charAt(end))) end++;
  return end;
}

function nextLine(text: string, lineEnd: number): number {
  return text.startsWith("\r\n", lineEnd) ? lineEnd + 2 : lineEnd + 1;
}

export function isLineEnd(character: string): boolean {
  return character === "\n" || character === "\r" || character === "\f";
}
