import { apostropheComments, numberComments, slashComments } from "../../comment-syntax.js";
import type { Language } from "../../language.js";
import { codeReader } from "./code.js";
import { codeLanguages } from "./rows.js";

/** The files of languages for programs of their own. */
export const systemsDocuments = {
  crystal: {
    read: codeReader(codeLanguages.crystal),
    extensions: ["cr"],
    ids: ["crystal"],
    comments: numberComments,
  },
  julia: {
    read: codeReader(codeLanguages.julia),
    extensions: ["jl"],
    ids: ["julia"],
    comments: numberComments,
  },
  zig: {
    read: codeReader(codeLanguages.zig),
    extensions: ["zig", "zon"],
    ids: ["zig"],
    comments: slashComments,
  },
  nim: {
    read: codeReader(codeLanguages.nim),
    extensions: ["nim", "nims", "nimble"],
    ids: ["nim"],
    comments: numberComments,
  },
  solidity: {
    read: codeReader(codeLanguages.solidity),
    extensions: ["sol"],
    ids: ["solidity"],
    comments: slashComments,
  },
  d: {
    read: codeReader(codeLanguages.d),
    extensions: ["d", "di"],
    ids: ["d"],
    comments: slashComments,
  },
  vb: {
    read: codeReader(codeLanguages.vb),
    extensions: ["vb", "vbs", "bas"],
    ids: ["vb"],
    comments: apostropheComments,
  },
} as const satisfies Readonly<Record<string, Language>>;
