import { lookupScheme } from "../../../schemes/lookup-scheme.js";
import type { TextConvention } from "../convention.js";
import { conventionsOf } from "../conventions.js";

type Test = (text: string) => boolean;

/**
 * Whether a text is no identifier, wherever it stands. The drive letters of paths in links are left to browsers, which
 * take them for schemes.
 */
export const isNeverIdentifier = testOf("no-identifier");

/** Whether the text uses its colon as something else than the end of a scheme. */
export const hasOtherUseOfColon = testOf("other-use-of-colon");

/** Whether the text is the source of a regular expression, or is assembled by a program for its own use. */
export const isForPrograms = testOf("for-programs");

/** Seven words in a row. */
const words = /(?:\p{L}{2,32}[,;.]? ){6}\p{L}/u;

/** Whether the text is for people, who may find signs of a pattern in it: `separated by a pipe (|)`. */
export function isRunningText(text: string): boolean {
  return words.test(text);
}

/** Whether the text begins with a misspelled `http` or `https` before what can only be a host. */
export const beginsWithMisspelledScheme = testOf("misspelled-scheme");

const holdsSeveral = testOf("several");
const pairs = conventionsOf("text").flatMap(({ match }) => ("words" in match ? [match.words] : []));

/** Whether the text is a sentence, lines, markup or a list that starts with an identifier: `https://a.example is down`. */
export function isSentence(text: string): boolean {
  if (holdsSeveral(text)) return true;
  const words = wordsOf(text);
  return words.length > 2 || pairs.some((pair) => isPair(words, pair));
}

/** Whether a text is what the convention says. */
export function isOfForm(text: string, { match }: TextConvention): boolean {
  if ("words" in match) return isPair(wordsOf(text), match.words);
  return match.text.some((pattern) => pattern.test(text)) && !(match.unlessScheme === true && hasScheme(text));
}

function isPair([first = "", second, third]: readonly string[], [before, behind]: readonly [RegExp, RegExp]): boolean {
  return second !== undefined && third === undefined && before.test(first) && behind.test(second);
}

/** A template tag right behind other characters; white space in it separates no words: `https://a/{{ lang }}`. */
const putIn = /(?<=[^\s$])(?:\$?\{\{[^{}]*\}\}|\{%[^{}%]*%\}|<%[^<>%]*%>)/gu;

/** The first words of a text, three at most. */
function wordsOf(text: string): string[] {
  return text.replace(putIn, "_").trim().split(/\s+/u, 3);
}

function hasScheme(text: string): boolean {
  return lookupScheme(text.slice(0, text.indexOf(":"))) !== undefined;
}

/**
 * Makes a test for all texts of a form. Patterns with the same flags are joined, since most texts are tested and few
 * match.
 */
function testOf(form: TextConvention["effect"]["is"]): Test {
  const conventions = conventionsOf("text").filter(({ match, effect }) => effect.is === form && "text" in match);
  const isPlain = ({ match }: TextConvention): boolean => "text" in match && match.unlessScheme === undefined;
  const patterns = conventions.filter(isPlain).flatMap(({ match }) => ("text" in match ? match.text : []));
  const joined = [...new Set(patterns.map(({ flags }) => flags))].map((flags) => {
    const sources = patterns.filter((pattern) => pattern.flags === flags).map(({ source }) => `(?:${source})`);
    return new RegExp(sources.join("|"), flags);
  });
  const others = conventions.filter((convention) => !isPlain(convention));
  return (text) => joined.some((pattern) => pattern.test(text)) || others.some((each) => isOfForm(text, each));
}
