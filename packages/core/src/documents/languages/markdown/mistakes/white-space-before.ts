import { mistakePattern, type Mistake } from "./mistake.js";
import {
  address,
  endOfParagraph,
  file,
  folderAndPage,
  fragment,
  host,
  local,
  noFolderOfSystem,
  page,
  pageWithHyphen,
  scheme,
  shorthand,
  wholeAddress,
} from "./parts.js";

/** What is surely no remark in parentheses. */
const destination = String.raw`(?=${scheme}|${host}|${page}|${pageWithHyphen}|${shorthand}|(?:\.{0,2}\/)?${file}|#-?\p{L}[\p{L}\p{M}\p{N}_-]{1,100}\))`;

/** White space, or what is not seen, between the text of a link and its parenthesis. */
export const whiteSpaceBefore: readonly Mistake[] = [
  {
    name: "white space before the parenthesis",
    pattern: mistakePattern`[ \t]{1,2}\(${destination}${address}(?:[ \t]{1,2}"[^"\n\r]{1,200}")?[ \t]?\)`,
    examples: {
      is: [
        "[a]« (https://b.example)»",
        '[a]«  (https://b.example "c")»',
        "[a]« (b.example.org/c)»",
        "[a]« (/b/c/)»",
        "[a]« (/b/c-d)»",
        "[a]« (mdn:b/c)»",
        "[a]« (b.md)»",
        "[a]« (#b-c)»",
      ],
      isNot: ["[a] (b)", "[a] (/usr/b-c)", "[a] (b c.md d)", "[1] (https://b.example)"],
    },
  },
  {
    name: "no-break or ideographic space before the parenthesis",
    pattern: mistakePattern`[\u00A0\u3000]{1,8}\((?=${scheme}|${local})${address}\)`,
    examples: { is: ["[a]«\u00A0(https://b.example)»", "[a]«\u3000(b.md)»"], isNot: ["[a]\u00A0(b)"] },
  },
  {
    name: "characters that are not seen before the parenthesis, which alone are wrong",
    pattern: mistakePattern`\p{Cf}{1,8}(?=\((?=${scheme}|${local})${address}\))`,
    examples: { is: ["[a]«\u200B»(https://b.example)", "[a]«\u2060»(b.md)"], isNot: ["[a]\u200B(b)"] },
  },
  {
    name: "white space before a parenthesis that nothing closes up to the end of the paragraph",
    pattern: mistakePattern`[ \t]{1,2}\(${wholeAddress}(?=${endOfParagraph})`,
    examples: { is: ["[a]« (https://b.example»"], isNot: ["[a] (b"] },
  },
  {
    name: "white space before a parenthesis that the next line closes",
    pattern: mistakePattern`[ \t]{1,2}\(${wholeAddress}[ \t]*\r?\n[ \t]*\)`,
    examples: { is: ["[a]« (https://b.example\n)»"], isNot: ["[a] (b\n)"] },
  },
  {
    name: "line end before the parenthesis",
    pattern: mistakePattern`[ \t]*\r?\n[ \t]*\(${wholeAddress}\)(?!\()`,
    examples: { is: ["[a b]«\n(https://c.example)»"], isNot: ["[a b]\n(c)"] },
  },
  {
    name: "white space before a path from a folder above",
    pattern: mistakePattern`[ \t]{1,2}\((?:\.\.\/){1,8}[\p{L}\p{N}][\w-]{0,63}(?:[/.][\w-]{1,64}){0,16}\/?${fragment}\)`,
    examples: { is: ["[a]« (../b)»", "[a]« (../../b/c.d#e)»"], isNot: ["[a] (..)"] },
  },
];

/** White space before a page of the site, behind a text of several words. */
export const whiteSpaceBehindWords: readonly Mistake[] = [
  {
    name: "white space before a page at the root of the site",
    pattern: new RegExp(String.raw`[ \t]{1,2}\(\/${noFolderOfSystem}[a-z]{5,40}(?:-[a-z]{1,40}){0,8}\/?\)(?!\()`, "uy"),
    examples: {
      is: ["[ab cd]« (/pricing)»", "c [ab cd]« (/contact-us/)»"],
      isNot: ["[ab] (/pricing)", "[ab cd] (/media)", "[ab cd] (/abc)"],
    },
  },
];

/** The same before any page, where the text begins a line or an item. */
export const whiteSpaceBehindWordsOfLine: readonly Mistake[] = [
  {
    name: "white space before the path of a page",
    pattern: mistakePattern`[ \t]{1,2}\(\/${noFolderOfSystem}${folderAndPage}\/?${fragment}\)`,
    examples: {
      is: ["[ab cd]« (/b/c)»", "* [ab cd]« (/b/c/#d)»"],
      isNot: ["e [ab cd] (/b/c)", "[ab cd] (/usr/lib)", "[ab] (/b/c)"],
    },
  },
];

/** White space, a word, or both, where the text begins a line or an item. */
export const whiteSpaceInLine: readonly Mistake[] = [
  {
    name: "word in parentheses between the text and the address",
    pattern: mistakePattern`[ \t]{1,2}\([\p{L}\p{N} ]{1,40}\)[ \t]{0,2}\(${wholeAddress}\)`,
    examples: { is: ["[a]« (b c) (https://d.example)»"], isNot: ["e [a] (b c) (https://d.example)"] },
  },
];
