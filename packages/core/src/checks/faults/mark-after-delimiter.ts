import { unitAt } from "../../text/unit-at.js";

const mark = /\p{M}/uy;

/** Whether from `start` to `end` a combining mark stands at the start, or after one of the delimiters that end a part of a component. */
export function hasMarkAfterDelimiter(text: string, start: number, end: number): boolean {
  let isAfterDelimiter = true;
  for (let offset = start; offset < end; offset++) {
    const unit = unitAt(text, offset);
    // U+0300 is the first combining mark of Unicode.
    if (isAfterDelimiter && unit >= 0x300 && isMarkAt(text, offset)) return true;
    isAfterDelimiter = isDelimiter(unit);
  }
  return false;
}

function isMarkAt(text: string, offset: number): boolean {
  mark.lastIndex = offset;
  return mark.test(text);
}

/** `: . / ? # @ & ; =` */
function isDelimiter(unit: number): boolean {
  return unit < 0x41 && delimiters[unit] === 1;
}

const delimiters = new Uint8Array(0x41);
for (const delimiter of ":./?#@&;=") delimiters[delimiter.charCodeAt(0)] = 1;
