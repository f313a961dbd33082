import {
  hasSchemeSign,
  heedsSigns,
  mayCall,
  maySet,
  mayTag,
  tablesFor,
  type Settings,
} from "../literals/locating/index.js";
import { namesIn } from "./languages/javascript/estree/need.js";

/** In UTF-16 code units. A longer text is rarely without identifiers, and has too many words to look at twice. */
const longestText = 500_000;

const word = /[\w$\u0080-\uFFFF]+/gu;
/** A line comment of most languages, and what else stands before two slashes where no string begins with them. */
const joinable = /[^\s;{}),/]\/\//u;

/**
 * Whether it is quickly told that no identifier stands in a program, not even in a comment: the text has no sign of a
 * scheme, and none of its words names a place where another text is an identifier. A quiet script (`languages/javascript/quiet`)
 * may hold some in its comments; this text need not be read at all.
 */
export function codeHasNoIdentifier(text: string, settings: Settings): boolean {
  if (text.length > longestText || hasAdditions(settings)) return false;
  if (hasSchemeSign(text, { start: 0, end: text.length }) || joinable.test(text)) return false;
  const { needOf, havePrefixes } = namesIn(text, settings);
  if (havePrefixes) return false;
  const words = new Set<string>();
  for (const [each] of text.matchAll(word)) words.add(each);
  const all = [...words];
  const hasTemplates = text.includes("`");
  return all.every(
    (each) =>
      needOf(each) === "scheme" && !mayCall(each, words) && !maySet(each, all) && !(hasTemplates && mayTag(each)),
  );
}

/** What an element of JSX ends with. */
const endOfElement = /<\/|\/>/u;
/** The name of an attribute, and of what else a value is assigned to; a comment may stand behind it. */
const nameBeforeEquals = /(?<![\w$\u0080-\uFFFF.:-])[\w$\u0080-\uFFFF.:-]{1,128}(?=\s{0,64}[=/])/gu;

/** The same of a script, in which elements of JSX may stand: none of their attributes is a place of identifiers. */
export function scriptHasNoIdentifier(text: string, settings: Settings): boolean {
  if (!codeHasNoIdentifier(text, settings)) return false;
  if (!endOfElement.test(text)) return true;
  const { onAnyElement } = tablesFor(settings);
  const names = new Set(text.match(nameBeforeEquals));
  return [...names].every((name) => onAnyElement(name).every(heedsSigns));
}

/** Whether places of identifiers or schemes are added to those that any file has. */
export function hasAdditions({ sinks, attributes, names, keys, schemes, opaqueNames }: Settings): boolean {
  return [sinks, attributes, names, keys, schemes, opaqueNames].some(({ length }) => length > 0);
}
