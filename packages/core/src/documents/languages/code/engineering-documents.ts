import { dashComments, exclamationComments, slashComments } from "../../comment-syntax.js";
import type { Language } from "../../language.js";
import { codeReader } from "./code.js";
import { codeLanguages } from "./rows.js";

/** The files of languages of science and engineering. */
export const engineeringDocuments = {
  pascal: {
    read: codeReader(codeLanguages.pascal),
    extensions: ["pas", "dpr", "lpr"],
    ids: ["pascal", "objectpascal"],
    comments: slashComments,
  },
  ada: {
    read: codeReader(codeLanguages.ada),
    extensions: ["adb", "ads", "gpr", "vhd", "vhdl"],
    ids: ["ada", "gpr", "vhdl"],
    comments: dashComments,
  },
  fortran: {
    read: codeReader(codeLanguages.fortran),
    extensions: ["f90", "f95", "f03", "f08"],
    ids: ["fortran", "FortranFreeForm", "fortran-modern"],
    comments: exclamationComments,
  },
} as const satisfies Readonly<Record<string, Language>>;
