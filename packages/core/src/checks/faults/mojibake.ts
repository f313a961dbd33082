import { misreadRuns, readAgain } from "../../percent-encoding/misread-utf8.js";
import { isHighlyRestrictive } from "../../scripts/restriction-level.js";

/** Characters of a text that are UTF-8 read in another charset. */
export interface Mojibake {
  readonly start: number;
  readonly end: number;
  /** The text before it was misread, once or several times. */
  readonly meant: string;
}

/**
 * The runs of a text that can be read again as UTF-8, if one of them tells that it must be: text in Portuguese has an
 * `Ã` and text in German a `ß` before a dash, too.
 */
export function findMojibake(text: string): Mojibake[] {
  const found: Mojibake[] = [];
  let isCertain = false;
  for (const { 0: run, index: start } of text.matchAll(misreadRuns)) {
    const once = readAgain(run);
    const meant = once && repair(once);
    if (meant === undefined || unseenCharacter.test(meant)) continue;
    const end = start + run.length;
    found.push({ start, end, meant });
    isCertain ||= isWord(run, meant) || holdsSign(run, text.charAt(start - 1), text.charAt(end));
  }
  return isCertain ? found : [];
}

/** Undoes each misreading in turn; every time the text gets shorter, so that this ends. */
function repair(text: string): string {
  let [repaired, done] = ["", 0];
  for (const { start, end, meant } of findMojibake(text))
    [repaired, done] = [repaired + text.slice(done, start) + meant, end];
  return repaired + text.slice(done);
}

/** A character that is not visible, or U+FFFD, by which text was lost, so that what was written cannot be known. */
const unseenCharacter = /[^\p{L}\p{M}\p{N}\p{P}\p{S}]|\uFFFD/u;

/** A sequence that begins as no word does: those of quotation marks, of emoji, and of the letters of Western Europe. */
const sequence = /â€|ðŸ|[ÂÃ](?<continuation>.)/gu;
/** Signs that stand next to a letter in a sentence: quotation marks, dashes, spaces and the like. */
const punctuation = /[‚„…‘’“”•–—‹›™\xA0¡ª«·º»¿]/u;

function holdsSign(run: string, before: string, after: string): boolean {
  for (const {
    0: { length },
    index,
    groups,
  } of run.matchAll(sequence)) {
    const continuation = groups?.["continuation"];
    if (continuation === undefined || !punctuation.test(continuation)) return true;
    const previous = run[index - 1] ?? before;
    const next = run[index + length] ?? after;
    // A word has no capital letter behind a small one, and no punctuation between its letters.
    if (/[a-z0-9]/.test(previous) || (/[a-z]/.test(next) && !/\p{L}/u.test(previous))) return true;
  }
  return false;
}

/** Characters of Windows-1252 and Latin-1 at 80–BF that are neither letters nor in `punctuation`. */
const symbol = /[\p{Cc}€†‡ˆ‰˜¢£¤¥¦§¨©¬\xAD®¯°±²³´¶¸¹¼½¾]/u;

/** Whether the repaired text is a word: several letters of one language that came about from symbols. */
function isWord(run: string, meant: string): boolean {
  return symbol.test(run) && /^\p{L}./su.test(meant) && !/[^\p{L}\p{M}]/u.test(meant) && isHighlyRestrictive(meant);
}
