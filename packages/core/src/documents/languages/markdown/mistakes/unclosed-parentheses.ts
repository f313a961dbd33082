import { mistakePattern, type Mistake } from "./mistake.js";
import {
  balanced,
  blank,
  document,
  endOfCell,
  endOfParagraph,
  file,
  fragment,
  nextLink,
  pathFromAbove,
  wholeAddress,
} from "./parts.js";

/** A path of the site whose last word has a hyphen before it. */
const hyphenated = String.raw`\/[\p{L}\p{N}][\w-]{0,63}(?:\/[\w-]{1,64}){0,16}(?<=-[\w/-]{1,200})\/?`;

/** Destinations behind the text of a link whose parenthesis nothing closes. */
export const unclosedParentheses: readonly Mistake[] = [
  {
    name: "fragment at the end of the line or before the next link",
    pattern: mistakePattern`\(#\p{L}[\p{L}\p{M}\p{N}_&-]{1,100}(?:\.[\p{L}\p{M}\p{N}_-]{1,100}){0,4}(?=${endOfCell}|${nextLink})`,
    examples: { is: ["[a]«(#b-c»", "[a]«(#bc» | d", "[a]«(#bc», [d](e)"], isNot: ["[a](#b c"] },
  },
  {
    name: "file at the end of the line, before a dash or the next link",
    pattern: mistakePattern`\((?:\.{0,2}\/)?${file}${fragment}(?=${endOfCell}|${blank}+[-–—:]${blank}${balanced}$|${nextLink})`,
    examples: {
      is: ["[a]«(b.md»", "[a]«(./b/c.html#d» – e", "[a]«(b.md» and [c](d)"],
      isNot: ["[a](b.md c", "[a](b.c"],
    },
  },
  {
    name: "file in a folder, named from here or from the root, before the words of a sentence",
    pattern: mistakePattern`\(\.{0,2}\/${file}${fragment}(?=${blank}+[\p{Ll}\p{N}]${balanced}$)`,
    examples: { is: ["[a]«(./b.md» c"], isNot: ["[a](b.md c", "[a](./b.md c)"] },
  },
  {
    name: "path from a folder above at the end of the line, or before the words of a sentence",
    pattern: mistakePattern`\(${pathFromAbove}(?=${endOfCell}|${blank}+[\p{Ll}\p{N}–—-]${balanced}$)`,
    examples: { is: ["[a]«(../b/c»", "[a]«(../../b#c» d"], isNot: ["[a](../b c)"] },
  },
  {
    name: "page of the site before the words of a sentence",
    pattern: mistakePattern`\(${hyphenated}(?=,?${blank}[\p{Ll}\p{N}]${balanced}$)`,
    examples: { is: ["[a]«(/b/c-d» e"], isNot: ["[a](/b/c d", "[a](/b-c d)"] },
  },
  {
    name: "page before at least three words of a sentence, which no quotation marks make a title",
    pattern: mistakePattern`\((?:\.{0,2}\/)?${document}${fragment}(?=(?:${blank}[\p{Ll}’']{1,20}){3})`,
    examples: { is: ["[a]«(b.md» cd ef gh"], isNot: ["[a](b.md cd ef"] },
  },
  {
    name: "page of the site at the end of the line, or of its last sentence",
    pattern: mistakePattern`\(\/[\p{L}\p{N}][\w-]{0,63}(?:\/[\w-]{1,64}){1,16}\/?(?=[.,;:]?[ \t]*$)`,
    examples: { is: ["[a]«(/b/c»."], isNot: ["[a](/b"] },
  },
  {
    name: "path of two words and more at the end of the paragraph",
    pattern: mistakePattern`\([\p{L}\p{N}]{1,64}(?:[-/_][\p{L}\p{N}]{1,64}){1,16}\/?(?=\.?${endOfParagraph})`,
    examples: { is: ["[a]«(b-c»", "[a]«(b/c/»."], isNot: ["[a](b", "[a](b-c d"] },
  },
  {
    name: "fragment of ASCII before words of another script",
    pattern: mistakePattern`\(#[a-z][\w-]{1,100}(?=[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]${balanced}$)`,
    examples: { is: ["[a]«(#bc»를 참조", "[a]«(#bc»を見る d"], isNot: ["[a](#bc를)"] },
  },
  {
    // A template such as `{{% a` may go on in the next line.
    name: "address at the end of the line, or before words in which all parentheses are closed",
    pattern: mistakePattern`\(${wholeAddress}(?<!\{\{[%<]?)(?=[ \t]*$|${blank}+${balanced}(?:$|\]\())`,
    examples: {
      is: ["[a]«(https://b.example»", "[a]«(https://b.example/c» d (e) f"],
      isNot: ["[a](https://b.example/{{%\nc %}}/)"],
    },
  },
];
