import { defineLanguage } from "../../language.js";
import { jsxComments, slashComments } from "../../../languages/definition/comment-syntax.js";
import { javascriptReader, javascriptReaderOnce } from "./javascript.js";
import { quickScriptReader, scriptCandidateReader } from "./quiet/candidate-statements.js";

/* Declares JavaScript and TypeScript. Any JavaScript file may hold JSX; in a TypeScript file, it would be a type assertion. */

export const javascript = defineLanguage({
  name: "javascript",
  reader: () => javascriptReader({ typescript: false, jsx: true }),
  readOnce: javascriptReaderOnce({ typescript: false, jsx: true }),
  candidateReader: scriptCandidateReader({ typescript: false, jsx: true }),
  quickReader: quickScriptReader({ typescript: false, jsx: true }),
  extensions: ["js", "mjs", "cjs", "es6"],
  ids: ["javascript"],
  comments: jsxComments,
});

export const jsx = defineLanguage({
  name: "jsx",
  reader: () => javascriptReader({ typescript: false, jsx: true }),
  readOnce: javascriptReaderOnce({ typescript: false, jsx: true }),
  candidateReader: scriptCandidateReader({ typescript: false, jsx: true }),
  quickReader: quickScriptReader({ typescript: false, jsx: true }),
  extensions: ["jsx"],
  ids: ["javascriptreact"],
  comments: jsxComments,
});

export const typescript = defineLanguage({
  name: "typescript",
  reader: () => javascriptReader({ typescript: true, jsx: false }),
  readOnce: javascriptReaderOnce({ typescript: true, jsx: false }),
  candidateReader: scriptCandidateReader({ typescript: true, jsx: false }),
  quickReader: quickScriptReader({ typescript: true, jsx: false }),
  extensions: ["ts", "mts", "cts"],
  ids: ["typescript"],
  comments: slashComments,
});

export const tsx = defineLanguage({
  name: "tsx",
  reader: () => javascriptReader({ typescript: true, jsx: true }),
  readOnce: javascriptReaderOnce({ typescript: true, jsx: true }),
  candidateReader: scriptCandidateReader({ typescript: true, jsx: true }),
  quickReader: quickScriptReader({ typescript: true, jsx: true }),
  extensions: ["tsx"],
  ids: ["typescriptreact"],
  comments: jsxComments,
});
