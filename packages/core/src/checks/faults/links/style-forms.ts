import type { LinkForm } from "./link-form.js";

/** A picture in `url()` without quotation marks, in whose markup some stand. */
const pictureWithMarks = /^data:[^"']*["']/iu;

/** What stands in `url()` of a style — CSS Syntax 3 §4.3.6. */
export const styleForms: readonly LinkForm[] = [
  [
    pictureWithMarks,
    (_, text) => ({
      fault: "A quotation mark stands in 'url()' that has none around it",
      correction: text.includes('"') && !text.includes("'") ? `'${text}'` : `"${text.replaceAll('"', "%22")}"`,
      seen: "nothing of the declaration",
      // A style in an attribute has a quotation mark around it that the correction may not hold.
      isOffered: false,
    }),
  ],
];
