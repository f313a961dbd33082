import type { LinkForm } from "./link-form.js";

/** The value of a field of BibTeX without its closing brace. */
const unclosedField = /^\{(?:\\url\{https?:[^\s{}]+\}|https?:[^\s{},]+)$/iu;

/** Values of fields. */
export const bibtexForms: readonly LinkForm[] = [
  [
    unclosedField,
    (_, text) => ({
      fault: "Nothing closes the brace",
      correction: `${text}}`,
      seen: "the fields behind it as its value",
      isOffered: false,
    }),
  ],
];
