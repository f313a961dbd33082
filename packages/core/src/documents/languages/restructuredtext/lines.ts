/** A line of a text, without its end. */
export interface Line {
  readonly start: number;
  readonly end: number;
  /** How much white space it begins with; a tab counts as one. */
  readonly indent: number;
  readonly isBlank: boolean;
}

const line = /(?<space>[ \t\f\v]*)(?<content>(?:[^ \t\f\v\r\n][^\r\n]*)?)(?:\r\n|[\r\n]|$)/uy;

export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (line.lastIndex = 0; line.lastIndex < text.length;) {
    const start = line.lastIndex;
    const { space = "", content = "" } = line.exec(text)?.groups ?? {};
    lines.push({
      start,
      end: start + space.length + content.length,
      indent: space.length,
      isBlank: content === "",
    });
  }
  return lines;
}
