import { mayCall, maySet, hasSchemeSign, mayTag, type Settings } from "../literals/locating/index.js";
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
const jsx = /<\/|\/>/u;

/** The same of a script, in which elements of JSX may stand. */
export function scriptHasNoIdentifier(text: string, settings: Settings): boolean {
  return !jsx.test(text) && codeHasNoIdentifier(text, settings);
}

/** Whether places of identifiers or schemes are added to those that any file has. */
export function hasAdditions({ sinks, attributes, names, keys, schemes, opaqueNames }: Settings): boolean {
  return [sinks, attributes, names, keys, schemes, opaqueNames].some(({ length }) => length > 0);
}
