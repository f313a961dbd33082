import { unitAt } from "../../../text/unit-at.js";

/** The end of the line around `offset`, without its line end, and at most `limit`. */
export function endOfLine(text: string, offset: number, limit = text.length): number {
  let end = offset;
  while (end < limit && !isLineEnd(unitAt(text, end))) end++;
  return end;
}

/** The offset behind the spaces at `offset`; tabs are no indentation. */
export function afterSpaces(text: string, offset: number): number {
  let end = offset;
  while (unitAt(text, end) === 0x20) end++;
  return end;
}

/** The offset behind the spaces and tabs at `offset`. */
export function afterBlanks(text: string, offset: number): number {
  let end = offset;
  while (isBlank(unitAt(text, end))) end++;
  return end;
}

/** The span's end without trailing spaces and tabs, at the earliest `start`. */
export function withoutBlanks(text: string, start: number, end: number): number {
  let last = end;
  while (last > start && isBlank(unitAt(text, last - 1))) last--;
  return last;
}

export function isBlank(unit: number): boolean {
  return unit === 0x20 || unit === 0x09;
}

export function isLineEnd(unit: number): boolean {
  return unit === 0x0a || unit === 0x0d;
}

/** Whether white space or the end of the text stands at `offset`. */
export function isSpaceAt(text: string, offset: number): boolean {
  return offset >= text.length || isBlank(unitAt(text, offset)) || isLineEnd(unitAt(text, offset));
}

/** Whether a document marker `---` or `...` stands at the start of a line. */
export function isMarker(text: string, offset: number): boolean {
  return (text.startsWith("---", offset) || text.startsWith("...", offset)) && isSpaceAt(text, offset + 3);
}

/** The end of the word at an offset, which white space or the end of the text ends. */
export function endOfWord(text: string, start: number): number {
  let end = start + 1;
  while (!isSpaceAt(text, end)) end++;
  return end;
}
