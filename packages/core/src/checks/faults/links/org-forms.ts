import { right, type LinkForm } from "./link-form.js";

const wellDoubled = /^\[\[https?:[^\s[\]]+\]\[$/iu;

/** A link in double brackets up to its text, with some brackets missing or doubled. */
const inDoubleBrackets = /^(?<open>\[{0,2})(?<address>https?:[^\s[\]]+)(?<joint>\]{1,2}\s*\[{1,2})$/iu;

/** Links in double brackets up to their text — Org Manual, *Link Format*. */
export const orgForms: readonly LinkForm[] = [
  [wellDoubled, right],
  [
    inDoubleBrackets,
    ({ open, address = "", joint = "" }) => {
      const correction = `[[${address}][`;
      if (open === "[[") return { fault: `'${joint}' stands between the address and the text`, correction };
      return { fault: "Two brackets close the link, but do not open it", correction, isOffered: false };
    },
  ],
];
