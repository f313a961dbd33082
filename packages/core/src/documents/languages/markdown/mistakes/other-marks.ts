import { mistakePattern, type Mistake } from "./mistake.js";
import {
  address,
  addressInBrackets,
  addressOfSentence,
  file,
  fragment,
  local,
  page,
  pageWithHyphen,
  pathFromAbove,
  scheme,
  section,
  wholeAddress,
} from "./parts.js";

/** The end of a word, perhaps of a sentence. */
const endOfWord = String.raw`(?=[.,;:!?]?(?:\s|$))`;

/** Other marks in the place of a parenthesis of the destination, behind the text of a link. */
export const otherMarks: readonly Mistake[] = [
  {
    name: "brackets in the place of both parentheses, or a bracket in the place of the first",
    pattern: mistakePattern`\[${addressInBrackets}[\])]`,
    examples: { is: ["[a]«[https://b.example]»", "[a]«[https://b.example)»"], isNot: ["[a][b]"] },
  },
  {
    name: "bracket before a path of the site that ends with a slash",
    pattern: mistakePattern`\[\/[\p{L}\p{N}][^\s<>()[\]]{0,500}\/\)`,
    examples: { is: ["[a]«[/b/c/)»"], isNot: ["[a][/b)"] },
  },
  {
    name: "full-width parenthesis before the address",
    pattern: mistakePattern`（${wholeAddress}[)）]`,
    examples: { is: ["[a]«（https://b.example）»", "[a]«（https://b.example)»"], isNot: ["[a]（b）"] },
  },
  {
    name: "full-width parenthesis behind the address",
    pattern: mistakePattern`\(${wholeAddress}）`,
    examples: { is: ["[a]«(https://b.example）»"], isNot: ["（[a](https://b.example)）"] },
  },
  {
    name: "braces or angle brackets of typography",
    pattern: mistakePattern`[{‹〈⟨＜](?=${scheme})[^\s<>(){}[\]‹›〈〉⟨⟩＜＞]{1,2000}[)}\]›〉⟩＞]`,
    examples: { is: ["[a]«{https://b.example}»", "[a]«‹https://b.example›»"], isNot: ["[a]{b}"] },
  },
  {
    name: "angle bracket in the place of the first parenthesis",
    pattern: mistakePattern`<(?=${scheme})[^\s<>()]{1,2000}\)`,
    examples: { is: ["[a]«<https://b.example)»"], isNot: ["[a] <https://b.example>"] },
  },
  {
    name: "angle bracket in the parentheses that is not closed",
    pattern: mistakePattern`\(<(?=${scheme})[^\s<>()]{1,2000}\)`,
    examples: { is: ["[a]«(<https://b.example)»"], isNot: ["[a](<https://b.example>)"] },
  },
  {
    name: "angle bracket in the place of the last parenthesis",
    pattern: mistakePattern`\((?=${scheme})[^\s<>()]{1,2000}>${endOfWord}`,
    examples: { is: ["[a]«(https://b.example>»."], isNot: ["[a](b>"] },
  },
  {
    name: "angle bracket or bracket behind an address of mail",
    pattern: mistakePattern`\([\w.+-]{1,64}@(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,10}[>\]]${endOfWord}`,
    examples: { is: ["[a]«(b@c.example>»", "[a]«(b@c.example]»"], isNot: ["[a](b@c]"] },
  },
  {
    name: "marks of emphasis in the place of the first parenthesis",
    pattern: mistakePattern`\*\*${wholeAddress}\)`,
    examples: { is: ["[a]«**https://b.example)»"], isNot: ["[a]**b**"] },
  },
  {
    name: "bracket or brace behind a fragment",
    pattern: mistakePattern`\(#\p{L}[\p{L}\p{M}\p{N}_&-]{1,100}(?:\.[\p{L}\p{M}\p{N}_-]{1,100}){0,4}[}\]]`,
    examples: { is: ["[a]«(#b-c]»", "[a]«(#bc.d}»"], isNot: ["[a](#b]"] },
  },
  {
    name: "bracket or brace behind a file",
    pattern: mistakePattern`\((?:\.\.\/){0,8}(?:\.{0,2}\/)?${file}${fragment}[\]}]`,
    examples: { is: ["[a]«(b/c.md]»", "[a]«(../b.png}»"], isNot: ["[a](b.c]"] },
  },
  {
    name: "bracket or brace behind a path from a folder above",
    pattern: mistakePattern`\(${pathFromAbove}[\]}]`,
    examples: { is: ["[a]«(../b/c]»"], isNot: ["[a](..]"] },
  },
  {
    name: "brackets or braces behind a path that begins with a slash or full stops",
    pattern: mistakePattern`\((?:\.{0,2}\/|\/\/)[\p{L}\p{N}][\w-]{0,63}(?:[/.][\w-]{1,64}){0,16}\/?(?:#[\w-]{1,200})?[\]}]{1,2}(?![([\p{L}\p{N}])`,
    examples: { is: ["[a]«(./b]»", "[a]«(/b/c.d}»"], isNot: ["[a](./b](c)"] },
  },
  {
    name: "bracket behind a path of three words and more",
    pattern: mistakePattern`\([\p{L}\p{N}]{1,64}(?:[-/_][\p{L}\p{N}]{1,64}){2,16}\](?![(\]])`,
    examples: { is: ["[a]«(b-c-d]»"], isNot: ["[a](b-c]"] },
  },
];

