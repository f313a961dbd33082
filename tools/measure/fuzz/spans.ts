import assert from "node:assert/strict";

interface AnySpan {
  readonly start: number;
  readonly end: number;
}

/** Within the text, and not within a pair of surrogates. */
export function assertSpan(text: string, { start, end }: AnySpan): void {
  if (!(0 <= start && start <= end && end <= text.length)) assert.fail(`span ${start}–${end} lies outside the text`);
  if (isWithinPair(text, start) || isWithinPair(text, end)) assert.fail(`span ${start}–${end} cuts a surrogate pair`);
}

function isWithinPair(text: string, offset: number): boolean {
  return offset > 0 && isSurrogate(text, offset - 1, 0xd800) && isSurrogate(text, offset, 0xdc00);
}

function isSurrogate(text: string, offset: number, first: number): boolean {
  const unit = text.charCodeAt(offset);
  return first <= unit && unit < first + 0x400;
}
