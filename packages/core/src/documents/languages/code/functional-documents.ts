import {
  dashComments,
  numberComments,
  parenthesisComments,
  percentComments,
  slashComments,
} from "../../comment-syntax.js";
import type { Language } from "../../language.js";
import { codeReader } from "./code.js";
import { codeLanguages } from "./rows.js";

/** The files of functional languages. */
export const functionalDocuments = {
  elixir: {
    read: codeReader(codeLanguages.elixir),
    extensions: ["ex", "exs"],
    files: ["mix.lock"],
    ids: ["elixir"],
    comments: numberComments,
  },
  erlang: {
    read: codeReader(codeLanguages.erlang),
    extensions: ["erl", "hrl"],
    files: ["rebar.config"],
    ids: ["erlang"],
    comments: percentComments,
  },
  haskell: {
    read: codeReader(codeLanguages.haskell),
    extensions: ["hs", "hsc", "hs-boot", "purs"],
    ids: ["haskell", "purescript"],
    comments: dashComments,
  },
  ocaml: {
    read: codeReader(codeLanguages.ocaml),
    extensions: ["ml", "mli", "mll"],
    ids: ["ocaml", "ocaml.interface", "ocaml.ocamllex"],
    comments: parenthesisComments,
  },
  fsharp: {
    read: codeReader(codeLanguages.fsharp),
    extensions: ["fs", "fsx", "fsi"],
    ids: ["fsharp"],
    comments: slashComments,
  },
  nix: {
    read: codeReader(codeLanguages.nix),
    extensions: ["nix"],
    ids: ["nix"],
    comments: numberComments,
  },
} as const satisfies Readonly<Record<string, Language>>;
