import type { CodeLanguage } from "../../../languages/definition/code-language.js";
import { doubleQuote, quoted } from "../../../languages/definition/string-forms.js";
import { defineLanguage } from "../../language.js";
import { readerOfReadable } from "../../readable-text.js";
import { codeReader } from "./code.js";

/** Of a language that is not known no more is, than that strings stand in quotation marks, and end with their line. */
const strings: CodeLanguage = {
  passedOver: [/\\["'`]/uy],
  strings: [
    quoted("unknown-string", doubleQuote),
    quoted("unknown-string", /(?<![\w)\]])(?<quote>')/uy),
    quoted("unknown-string", /(?<quote>`)/uy),
  ],
};

/** The files of languages that nothing else declares. */
export const code = defineLanguage({
  name: "code",
  // Files of any kind may be given, also such as are no text.
  reader: () => readerOfReadable((text) => !text.includes("\0"), codeReader(strings)),
  extensions: ["elm", "vala", "awk", "vim", "gd", "hx", "rego", "prisma"],
  ids: [],
});
