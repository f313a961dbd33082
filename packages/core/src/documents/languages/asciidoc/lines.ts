/** A line of a text, without its end and the white space before that, which means nothing. */
export interface Line {
  readonly start: number;
  readonly end: number;
  readonly content: string;
}

const line = /(?<whole>[^\r\n]*)(?:\r\n|[\r\n]|$)/uy;

export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (line.lastIndex = text.startsWith("\uFEFF") ? 1 : 0; line.lastIndex < text.length;) {
    const start = line.lastIndex;
    const content = (line.exec(text)?.groups?.["whole"] ?? "").trimEnd();
    lines.push({ start, end: start + content.length, content });
  }
  return lines;
}
