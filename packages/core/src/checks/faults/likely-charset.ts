import { patternUnion } from "../../text/composed-pattern.js";
import { percentEncode } from "../../percent-encoding/percent-encode.js";
import { windows1252Character } from "../../percent-encoding/misread-utf8.js";
import type { Edit } from "../../findings/finding.js";

/** The charset in which a component was most likely percent-encoded. */
export interface LikelyCharset {
  readonly name: string;
  /** The edits, in ascending order, that write its characters percent-encoded in UTF-8. */
  readonly edits: readonly Edit[];
}

/** The octets of a component as decoded in one charset. */
interface DecodedOctets {
  readonly name: string;
  /** How many of the characters are among the frequent ones of a language that is written in the charset. */
  readonly score: number;
  /** The characters outside ASCII, each with the octets that encode it. */
  readonly encoded: readonly EncodedCharacter[];
}

interface EncodedCharacter {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * The only charset in which the octets of a component, whose text begins at `offset`, are plausible words; undefined
 * where none is or several are. Octets that are written as characters of ASCII belong to the others, as in Shift_JIS.
 */
export function likelyCharset(text: string, offset: number): LikelyCharset | undefined {
  const octets = octetsOf(text);
  if (octets === undefined) return undefined;
  const plausible = [
    ...decodeLatin(octets.binary),
    ...decodeCyrillic(octets.binary, "windows-1251", "koi8-r"),
    ...decodeCyrillic(octets.binary, "koi8-r", "windows-1251"),
    ...eastAsian.flatMap((charset) => decodeEastAsian(octets.binary, charset)),
  ].filter(({ score }) => score > 0);
  const [likely] = plausible;
  if (likely === undefined || plausible.length > 1) return undefined;
  const at = (index: number): number => offset + (octets.offsets[index] ?? text.length);
  const edits = likely.encoded.map((piece) => ({
    span: { start: at(piece.start), end: at(piece.end) },
    text: percentEncode(piece.text),
  }));
  return { name: likely.name, edits };
}

interface Octets {
  /** A character from U+0000 to U+00FF for each octet. */
  readonly binary: string;
  /** Where each of them stands in the text. */
  readonly offsets: readonly number[];
}

/**
 * The octets of a component; undefined if one is a control or is written as a character outside ASCII, since such a
 * text is not in another charset alone.
 */
function octetsOf(text: string): Octets | undefined {
  const offsets: number[] = [];
  const binary = text.replace(/%([0-9A-Fa-f]{2})|[^]/g, (written: string, digits: string | undefined, at: number) => {
    offsets.push(at);
    return digits === undefined ? written : String.fromCharCode(parseInt(digits, 16));
  });
  const isText = /^[\x20-\x7E]*$/.test(text) && !/[\0-\x1F\x7F]/.test(binary);
  return isText ? { binary, offsets } : undefined;
}

/** Letters that Windows-1252 and Windows-1250, for Central Europe, have at the same place. */
const shared = /[ÁÂÄÇÉËÍÎÓÔÖÚÜßáâäçéëíîóôöúüŠŽšž]/u;
/**
 * Letters of Windows-1252 where those of Windows-1250 (č ŕ ň ĺ ř ć, ń, ă, ő) do not stand: a vowel between consonants,
 * ñ before a vowel, and the Portuguese diphthongs.
 */
const western = patternUnion(/(?<![aeiouyà-öø-ÿ])[àèòåøæ](?![aeiouyà-öø-ÿ])/u, /ñ(?=[aeiouáéíóú])|ã(?=[eo])|õ(?=e)/u);
/**
 * Case that Western European words do not have: a capital behind a small letter, or a small letter behind several
 * capitals.
 */
const strangeCase = /[a-zß-öø-ÿšœž][À-ÖØ-ÞŠŒŽŸ]|[A-ZÀ-ÖØ-ÞŠŒŽŸ]{2}[ß-öø-ÿšœž]/u;
const latinWords = /[A-Za-zÀ-ÖØ-öø-ÿŠŒŽšœžŸ]+/gu;

/** Decodes as Windows-1252 and Windows-1250: Latin words with diacritics. */
function decodeLatin(binary: string): DecodedOctets[] {
  const text = binary.replace(/[\x80-\xFF]/g, (octet) => windows1252Character(octet.charCodeAt(0)));
  if (/[^\x20-\x7EÀ-ÖØ-öø-ÿŠŒŽšœžŸ]/u.test(text) || strangeCase.test(text)) return [];
  const words = (text.match(latinWords) ?? []).filter((word) => /[^A-Za-z]/.test(word));
  if (!words.every((word) => word.length > 2 && /[A-Za-z]/.test(word) && !/[^A-Za-z]{3}/.test(word))) return [];
  const isWestern = words.some((word) => western.test(word.toLowerCase()));
  const isClear = words.every((word) =>
    Array.from(word).every((letter) => /[A-Za-z]/.test(letter) || shared.test(letter)),
  );
  if (!isWestern && !isClear) return [];
  const encoded = encodedIn(text, /[^\x20-\x7E]+/gu);
  return [{ name: "Windows-1252", score: encoded.length, encoded }];
}

const frequentCyrillic = /[оеаинтсрвл]/giu;
const cyrillicWord = /^[А-ЯЁІЇЄҐ]?[а-яёіїєґ]*$/u;

/**
 * Decodes as a Cyrillic charset: words of small letters, the first of which may be a capital. A letter that is small in
 * one of these charsets is a capital in the other.
 */
function decodeCyrillic(binary: string, label: string, other: string): DecodedOctets[] {
  const words = encodedIn(binary, /[\x80-\xFF]+/g);
  const decoded = words.flatMap((word) => {
    const text = decode(label, word.text);
    return text === undefined ? [] : [{ ...word, text }];
  });
  const isText = decoded.length === words.length && decoded.every(({ text }) => cyrillicWord.test(text));
  if (!isText || !decoded.some(({ text }) => text.length > 2) || touchesLatin(binary, words)) return [];
  const letters = decoded.map(({ text }) => text).join("");
  const score = count(letters, frequentCyrillic);
  const otherwise = count(decode(other, words.map(({ text }) => text).join("")) ?? "", frequentCyrillic);
  const isLikely = score > 1 && score > otherwise;
  return isLikely ? [{ name: label === "koi8-r" ? "KOI8-R" : "Windows-1251", score, encoded: decoded }] : [];
}

interface EastAsianCharset {
  readonly name: string;
  readonly label: string;
  /** Runs of the octets that encode frequent letters; in Shift_JIS and Big5, the last octet may be an ASCII letter. */
  readonly letters: RegExp;
}

const eastAsian: readonly EastAsianCharset[] = [
  {
    name: "Shift_JIS",
    label: "shift_jis",
    letters: /(?:\x81\x5B|\x82[\x9F-\xF1]|\x83[\x40-\x7E\x80-\x96]|\x88[\x9F-\xFC]|[\x89-\x97][\x40-\x7E\x80-\xFC])+/g,
  },
  { name: "EUC-JP", label: "euc-jp", letters: /(?:\xA1\xBC|\xA4[\xA1-\xF3]|\xA5[\xA1-\xF6]|[\xB0-\xCF][\xA1-\xFE])+/g },
  { name: "GBK", label: "gbk", letters: /(?:[\xB0-\xD7][\xA1-\xFE])+/g },
  { name: "EUC-KR", label: "euc-kr", letters: /(?:[\xB0-\xC8][\xA1-\xFE])+/g },
  { name: "Big5", label: "big5", letters: /(?:[\xA4-\xC6][\x40-\x7E\xA1-\xFE])+/g },
];

/** Frequent ideographs, in simplified and in traditional Chinese. */
const frequentIdeographs =
  "的一是不了人在有我他这這中大来來上国國个個到说說们們为為子和你地出道也时時年得就那要下以生会會自着著去之" +
  "过過家学學对對可她里裡后後小么麼心多天而能好都然没沒日于於起还還发發成事只作当當想看文无無开開手十用主行" +
  "方又如前所本见見经經头頭面公同三已老从從动動两兩长長新京北海市网網页頁图圖书書语語电電影音乐樂东東南西";
const frequentSyllables =
  "이다는에가을의고지사를하기도로대은한어자아리나인시정일수스해부그보안전장제주구원있성상국라서화유과비조여" +
  "만공동경마게관소개면운간신회문중학미";

/** Kana, and the most frequent characters of Chinese and syllables of Korean. */
const frequentEastAsian = new RegExp(
  String.raw`[\p{Script=Hiragana}\p{Script=Katakana}${frequentIdeographs}${frequentSyllables}]`,
  "gu",
);

function decodeEastAsian(binary: string, { name, label, letters }: EastAsianCharset): DecodedOctets[] {
  if (/[\x80-\xFF]/.test(binary.replace(letters, ""))) return [];
  const runs = encodedIn(binary, letters);
  if (touchesLatin(binary, runs)) return [];
  const encoded = runs.flatMap((run) => {
    const text = decode(label, run.text);
    return text === undefined ? [] : [{ ...run, text }];
  });
  const score = count(encoded.map(({ text }) => text).join(""), frequentEastAsian);
  return encoded.length === runs.length && score > 1 ? [{ name, score, encoded }] : [];
}

/** Whether decoded text touches ASCII letters, with which words of other scripts do not begin or end. */
function touchesLatin(binary: string, encoded: readonly EncodedCharacter[]): boolean {
  return encoded.some(({ start, end }) => /[A-Za-z]/.test(binary.charAt(start - 1) + binary.charAt(end)));
}

function encodedIn(text: string, pattern: RegExp): EncodedCharacter[] {
  return Array.from(text.matchAll(pattern), ({ 0: piece, index }) => ({
    start: index,
    end: index + piece.length,
    text: piece,
  }));
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** `TextDecoder` of the platform, which may be missing or lack some charsets. */
declare const TextDecoder:
  (new (label: string, options: { readonly fatal: true }) => { decode(octets: Uint8Array): string }) | undefined;

function decode(label: string, binary: string): string | undefined {
  if (typeof TextDecoder === "undefined") return undefined;
  try {
    return new TextDecoder(label, { fatal: true }).decode(Uint8Array.from(binary, (octet) => octet.charCodeAt(0)));
  } catch {
    // The platform does not know the charset, or the octets are not valid in it.
    return undefined;
  }
}
