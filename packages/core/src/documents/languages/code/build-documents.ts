import { makefileComments, numberComments } from "../../comment-syntax.js";
import type { Language } from "../../language.js";
import { codeReader } from "./code.js";
import { codeLanguages } from "./rows.js";

/** The files of languages that say how programs are built, and of others in which words need no quotation marks. */
export const buildDocuments = {
  cmake: {
    read: codeReader(codeLanguages.cmake),
    extensions: ["cmake"],
    files: ["cmakelists.txt"],
    ids: ["cmake"],
    comments: numberComments,
  },
  makefile: {
    read: codeReader(codeLanguages.makefile),
    extensions: ["mk", "mak"],
    files: ["makefile", "gnumakefile"],
    ids: ["makefile"],
    comments: makefileComments,
  },
  tcl: {
    read: codeReader(codeLanguages.tcl),
    extensions: ["tcl", "tm"],
    ids: ["tcl"],
    comments: numberComments,
  },
  coffeescript: {
    read: codeReader(codeLanguages.coffeescript),
    extensions: ["coffee"],
    files: ["cakefile"],
    ids: ["coffeescript"],
    comments: numberComments,
  },
} as const satisfies Readonly<Record<string, Language>>;
