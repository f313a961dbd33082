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

/**
 * The longest text that is tested, in UTF-16 code units: a longer one rarely has no identifier, and its words take
 * long.
 */
const longestText = 500_000;

const word = /[\w$\u0080-\uFFFF]+/gu;
/**
 * Two slashes where hardly any language has a line comment: they may begin a string that is joined to a scheme,
 * `"http:" + "//a"`.
 */
const joinable = /[^\s;{}),/]\/\//u;

/**
 * Quick test: `true` if a program certainly has no identifier, not even in a comment, since the text has no sign of a
 * scheme and none of its words names a place where a text without one counts as an identifier. Unlike a quiet script
 * (`languages/javascript/quiet`), such a text need not be read at all.
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

/** The end of an element of JSX. */
const endOfElement = /<\/|\/>/u;
/** The name of an attribute or of anything else before an equals sign; a comment may stand between the two. */
const nameBeforeEquals = /(?<![\w$\u0080-\uFFFF.:-])[\w$\u0080-\uFFFF.:-]{1,128}(?=\s{0,64}[=/])/gu;

/**
 * As `codeHasNoIdentifier`, for a script that may hold JSX: none of its attributes may be one that takes identifiers,
 * either.
 */
export function scriptHasNoIdentifier(text: string, settings: Settings): boolean {
  if (!codeHasNoIdentifier(text, settings)) return false;
  if (!endOfElement.test(text)) return true;
  const { onAnyElement } = tablesFor(settings);
  const names = new Set(text.match(nameBeforeEquals));
  return [...names].every((name) => onAnyElement(name).every(heedsSigns));
}

/** Whether the settings add places of identifiers, or schemes, to the built-in ones. */
export function hasAdditions({ sinks, attributes, names, keys, schemes, opaqueNames }: Settings): boolean {
  return [sinks, attributes, names, keys, schemes, opaqueNames].some(({ length }) => length > 0);
}
