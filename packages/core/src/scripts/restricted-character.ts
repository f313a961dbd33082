/** Why a character of a label is not one that names are written with. */
export type Restriction =
  /** A sign, a picture or a mark of punctuation, which IDNA 2008 admits in no name (RFC 5892 §2.1, LetterDigits). */
  | "sign"
  /** A script that no living language writes its names with (UAX #31, Table 5 names those that some do). */
  | "script"
  /** A letter of phonetic or historical notation (UTS #39, Identifier_Type Technical and Obsolete). */
  | "notation"
  /** A letter of East Asia that looks like a slash, a full stop or a hyphen, and stands beside other letters. */
  | "delimiter"
  /** A combining mark that is repeated, or that belongs to another script than the letter before it. */
  | "mark"
  /** A digit of another system than one before it. */
  | "digit";

export interface RestrictedCharacter {
  readonly character: string;
  readonly restriction: Restriction;
}

/** The first character of a U-label that is not fit for names, if there is one; browsers show such a label in Punycode. */
export function restrictedCharacter(label: string): RestrictedCharacter | undefined {
  let before = "";
  let system: number | undefined;
  const characters = [...label.normalize("NFC")];
  for (const [index, character] of characters.entries()) {
    const digits = digitSystem(character);
    const restriction =
      restrictionOf(character) ??
      (isDelimiterBeside(character, before, characters[index + 1] ?? "") ? "delimiter" : undefined) ??
      (isStrayMark(character, before) ? "mark" : undefined) ??
      (digits !== undefined && system !== undefined && digits !== system ? "digit" : undefined);
    if (restriction !== undefined) return { character, restriction };
    system ??= digits;
    before = character;
  }
  return undefined;
}

/** Beside letters and digits, those that RFC 5892 appendix A admits in their context, and the joiners of Persian and Indic names. */
const letterDigits = /[\p{L}\p{Mn}\p{Mc}\p{Nd}\-\u00B7\u0375\u05F3\u05F4\u0F0B\u30FB\u200C\u200D]/u;

/** UAX #31, Table 5: the recommended scripts. */
const recommendedScript = new RegExp(
  `[${["Zyyy", "Zinh", "Arab", "Armn", "Beng", "Bopo", "Cyrl", "Deva", "Ethi", "Geor", "Grek", "Gujr", "Guru", "Hang", "Hani", "Hebr", "Hira", "Kana", "Khmr", "Knda", "Laoo", "Latn", "Mlym", "Mymr", "Orya", "Sinh", "Taml", "Telu", "Thaa", "Thai", "Tibt"].map((script) => `\\p{scx=${script}}`).join("")}]`,
  "u",
);

/**
 * Letters of phonetic and historical notation: IPA and its extensions but for those that alphabets of Africa have, clicks, modifier letters but for
 * the two that are apostrophes of languages, extensions of Latin for medieval texts, archaic Hangul, repeat marks of vertical Japanese.
 */
const notation =
  /[\u01C0-\u01C3\u0234-\u024F\u0250-\u0252\u0255\u0258\u025A\u025C-\u025F\u0261\u0262\u0264-\u0267\u026A-\u026E\u0270-\u0271\u0273\u0274\u0276-\u0287\u028C-\u0291\u0293-\u02BA\u02BD-\u02EB\u02ED-\u02FF\u0334\u0336\u0337\u0338\u0363-\u036F\u0483-\u0487\u1100-\u11FF\u1AB0-\u1AFF\u1C80-\u1C8F\u1D00-\u1DFF\u20D0-\u20FF\u2C60-\u2C7F\u3031-\u3035\u303B\u303C\u3131-\u318E\uA640-\uA69F\uA720-\uA7FF\uAB30-\uAB6F\uFE20-\uFE2F]/u;

function restrictionOf(character: string): Restriction | undefined {
  if (character <= "\x7F") return undefined;
  if (!letterDigits.test(character)) return "sign";
  if (!recommendedScript.test(character)) return "script";
  return notation.test(character) ? "notation" : undefined;
}

/** What looks like `/`, `.`, `-`, `|` or a letter of ASCII, and is a word's own letter only beside others of East Asia. */
const likeDelimiter = /[ノンソゾ〇丶丿一丨ー二工口卜へべぺ]/u;
const eastAsian = /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Hang}]/u;
const latin = /[A-Za-z0-9]/;

function isDelimiterBeside(character: string, before: string, after: string): boolean {
  if (!likeDelimiter.test(character)) return false;
  const hasOwn = [before, after].some((each) => eastAsian.test(each) && !likeDelimiter.test(each));
  return !hasOwn && (latin.test(before) || latin.test(after));
}

const mark = /[\p{Mn}\p{Mc}]/u;
const inherited = /\p{Script=Inherited}/u;

/** What NFC leaves beside a letter of ASCII has no letter of its own in any alphabet. */
function isStrayMark(character: string, before: string): boolean {
  if (!mark.test(character)) return false;
  if (character === before) return true;
  if (inherited.test(character)) return /[0-9A-Za-z-]/.test(before) || (inherited.test(before) && mark.test(before));
  return /[A-Za-z0-9\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(before);
}

/** The code point of the zero of a decimal digit, which all digits of its system share. */
function digitSystem(character: string): number | undefined {
  if (!/\p{Nd}/u.test(character)) return undefined;
  const codePoint = character.codePointAt(0) ?? 0;
  // Ranges of ten begin at multiples of sixteen, or at six beyond one (`U+0660`, `U+0966`).
  const offset = (codePoint & 0xf) >= 6 && (codePoint & 0xf0) !== 0x30 && codePoint < 0x1d7ce ? 6 : 0;
  return codePoint < 0x80 ? 0x30 : (codePoint & ~0xf) + offset;
}
