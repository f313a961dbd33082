/** Punctuation that looks like a delimiter, and is what titles in the languages of East Asia are written with. */
export const eastAsianPunctuation = /[\u3002\uFE52\uFE55\uFE56\uFE5F\uFE6B\uFF03\uFF0E\uFF0F\uFF1A\uFF1F\uFF20]/u;

/** Whether such punctuation is at home in the text. */
export function isEastAsian(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text);
}
