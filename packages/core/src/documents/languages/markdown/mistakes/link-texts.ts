import type { Span } from "../../../../findings/span.js";
import { matchEnd } from "../../../../text/sticky-match.js";
import { findMistake, mistakePattern, type Mistake } from "./mistake.js";
import { addressInBrackets, inParentheses, local, scheme, address, wholeAddress } from "./parts.js";

/** Text of a link without code, white space at its ends, and brackets; words of it may stand in parentheses. */
const words = String.raw`[^\s()[\]{}<>\x60](?:(?:[^()[\]{}<>\x60\n\r]{0,100}\([^()[\]{}<>\x60\n\r]{1,60}\)){0,2}[^()[\]{}<>\x60\n\r]{0,100}[^\s()[\]{}<>\x60])?`;

/** Text of a link that ends with code, up to the back quote behind that. */
const textAndCode = String.raw`[^()[\]{}<>\x60\n\r]{0,100}\x60[^\x60\n\r]{1,100}`;

/** DocFX includes a file by `[!code-csharp[](a.cs)]`. */
const noInclude = String.raw`(?!![a-z][\w-]{0,60}\[\]\()`;

/** No bracket further on, which could end the text. */
const noBracketBehind = String.raw`(?![^[\]]{0,300}\])`;

/** Texts of links that something else ends than the bracket before the address, or nothing; they begin behind the bracket that opens them. */
const wronglyClosed: readonly Mistake[] = [
  {
    name: "another character than the bracket between the text and its address",
    pattern: mistakePattern`${noInclude}${words}(?<slip>(?:[)}[/]|(?<=[\p{L}\p{N}])\[\])${inParentheses}|[)}]\[${addressInBrackets}[)\]])`,
    examples: {
      is: ["[a«)(https://b.example)»", "[a«[](https://b.example)»", "[a (b) c«}(d.md)»", "[a«)[https://b.example]»"],
      isNot: ["[!code[](b.md)]", "[a)(b)"],
    },
  },
  {
    name: "another character than the bracket between code that ends the text and the address",
    pattern: mistakePattern`${noInclude}${textAndCode}\x60(?<slip>[)}[]${inParentheses})`,
    examples: { is: ["[`a`«)(https://b.example)»", "[a `b`«[(c.md)»"], isNot: ["[`a`](b)"] },
  },
  {
    name: "nothing between code that ends the text and the address",
    pattern: mistakePattern`${noInclude}${textAndCode}(?<slip>\x60${inParentheses})${noBracketBehind}`,
    examples: { is: ["[`a«`(https://b.example)»"], isNot: ["[`a`(https://b.example) c]"] },
  },
  {
    name: "no bracket behind a text on one line or two",
    pattern: mistakePattern`[^()[\]{}<>\x60\n\r]{0,100}(?:\r?\n[^()[\]{}<>\x60\n\r]{0,100})?(?<slip>[\p{L}\p{N}*_!?.][ \t]?\((?=${scheme}|${local})${address}\))${noBracketBehind}`,
    examples: {
      is: ["[ab c«d(https://e.example)»", "[ab\nc«d (e.md)»"],
      isNot: ["[ab (https://c.example)] d", "[ab (c)"],
    },
  },
  {
    name: "no bracket behind an image as the text",
    pattern: mistakePattern`!\[[^[\]\n\r]{0,200}\](?<slip>\([^\s()]{1,500}\)\(${wholeAddress}\))${noBracketBehind}`,
    examples: { is: ["[![a]«(b.svg)(https://c.example)»"], isNot: ["[![a](b.svg)](https://c.example)"] },
  },
  {
    name: "no bracket behind an image by reference as the text",
    pattern: mistakePattern`!\[[^[\]\n\r]{0,200}\]\[[^[\]\n\r]{0,99}(?<slip>[\p{L}\p{N}]{2}\]\(${wholeAddress}\))${noBracketBehind}`,
    examples: { is: ["[![a][«bc](https://d.example)»"], isNot: ["[![a][bc]](https://d.example)"] },
  },
];

/** Finds `)(address)` or `(address)` behind the text of the link that begins at an offset, where `](address)` was meant. */
export function readWronglyClosedText(lines: string, start: number): Span | undefined {
  return findMistake(wronglyClosed, lines, start);
}

/** Texts of links that nothing opens; they begin with the bracket that closes them. */
const unopened: readonly Mistake[] = [
  {
    name: "no bracket before the text",
    pattern: mistakePattern`(?<slip>\])(?=\((?=${scheme}|${local})${address}\))`,
    examples: { is: ["a«]»(https://b.example)", "a«]»(b.md)"], isNot: ["a](b)", "\\[a](b.md)"] },
  },
];

/** Whether a closing bracket ends a link text whose opening bracket is missing. */
export function beginsUnopenedLink(lines: string, bracket: number): boolean {
  return findMistake(unopened, lines, bracket) !== undefined;
}

const doublyOpened: readonly Mistake[] = [
  {
    name: "bracket before a link, and behind that only brackets that are closed, up to the end of the paragraph",
    pattern: mistakePattern`\[(?=\[[^[\]]{0,300}\]\((?:${scheme}|\.{0,2}\/\w)[^\s()[\]]{1,2000}\)(?:[^[\]]|\[[^[\]]{0,60}\]){0,500}(?![^]))`,
    examples: { is: ["«[»[a](https://b.example) c"], isNot: ["[[a](https://b.example)]"] },
  },
];

/** Whether an opening bracket stands before a link and nothing closes it. */
export function isSurplusOpening(lines: string, bracket: number): boolean {
  return findMistake(doublyOpened, lines, bracket) !== undefined;
}

/** Brackets and parentheses that are exchanged, `(text)[address]`, from the bracket on; the last one may be a parenthesis, too. */
const exchanged = mistakePattern`\[${addressInBrackets}[\])](?![([])`;
/** The same behind empty parentheses, where a closing parenthesis must end it: `()[address)`. */
const exchangedWithoutText = mistakePattern`\[${addressInBrackets}\)`;
const longestText = 100;

/** Finds `(text)[address]`, where `[text](address)` was meant, from its bracket on. */
export function readExchangedLink(lines: string, bracket: number): Span | undefined {
  if (lines[bracket - 1] !== ")") return undefined;
  const isEmpty = /(?:^|[^\w.])\(\)$/u.test(lines.slice(Math.max(0, bracket - 3), bracket));
  const end = matchEnd(isEmpty ? exchangedWithoutText : exchanged, lines, bracket);
  if (end === undefined) return undefined;
  if (isEmpty) return { start: bracket - "()".length, end };
  const [text] = /\([^()[\]\n\r]+\)$/u.exec(lines.slice(Math.max(0, bracket - longestText), bracket)) ?? [];
  return text === undefined ? undefined : { start: bracket - text.length, end };
}

export const mistakesOfTexts: readonly Mistake[] = [...wronglyClosed, ...unopened, ...doublyOpened];
