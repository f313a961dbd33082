import type { Rule } from "eslint";
import { reportFile } from "../report.js";

/** ESLint takes every file for UTF-8, so that both octets of the byte order mark are replaced, and ASCII has a NUL each. */
const utf16 = /^\uFFFD\uFFFD(?!\uFFFD)[^]*\0/u;

/** Tells of a file that cannot be read for its encoding: without findings it would seem to be right. */
export const encodingRule: Rule.RuleModule = {
  meta: {
    type: "problem",
    schema: [],
    messages: { utf16: "The file is in UTF-16, and has not been read; save it in UTF-8." },
  },
  create: (context) => ({
    IriDocument() {
      if (utf16.test(context.sourceCode.text)) reportFile(context, { messageId: "utf16" });
    },
  }),
};