/** Other marks than a bracket and a parenthesis between the text of a link and its address; they begin with the bracket. */
export const otherMarksBetween: readonly Mistake[] = [
  {
    name: "no parenthesis before the address",
    pattern: mistakePattern`\](?=${scheme}|${local})${address}\)`,
    examples: { is: ["[a«]https://b.example)»", "[a«]b.md)»"], isNot: ["[a]b)"] },
  },
  {
    name: "another character behind the bracket, or twice the bracket",
    pattern: mistakePattern`\](?:[\])]|[}:](?=\(https?:)|(?<!["'][[][^[\]\n\r]{1,200}\])["'>](?=\((?:https?:|www\.)))(?:\((?=${scheme}|${local}|${page}|${pageWithHyphen}|${section}\)|\.\/[\p{L}\p{N}])${address}\)|${wholeAddress}\))`,
    examples: {
      is: [
        "[a«]](https://b.example)»",
        "[a«]](./b#c)»",
        "[a«])(b.md)»",
        "b [a«]:(https://c.example)»",
        "[a«]>(https://b.example)»",
      ],
      isNot: ["[a]](b)", "[[a]](./b)", '"[a]"(https://b.example)'],
    },
  },
  {
    name: "autolink right behind the text",
    pattern: mistakePattern`\]<${scheme}[^\s<>]{1,2000}>(?!\()`,
    examples: { is: ["[a«]<https://b.example>»"], isNot: ["[a] <https://b.example>"] },
  },
  {
    name: "address right behind a text of several words",
    pattern: mistakePattern`(?<=\p{Ll}{2}[^[\]]{0,60}[ ][^[\]]{0,60})\](?=https?:)${addressOfSentence}(?=[.,;:]?(?:\s|$))`,
    examples: { is: ["[ab cd«]https://b.example», e"], isNot: ["e [A]https://b.example"] },
  },
];

/**
 * An address without parentheses, or with the last one behind white space, where the text begins a line or an item; they begin with the
 * bracket.
 */
export const noParentheses: readonly Mistake[] = [
  {
    name: "address behind white space with the last parenthesis alone",
    pattern: mistakePattern`\][ \t]${wholeAddress}\)(?!\()`,
    examples: { is: ["[ab«] https://b.example)»"], isNot: ["c [ab] https://b.example", "[AB] https://b.example)"] },
  },
  {
    name: "autolink or address right behind the text",
    pattern: mistakePattern`\](?:<${scheme}[^\s<>]{1,2000}>|(?=${scheme})${addressOfSentence})(?!\()`,
    examples: { is: ["[ab«]https://b.example»", "* [ab«]https://b.example»."], isNot: ["[AB]https://b.example"] },
  },
];

export const nestedLinks: readonly Mistake[] = [
  {
    name: "link in the place of another link's address",
    pattern: mistakePattern`\(\[${scheme}[^\s<>()[\]]{1,2000}\]\([^\s<>()]{1,2000}\)\)`,
    examples: { is: ["[a]«([https://b.example](https://b.example))»"], isNot: ["([a](https://b.example))"] },
  },
];
