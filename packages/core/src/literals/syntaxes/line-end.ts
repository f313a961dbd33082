/** The offset behind the line end at `offset`, at most `end`; CR LF is one line end. */
export function afterLineEnd(source: string, offset: number, end: number): number {
  const isPair = source[offset] === "\r" && source[offset + 1] === "\n" && offset + 1 < end;
  return offset + (isPair ? 2 : 1);
}
