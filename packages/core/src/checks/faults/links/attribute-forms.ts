import { right, type LinkForm } from "./link-form.js";

const twoMarks = /^(?<mark>["'])\k<mark>$/u;

/** The quotation mark that closes a value, and what stands behind it by mistake. */
const closedBeforeMark = /^(?<mark>["'])(?<stray>[)\],;]{1,2})$/u;

/** The value of an attribute with the end of its tag. */
const closedValue = /^(?:"[^"]*"|'[^']*'|(?:"[^"]*"|["'])>[\p{L}\p{N}]*)$/u;

/** A value behind a quotation mark that nothing closes. */
const unclosedMark = /^(?<mark>["'`])https?:[^\s"'<>`]*$/iu;

/** A value between two different quotation marks. */
const differentMarks = /^"(?<value>https?:[^\s"'<>]*)'$/iu;

/** An argument of a command between the quotation marks of a text. */
const argumentInText = /^[“”‘’](?<value>https?:[^\s“”‘’"'<>]*)[“”‘’]$/iu;

/** The value of an attribute of HTML, up to the end of its tag. */
const unclosedValue = /^"(?<value>[^\s"'<>]*)>$/u;

/** The value of an attribute with a quotation mark at its end alone. */
const unopenedValue = /^(?<value>https?:[^\s"'<>]*)(?<mark>["'])$/iu;

/** The value of an attribute behind two quotation marks. */
const doublyOpenedValue = /^(?<mark>["'])\k<mark>(?<value>https?:[^\s"'<>]*)\k<mark>$/iu;

/** The value of an attribute behind its name, which stands once more. */
const behindItsName = /^(?<mark>["'])(?:href|src)=\k<mark>(?<value>[^\s"'<>]*)\k<mark>$/iu;

/** The quotation mark behind the value of an attribute, and the first word of the text of a link. */
const wordInTag = /^(?<mark>["'])\s*(?<word>[\p{L}\p{N}]+)$/u;

/** The scheme of a value without quotation marks, and the host behind white space. */
const schemeAsValue = /^(?<scheme>https?:(?:\/\/)?)[ \t]+(?<rest>(?:\/\/)?[^\s()"'<>]+)$/iu;

/** Values of attributes of HTML, with their quotation marks. */
export const attributeForms: readonly LinkForm[] = [
  [
    schemeAsValue,
    ({ scheme = "", rest = "" }) => ({
      fault: "White space ends the value behind the scheme",
      correction: `"${scheme}${rest}"`,
      seen: "a link to the scheme",
      isOffered: false,
    }),
  ],
  [
    twoMarks,
    ({ mark = "" }) => ({
      fault: "Two quotation marks close the value",
      correction: mark,
      seen: "it",
      isOffered: false,
    }),
  ],
  [
    closedBeforeMark,
    ({ mark = "", stray = "" }) => ({
      fault: `'${stray}' stands behind the value`,
      correction: mark,
      seen: "it, or the whole tag, in Markdown",
      isOffered: false,
    }),
  ],
  [closedValue, right],
  [
    unclosedMark,
    ({ mark = "" }, text) => ({
      fault: `Nothing closes the ${mark === "`" ? "back quote" : "quotation mark"}`,
      correction: `${text}${mark}`,
      seen: mark === "`" ? "it" : "no value",
    }),
  ],
  [differentMarks, ({ value = "" }) => ({ fault: "Another mark closes the value", correction: `"${value}"` })],
  [
    argumentInText,
    ({ value = "" }) => ({
      fault: "No shell knows the quotation marks of a text",
      correction: `"${value}"`,
      seen: "an address that begins and ends with them",
    }),
  ],
  [unclosedValue, ({ value = "" }) => ({ fault: "Nothing closes the quotation mark", correction: `"${value}">` })],
  [
    unopenedValue,
    ({ value = "", mark = "" }) => ({
      fault: "No quotation mark opens the value",
      correction: `${mark}${value}${mark}`,
      seen: "a link to another address",
      isOffered: false,
    }),
  ],
  [
    doublyOpenedValue,
    ({ value = "", mark = "" }) => ({
      fault: "Two quotation marks open the value",
      correction: `${mark}${value}${mark}`,
      seen: "no link to it",
    }),
  ],
  [
    behindItsName,
    ({ value = "", mark = "" }) => ({
      fault: "The name of the attribute stands twice",
      correction: `${mark}${value}${mark}`,
      seen: "no link to it",
    }),
  ],
  [
    wordInTag,
    ({ mark = "", word = "" }) => ({
      fault: "Nothing ends the tag before the text",
      correction: `${mark}>${word}`,
      seen: "no link",
    }),
  ],
];
