import type { CodeLanguage } from "../../../languages/definition/code-language.js";
import { doubleQuote, quoted } from "../../../languages/definition/string-forms.js";
import { defineLanguage } from "../../language.js";
import type { Reader } from "../../reading.js";
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
  reader: () => textReader(codeReader(strings)),
  extensions: ["elm", "vala", "awk", "vim", "gd", "hx", "rego", "prisma"],
  ids: [],
});

/** Reads nothing in what is no text: files of any kind may be given. */
function textReader(read: Reader): Reader {
  return (text) => (text.includes("\0") ? { literals: [], comments: [] } : read(text));
}
