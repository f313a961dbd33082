import { imitatedSite } from "./imitated-sites.js";
import { looksLatin, looksNumeric } from "../scripts/latin-lookalikes.js";
import { isHighlyRestrictive } from "../scripts/restriction-level.js";
import { isRestricted } from "../scripts/identifier-status.js";
import { asciiLookalike, isAtHome } from "./ascii-lookalike.js";
import { isDisallowedByIdna2008 } from "../idna/derived-property.js";
import { topLevelDomain, type DnsHost, type DnsLabel } from "../idna/dns-host.js";
import { normalForm } from "../text/normal-form.js";
import { patternSequence } from "../text/composed-pattern.js";

/** Why browsers do not show a label in Unicode; the character at fault, where it is one. */
export type DisplayFault =
  | {
      readonly kind: "disallowed" | "restricted" | "delimiter" | "mark" | "out-of-place" | "accented";
      readonly character: string;
    }
  | { readonly kind: "site"; readonly site: string }
  | { readonly kind: "digits" | "numeric" | "latin" | "scripts" | "lookalike" };

/** Why browsers show a label of a host in Punycode only; nothing for one that is ASCII, not valid, or shown in Unicode. */
export function displayFaultOf(label: DnsLabel, host: DnsHost): DisplayFault | undefined {
  const { unicode } = label;
  if (unicode === undefined) return undefined;
  return displayFault(unicode, topLevelDomain(host)) ?? faultOfName(unicode, label, host);
}

/**
 * Why browsers show a valid label in Punycode only, by what UTS #39 and the published policies for the display of
 * domain names have in common; nothing for a label that they show in Unicode.
 */
function displayFault(label: string, topLevelDomain: string): DisplayFault | undefined {
  return (
    faultOfCharacter(label, topLevelDomain) ??
    faultOfMarks(label) ??
    faultOfStatus(label) ??
    faultOfDigits(label) ??
    faultOfScripts(label, topLevelDomain)
  );
}

function faultOfCharacter(label: string, topLevelDomain: string): DisplayFault | undefined {
  const disallowed = outsideAscii(label).find(isDisallowedByIdna2008);
  if (disallowed !== undefined) return { kind: "disallowed", character: disallowed };
  const hasLatin = /\p{Script=Latin}/u.test(label);
  for (const { pattern, kind, domains, besideLatin } of patterns) {
    if (besideLatin === true && !hasLatin) continue;
    const found = pattern.exec(label);
    if (found !== null && !domains.includes(topLevelDomain)) return { kind, character: characterAt(found) };
  }
  const accented = hasLatin && withEastAsian.test(label) ? /(?![a-z])\p{Script=Latin}/u.exec(label) : null;
  return accented === null ? undefined : { kind: "accented", character: accented[0] };
}

function faultOfStatus(label: string): DisplayFault | undefined {
  const restricted = outsideAscii(label).find(isRestricted);
  return restricted === undefined ? undefined : { kind: "restricted", character: restricted };
}

function outsideAscii(label: string): string[] {
  return Array.from(label).filter((character) => character > "\x7F");
}

interface DeceptivePattern {
  /** What deceives is in the group `at` or `other`, or else the whole match. */
  readonly pattern: RegExp;
  readonly kind: "delimiter" | "out-of-place";
  readonly domains: readonly string[];
  /** Whether the pattern is for labels with Latin letters: nobody takes those of one script, and figures, for others. */
  readonly besideLatin?: boolean;
}

function characterAt({ 0: text, groups }: RegExpExecArray): string {
  return groups?.["at"] ?? groups?.["other"] ?? text;
}

