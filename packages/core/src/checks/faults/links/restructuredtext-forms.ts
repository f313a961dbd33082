import { patternSequence } from "../../../text/composed-pattern.js";
import type { LinkForm } from "./link-form.js";

const explicitMarkup = /^\.\./u;

/** Targets and images whose name the wrong colons end. */
export const explicitMarkupForms: readonly LinkForm[] = [
  [
    explicitMarkup,
    (_, text) => {
      const start = text.search(/https?:/iu);
      const before = text.slice("..".length, Math.max(start, 0));
      const name = before.trim().replace(/:$/u, "");
      const isTarget = name.startsWith("_");
      if (name === "" || name.includes(":") || (isTarget && /:\s+$/u.test(before))) return "right";
      const fault = isTarget ? "No colon and white space end the name" : "One colon stands behind the name";
      const correction = `.. ${name}${isTarget ? ":" : "::"} ${text.slice(start)}`;
      return { fault, correction, seen: "none of it", isOffered: false };
    },
  ],
];

/** A back quote in what is no link of Markdown, or an address in angle brackets. */
const hasReference = /^[^`(]*`(?!\()|^<https?:.*>_*$/iu;

/** A reference whose back quote stands before the angle bracket. */
const exchangedMarks = /^(?<begin><https?:[^<>`]*)`>(?<end>__?)$/iu;

const doublyOpened = /^<<(?<address>[^<>`]*)>{1,2}`(?<end>_{1,2})$/u;

/** A reference, behind its text. */
const reference = patternSequence(
  /^(?<before>[^<]?)(?<open><?)(?<address>https?:[^<>`]*)/iu,
  /(?<close>>?)(?<space>\s?)(?<quote>`?)(?<end>_{0,2})$/iu,
);

/** A reference whose underscores stand before the back quote. */
const markBehindUnderscores = /^(?<begin><https?:[^<>`]*>)(?<end>__?)`$/iu;

const doublyClosed = /^(?<begin><https?:[^<>`]*>)``(?<end>__?)$/iu;

/** A reference, and the word right behind it, which keeps it from being one. */
const wordBehind = /^(?<begin><https?:[^<>`]*>`__?)(?<word>[\p{L}\p{N}]+)$/iu;

/** The last word of a text without its first back quote, and the rest of the reference. */
const unopened = /^(?<word>[\p{L}\p{N}][^\s<>`]*)\s(?<rest><https?:[^<>`]*>`__?)$/iu;

/** References, from behind their text on. */
export const referenceForms: readonly LinkForm[] = [
  [
    exchangedMarks,
    ({ begin = "", end = "" }) => ({
      fault: "The back quote stands before the angle bracket",
      correction: `${begin}>\`${end}`,
    }),
  ],
  [
    doublyOpened,
    ({ address = "", end = "" }) => ({
      fault: "Two angle brackets stand before the address",
      correction: `<${address}>\`${end}`,
    }),
  ],
  [
    markBehindUnderscores,
    ({ begin = "", end = "" }) => ({ fault: "The back quote stands behind the '_'", correction: `${begin}\`${end}` }),
  ],
  [
    doublyClosed,
    ({ begin = "", end = "" }) => ({ fault: "Two back quotes end the text", correction: `${begin}\`${end}` }),
  ],
  [
    wordBehind,
    ({ begin = "", word = "" }) => ({ fault: "A word stands right behind the '_'", correction: `${begin}\\ ${word}` }),
  ],
  [
    unopened,
    ({ word = "", rest = "" }) => ({
      fault: "No back quote opens the text",
      correction: `\`${word} ${rest}`,
      isOffered: false,
    }),
  ],
  [
    hasReference,
    (_, text) => {
      const found = reference.exec(text)?.groups;
      if (found === undefined) return "right";
      const { before = "", open, address = "", close, space, quote, end = "" } = found;
      const correction = `${before === "" ? "" : `${before} `}<${address}>\`${end === "" ? "_" : end}`;
      if (quote === "") return { fault: "No back quote ends the text", correction };
      if (close === "") return { fault: "Nothing closes the angle bracket", correction };
      if (open === "") return { fault: "Nothing opens the angle bracket", correction };
      if (before !== "") return { fault: "No white space stands before the angle bracket", correction };
      if (space !== "") return { fault: "White space stands before the back quote", correction };
      return end === "" ? { fault: "No '_' makes the text a reference", correction } : "right";
    },
  ],
];
