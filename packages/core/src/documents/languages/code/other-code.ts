import type { CodeLanguage } from "../../../languages/definition/code-language.js";
import { doubleQuote, quoted } from "../../../languages/definition/string-forms.js";
import { defineLanguage } from "../../language.js";
import { readerOfReadable } from "../../readable-text.js";
import { codeReader } from "./code.js";

/** The strings of a language that is not known: quotation marks delimit them, and they end with their line. */
const strings: CodeLanguage = {
  passedOver: [/\\["'`]/uy],
  strings: [
    quoted("unknown-string", doubleQuote),
    quoted("unknown-string", /(?<![\w)\]])(?<quote>')/uy),
    quoted("unknown-string", /(?<quote>`)/uy),
  ],
};

/** Declares files of programming languages that have no declaration of their own. */
export const code = defineLanguage({
  name: "code",
  // A path may also name a binary file, in which nothing is found.
  reader: () => readerOfReadable((text) => !text.includes("\0"), codeReader(strings)),
  extensions: ["elm", "vala", "awk", "vim", "gd", "hx", "rego", "prisma"],
  ids: [],
});