const eastAsian = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u30FC\u3005\u3007`;

/** With the letters of East Asia, names have the Latin letters of ASCII alone: registries admit no others. */
const withEastAsian = new RegExp(String.raw`[${eastAsian}\p{Script=Hangul}]`, "u");

/** Ideographs and letters of few strokes, and radicals that are words of their own in no language of today. */
const plainShapes = String.raw`\u3007\u3108\u3112\u311A\u311F\u3127-\u3129\u31B2\u31B3\u31BA\u4E00-\u4E06\u4E28\u4E36\u4E5B\u4E85\u4E8C\u4EA0\u5182\u5196\u51F5\u531A\u5338\u5341\u56D7\u5B80\u5DDB\u5DE5\u8BA0`;

const patterns: readonly DeceptivePattern[] = [
  // Strokes, read as a slash, a full stop or a hyphen where no East Asian letter stands beside them.
  latin(
    delimiter(
      String.raw`(?<![${eastAsian}])(?<at>[\u30CE\u30F3\u30BD\u30BE\u4E3F\u4E36\u4E28\u4E40\u4E41\u4E5A\u3127])(?![${eastAsian}])`,
    ),
  ),
  // Ideographs, radicals and Bopomofo that are taken for Latin letters, hyphens or quotation marks beside anything else.
  latin(outOfPlace(String.raw`[^${eastAsian}](?<at>[${plainShapes}])|(?<other>[${plainShapes}])[^${eastAsian}]`)),
  // An ideograph like a square, between Latin letters.
  outOfPlace(String.raw`(?<=[a-z])(?<at>\u53E3)(?![${eastAsian}])|(?<![${eastAsian}])(?<other>\u53E3)(?=[a-z])`),
  // Marks of Japanese that mean nothing without a kana before them, or without words that they part.
  outOfPlace(String.raw`(?<![\p{Script=Hiragana}\p{Script=Katakana}\u30FC\u30FB])(?<at>\u30FC)`),
  outOfPlace(String.raw`(?<=[^${eastAsian}\u30FB])(?<at>\u30FB)|(?<other>\u30FB)(?![${eastAsian}\u30FB])`),
  outOfPlace(String.raw`(?<!\p{Script=Katakana})(?<at>[\u30FD\u30FE])`),
  // Syllables that look the same in both syllabaries, alone among those of the other one.
  outOfPlace(String.raw`^[\p{Script=Katakana}\u30FC]+(?<at>[\u3078-\u307A])[\p{Script=Katakana}\u30FC]+$`),
  outOfPlace(String.raw`^[\p{Script=Hiragana}\u30FC]+(?<at>[\u30D8-\u30DA])[\p{Script=Hiragana}\u30FC]+$`),
  // Colons and quotation marks among modifier letters and Hebrew punctuation.
  delimiter(String.raw`[\u02D0\u02D1\u0589\u05C3]`),
  outOfPlace(String.raw`[\u02B9-\u02BF\u02C6-\u02CF\u02D2-\u02EF]`),
  outOfPlace(String.raw`(?<![\p{Script=Hebrew}])[\u05F3\u05F4]`),
  { ...outOfPlace(String.raw`[\u00F0\u00FE]`), domains: ["is", "fo"] },
  { ...outOfPlace(String.raw`\u0259`), domains: ["az"] },
  { ...delimiter(String.raw`\u00B7`), domains: ["cat"] },
  // Letters of transcriptions and of old spellings: their marks are easily overlooked.
  outOfPlace(String.raw`[\u0138\u01CD-\u01DC\u1C80-\u1C8F\u1E00-\u1E9B\u1F00-\u1FFF\uA640-\uA69F\uA720-\uA7FF]`),
  // A letter o or g of another script inside a Latin word.
  outOfPlace(String.raw`(?<=[a-z])(?<at>[\u0585\u0581])(?=[a-z])`),
];

function delimiter(source: string): DeceptivePattern {
  return { pattern: new RegExp(source, "u"), kind: "delimiter", domains: [] };
}

function latin(pattern: DeceptivePattern): DeceptivePattern {
  return { ...pattern, besideLatin: true };
}

function outOfPlace(source: string): DeceptivePattern {
  return { pattern: new RegExp(source, "u"), kind: "out-of-place", domains: [] };
}

/** The same mark twice, which is drawn once (UTS #39 §5.4): one of them may be part of a letter that has it. */
const repeatedMark = /(\p{Mn})\1/u;

const foreignMarks: readonly RegExp[] = [
  // A stroke through a letter, which makes a slash of a space or another letter of this one.
  /[\u0335-\u0338]/u,
  // Marks of Latin, Greek and Cyrillic letters on others; a dot on a letter that has one, marks on one that has lost it.
  patternSequence(
    /(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}{0,2})/u,
    /[\u0300-\u0339\u0342\u0345]/u,
  ),
  /[ijl\u0131\u0456\u0458]\u0307|\u0131\p{Mn}/u,
  // Marks of kana and of Arabic on letters of other scripts.
  /(?<![\p{Script=Hiragana}\p{Script=Katakana}])[\u3099\u309A]/u,
  /(?<![\p{Script=Arabic}\p{M}\u200C\u200D])[\u064B-\u0655\u0670]/u,
  // Three and more marks on one letter.
  /[\u0300-\u036F]{3}/u,
];

/** Marks of one script on the letters of another. */
const scriptMark = /(?<base>.)(?<mark>[\p{Mn}\p{Mc}])/gu;

function faultOfMarks(label: string): DisplayFault | undefined {
  const text = normalForm(label, "NFD");
  const composed = normalForm(label, "NFC");
  const repeated = repeatedMark.exec(text)?.[1];
  if (repeated !== undefined) return { kind: "mark", character: repeated };
  for (const pattern of foreignMarks) {
    const found = pattern.exec(composed);
    if (found !== null) return { kind: "mark", character: /\p{M}/u.exec(found[0])?.[0] ?? "" };
  }
  for (const { groups } of text.matchAll(scriptMark)) {
    const { base = "", mark = "" } = groups ?? {};
    if (!/\p{M}/u.test(base) && !isHighlyRestrictive(base + mark)) return { kind: "mark", character: mark };
    if (/[0-9-]/.test(base)) return { kind: "mark", character: mark };
  }
  return undefined;
}

/** The value zero of each system of decimal digits, which stand in rows of ten. */
function systemOf(digit: string): number {
  let zero = digit.codePointAt(0) ?? 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && (digit.codePointAt(0) ?? 0) - zero < 9) zero--;
  return zero;
}

function faultOfDigits(label: string): DisplayFault | undefined {
  const systems = new Set(Array.from(label.matchAll(/\p{Nd}/gu), ([digit]) => systemOf(digit)));
  if (systems.size > 1) return { kind: "digits" };
  return looksNumeric(label) ? { kind: "numeric" } : undefined;
}

function faultOfScripts(label: string, topLevelDomain: string): DisplayFault | undefined {
  if (!isHighlyRestrictive(label)) return { kind: "scripts" };
  if (asciiLookalike(label) !== undefined && !isAtHome(label, topLevelDomain)) return { kind: "lookalike" };
  return looksLatin(label, topLevelDomain) ? { kind: "latin" } : undefined;
}

/** What stands below another name is no name of a site; sites under `com` have names under `co.uk` and the like, too. */
function faultOfName(unicode: string, label: DnsLabel, host: DnsHost): DisplayFault | undefined {
  const isInCountry = /^com?$/.test(host.labels.at(-2)?.text ?? "") && /^[a-z]{2}$/.test(topLevelDomain(host));
  if (host.labels.at(isInCountry ? -3 : -2) !== label) return undefined;
  const site = imitatedSite(unicode, isInCountry ? "com" : topLevelDomain(host));
  return site === undefined ? undefined : { kind: "site", site };
}
