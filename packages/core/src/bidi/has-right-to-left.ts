import { bidiLayout } from "./layout.js";

/** Every right-to-left character comes after those of European scripts. */
const mayBeRightToLeft = /[^\0-\u058F]/;

/** Whether a part of the text is displayed from right to left in a left-to-right paragraph (UAX #9). */
export function hasRightToLeft(text: string): boolean {
  return mayBeRightToLeft.test(text) && bidiLayout(text).runs.some(({ level }) => level % 2 === 1);
}
