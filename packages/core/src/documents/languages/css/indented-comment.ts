/** The end of a comment in the indented syntax of Sass: it goes on in all lines that are indented deeper. */
export function indentedCommentEnd(text: string, start: number): number {
  const lineStart = startOfLine(text, start);
  const end = endOfLine(text, start);
  const closing = text.startsWith("/*", start) ? text.slice(start, end).indexOf("*/") : -1;
  if (closing >= 0) return start + closing + 2;
  if (text.slice(lineStart, start).trim() !== "") return end;
  let last = end;
  for (let line = nextLine(text, end); line < text.length; line = nextLine(text, endOfLine(text, line))) {
    const content = endOfLine(text, line);
    const written = text.slice(line, content);
    const indent = written.length - written.trimStart().length;
    if (written.trim() === "") continue;
    if (indent <= start - lineStart) break;
    last = content;
  }
  return last;
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

function isLineEnd(character: string): boolean {
  return character === "\n" || character === "\r" || character === "\f";
}
