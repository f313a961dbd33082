import { scriptNames } from "./script-names.js";
import { wordSet } from "../text/word-set.js";

/** What goes with every script: Common, Inherited, and code points that the runtime does not know. */
const neutral = String.raw`\p{scx=Common}\p{scx=Inherited}\p{Cn}`;

/** Latin with the scripts of Japanese, of Chinese in Taiwan, of Korean (UTS #39 §5.2, *Highly Restrictive*). */
const writtenTogether: readonly string[] = [
  String.raw`\p{scx=Hiragana}\p{scx=Katakana}`,
  String.raw`\p{scx=Bopomofo}`,
  String.raw`\p{scx=Hangul}`,
].map((classes) => String.raw`\p{scx=Latin}\p{scx=Han}${classes}${neutral}`);

// Made on first use, each for itself: most texts need one or two of them.
const others = new Map<string, RegExp | undefined>();

/**
 * Whether a text is of one script, or of scripts that one language writes together: no more than the level *Highly
 * Restrictive* of UTS #39 §5.2 admits. `изолирyющий` with a Latin `y` is not.
 */
export function isHighlyRestrictive(text: string): boolean {
  return (
    writtenTogether.some((classes) => consistsOf(text, classes)) || scriptNames.some((name) => isWrittenIn(text, name))
  );
}

/** Scripts in common modern use (UAX #31, Table 5) that are not written together with Latin letters in names. */
const recommended = wordSet(`
Arabic Armenian Bengali Devanagari Ethiopic Georgian Gujarati Gurmukhi Hebrew Kannada Khmer Lao Malayalam Myanmar Oriya
Sinhala Tamil Telugu Thaana Thai Tibetan
`);

/**
 * Whether a text is no more than the level *Moderately Restrictive* of UTS #39 §5.2 admits: Latin letters may also
 * stand with one other script in common use, but for Cyrillic and Greek, whose letters look like them.
 */
export function isModeratelyRestrictive(text: string): boolean {
  return (
    isHighlyRestrictive(text) ||
    [...recommended].some((name) => consistsOf(text, `\\p{scx=Latin}\\p{scx=${name}}${neutral}`))
  );
}

/** Whether every character may belong to the script: it is of it, common to all scripts, or unknown to the runtime. */
export function isWrittenIn(text: string, script: string): boolean {
  return consistsOf(text, `\\p{scx=${script}}${neutral}`);
}

/** The names of the scripts in a text, in order of appearance, with spaces for their underscores. */
export function scriptsIn(text: string): string[] {
  const found = new Set<string>();
  for (const character of new Set(text)) {
    const script = scriptOf(character);
    if (script !== undefined) found.add(script.replaceAll("_", " "));
  }
  return [...found];
}

/** What most identifiers consist of is told by one look each, and not by one for each of all scripts. */
function scriptOf(character: string): string | undefined {
  if (/[\p{Script=Common}\p{Script=Inherited}]/u.test(character)) return undefined;
  if (/\p{Script=Latin}/u.test(character)) return "Latin";
  return scriptNames.find((name) => consistsOf(character, `\\p{Script=${name}}`));
}

/** Whether there is no character outside some classes. Nothing is of a script that is younger than the runtime. */
function consistsOf(text: string, classes: string): boolean {
  if (!others.has(classes)) others.set(classes, otherThan(classes));
  return others.get(classes)?.test(text) === false;
}

function otherThan(classes: string): RegExp | undefined {
  try {
    return new RegExp(`[^${classes}]`, "u");
  } catch {
    return undefined;
  }
}
