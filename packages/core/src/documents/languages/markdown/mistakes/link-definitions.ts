import { mistakePattern, type Mistake } from "./mistake.js";
import { wholeAddress } from "./parts.js";

/** Link reference definitions that are none by CommonMark 0.31 §4.7; they begin with the bracket that closes the label. */
export const mistakesOfDefinitions: readonly Mistake[] = [
  {
    name: "second colon",
    pattern: mistakePattern`\]:[ \t]?[:;][ \t]{0,2}${wholeAddress}(?=[ \t]*$)`,
    examples: { is: ["[a«]:: https://b.example»", "[a«]: : https://b.example»"], isNot: ["[a]: https://b.example"] },
  },
  {
    name: "parenthesis behind the address that nothing opens",
    pattern: mistakePattern`\]:[ \t]{1,8}${wholeAddress}\)+[.,]?(?=[ \t]*$)`,
    examples: { is: ["[a«]: https://b.example)»"], isNot: ["[a]: https://b.example/(c)"] },
  },
  {
    name: "words behind the address that are no title",
    pattern: mistakePattern`\]:[ \t]{1,8}${wholeAddress}[ \t]{1,4}[\p{L}\p{N}][\p{L}\p{N} _.,-]{0,200}(?=[ \t]*$)`,
    examples: { is: ["[a«]: https://b.example c d»"], isNot: ['[a]: https://b.example "c d"'] },
  },
];
