import { isAscii } from "../text/ascii.js";
import { isRightToLeft } from "../bidi/bidi-class.js";
import { skeleton } from "../bidi/skeleton.js";
import { imitatedSite } from "./imitated-sites.js";
import { isWrittenIn } from "../scripts/restriction-level.js";
import { normalForm } from "../text/normal-form.js";

/**
 * The ASCII label that a label outside ASCII looks like, character by character (UTS #39 §4): `apple` for `аррӏе`. None
 * for labels with right-to-left letters, which nobody takes for Latin ones, and for labels without letters.
 *
 * Differs from UTS #39 §4: a character that looks like several, as `æ` like `ae`, is a letter of its own to readers.
 */
export function asciiLookalike(label: string): string | undefined {
  if (!/\p{L}/u.test(label)) return undefined;
  let lookalike = "";
  for (const character of normalForm(label, "NFD")) {
    const ascii = asciiFormOf(character);
    if (ascii === undefined) return undefined;
    lookalike += ascii;
  }
  return lookalike === label ? undefined : lookalike;
}

/** The characters of a label that look like others of ASCII, each once, with those. */
export function asciiLookalikesIn(label: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const character of normalForm(label, "NFD")) {
    const ascii = asciiFormOf(character);
    if (ascii !== undefined && ascii !== character) found.set(character, ascii);
  }
  return found;
}

/** The letter, digit or hyphen that a character is or looks like. */
function asciiFormOf(character: string): string | undefined {
  if (/^[a-z0-9-]$/.test(character)) return character;
  if (character < "\x80" || isRightToLeft(character.codePointAt(0) ?? 0)) return undefined;
  const prototype = skeleton(character).toLowerCase();
  return /^[a-z0-9-]$/.test(prototype) ? prototype : undefined;
}

interface Home {
  /** The letters of the labels. */
  readonly letters: (label: string) => boolean;
  /** The top-level domains where they are expected. */
  readonly domains: ReadonlySet<string>;
}

const homes: readonly Home[] = [
  inScript("Cyrillic", ["bg", "by", "kg", "kz", "me", "mk", "mn", "rs", "ru", "su", "tj", "ua", "uz"]),
  inScript("Greek", ["cy", "gr"]),
  inScript("Armenian", ["am"]),
  inScript("Georgian", ["ge"]),
  inScript("Ethiopic", ["er", "et"]),
  inScript("Malayalam", ["in"]),
  inScript("Myanmar", ["mm"]),
  // The thorn of Icelandic.
  { letters: (label) => /^[a-z0-9þ-]*$/.test(label), domains: new Set(["fo", "is"]) },
];

function inScript(script: string, domains: readonly string[]): Home {
  return { letters: (label) => isWrittenIn(label, script), domains: new Set(domains) };
}

/**
 * Whether a label stands under a top-level domain whose readers write with its letters, so that it says what it seems to
 * say: `хор` under `ru`, or in a name of which the top-level domain is written in the same script.
 */
export function isAtHome(label: string, topLevelDomain: string): boolean {
  // Browsers show the dotless i of Turkish under every domain, but not in the name of a site that everybody knows.
  if (/^[a-z0-9ı-]*$/.test(label)) return imitatedSite(label, topLevelDomain) === undefined;
  if (homes.some(({ letters, domains }) => domains.has(topLevelDomain) && letters(label))) return true;
  return !isAscii(topLevelDomain) && homes.some(({ letters }) => letters(label) && letters(topLevelDomain));
}
