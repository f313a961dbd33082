import { typographicTitle } from "../link-destination.js";
import { mistakePattern, type Mistake } from "./mistake.js";
import { address, addressInBrackets, addressOfSentence, file, inParentheses, scheme, wholeAddress } from "./parts.js";

/** The beginning of an address, or a path or fragment with a name. */
const beginning = String.raw`(?=${scheme}|(?:\.\.\/){0,8}\.{0,2}\/[\p{L}\p{N}]|[\w-]{0,64}#\p{L}|${file})`;

/** What stands beside an address in its parentheses, or in the place of them, behind the text of a link. */
export const besideAddresses: readonly Mistake[] = [
  {
    name: "title in typographic quotation marks",
    pattern: mistakePattern`\([ \t]?${beginning}${address}${typographicTitle}[ \t]?\)`,
    examples: {
      is: ["[a]«(https://b.example “c d”)»", "[a]«(b.md ‘c’)»"],
      isNot: ['[a](https://b.example "c d")'],
    },
  },
  {
    name: "title with one quotation mark, or between two different ones",
    pattern: mistakePattern`\(${wholeAddress}[ \t]{1,4}(?:"[^"()\n\r]{1,200}|[^\s"'()][^"()\n\r]{0,200}"|'[^"'()\n\r]{1,200}"|"[^"'()\n\r]{1,200}')\)`,
    examples: {
      is: ['[a]«(https://b.example "c d)»', '[a]«(https://b.example c d")»', "[a]«(https://b.example 'c\")»"],
      isNot: ["[a](https://b.example 'c d')"],
    },
  },
  {
    name: "two parentheses",
    pattern: mistakePattern`\([ \t]?\([ \t]?${beginning}${address}\)?`,
    examples: { is: ["[a]«((https://b.example)»", "[a]«((#b)»"], isNot: ["[a]((b))"] },
  },
  {
    name: "two parentheses around a template, of which one is closed",
    pattern: mistakePattern`\([ \t]?\([ \t]?\{[{%][^{}\n\r]{1,300}[%}]\}\)(?!\))`,
    examples: { is: ["[a]«(({% link b.md %})»", "[a]«(({{ b }})»"], isNot: ["[a]({% link b.md %})"] },
  },
  {
    name: "bracket before the parenthesis",
    pattern: mistakePattern`\[${inParentheses}(?!\])`,
    examples: {
      is: ["[a]«[(https://b.example)» c", "[a]«[(../b.md)»"],
      isNot: ["[a][(b)]", "[a][(https://b.example)]", "a[0][(b)]"],
    },
  },
  {
    name: "brackets within the parentheses",
    pattern: mistakePattern`\(\[${addressInBrackets}\]\)`,
    examples: { is: ["[a]«([https://b.example])»"], isNot: ["[a](https://b.example/[c])"] },
  },
  {
    name: "empty parentheses before the address and its own",
    pattern: mistakePattern`\(\)\(?(?=${scheme}|\.{1,2}\/[\p{L}\p{N}])${address}\)`,
    examples: { is: ["[a]«()(https://b.example)»", "[a]«()./b)»"], isNot: ["[a]() (b)"] },
  },
  {
    name: "empty parentheses before the address, which is the rest of its word",
    pattern: mistakePattern`\(\)[ \t]?(?=https?:)${addressOfSentence}(?=[.,;:]?(?:\s|$))`,
    examples: { is: ["[a]«()https://b.example», c", "[a]«() https://b.example»"], isNot: ["[a]() b"] },
  },
  {
    name: "word or scheme before the address",
    pattern: mistakePattern`\((?:[\p{L}\p{N}_.-]{1,40}|https?:)[ \t]${wholeAddress}\)`,
    examples: { is: ["[a]«(b https://c.example)»", "[a]«(https: https://b.example)»"] },
  },
  {
    name: "address that is broken off at the end of a line, and goes on in the next one",
    pattern: mistakePattern`\(${wholeAddress}[ \t]*\r?\n[ \t]*(?=[^\s()[\]]*[./])[^\s()[\]<>]{1,2000}\)`,
    examples: { is: ["[a]«(https://b.example/\nc/d.html)»"], isNot: ['[a](https://b.example\n"c/d")'] },
  },
];
