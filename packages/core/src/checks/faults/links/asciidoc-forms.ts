import { right, type LinkForm } from "./link-form.js";

/** The macro of a link without the brackets of its text. */
const withoutText = /^link:/u;

/** The macro of a link with white space behind its colon. */
const macroAndSpace = /^link:[ \t]+(?<address>[^\s[\]]+)$/u;

/** The text of a link as it should be; an address between brackets lacks parentheses in Markdown. */
const wellBracketed = /^\[(?!\w+:\/\/|www\.|mailto:)[^[\]()]+\]$/iu;

/** The text of a link without its opening bracket. */
const unopenedText = /^\s+(?<label>[\p{L}\p{N}][^[\]()]*)\]$/u;

/** The text of a link, with the brackets around it. */
const bracketedText = /^(?<space>\s*)(?<open>\[\]|[[\]])(?<label>[^[\]()]+)(?<close>\]?)$/u;

/** Links from their text on, and macros. */
export const asciidocForms: readonly LinkForm[] = [
  [
    macroAndSpace,
    ({ address = "" }) => ({
      fault: "White space stands behind the colon of the macro",
      correction: `link:${address}`,
      seen: "'link:' before the link",
      isOffered: false,
    }),
  ],
  [
    withoutText,
    (_, text) => ({
      fault: "No brackets follow the address",
      correction: text.replace(/[.,;:!?]?$/u, "[]$&"),
      seen: "all of it",
      isOffered: false,
    }),
  ],
  [wellBracketed, right],
  [
    unopenedText,
    ({ label = "" }) => ({ fault: "Nothing opens the bracket", correction: `[${label}]`, isOffered: false }),
  ],
  [
    bracketedText,
    ({ space, open, label = "", close }) => {
      const correction = `[${label}]`;
      if (open === "[" && close === "") return { fault: "Nothing closes the bracket", correction };
      if (open === "[" && space !== "") return { fault: "White space stands before the bracket", correction };
      if (open === "]" && close === "]") return { fault: "']' stands for the '[' before the text", correction };
      if (open === "[]" && close === "]") return { fault: "Empty brackets stand before the text", correction };
      return undefined;
    },
  ],
];
