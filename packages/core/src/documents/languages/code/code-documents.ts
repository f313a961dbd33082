import {
  dashComments,
  dockerfileComments,
  numberComments,
  semicolonComments,
  slashComments,
} from "../../comment-syntax.js";
import type { Language } from "../../language.js";
import type { Reader } from "../../reading.js";
import { codeReader } from "./code.js";
import { buildDocuments } from "./build-documents.js";
import { engineeringDocuments } from "./engineering-documents.js";
import { functionalDocuments } from "./functional-documents.js";
import { codeLanguages } from "./rows.js";
import { systemsDocuments } from "./systems-documents.js";

/** Endings of files of languages that no row is about. */
const otherCode = "elm vala awk vim gd hx rego prisma";

/** The files of the languages that are read by their quotation marks. */
export const codeDocuments = {
  python: {
    read: codeReader(codeLanguages.python),
    extensions: ["py", "pyi", "pyw", "bzl", "bazel"],
    files: ["sconstruct", "wscript"],
    ids: ["python"],
    comments: numberComments,
  },
  rust: {
    read: codeReader(codeLanguages.rust),
    extensions: ["rs"],
    ids: ["rust"],
    comments: slashComments,
  },
  go: {
    read: codeReader(codeLanguages.go),
    extensions: ["go"],
    ids: ["go"],
    comments: slashComments,
  },
  java: {
    read: codeReader(codeLanguages.java),
    extensions: ["java"],
    ids: ["java"],
    comments: slashComments,
  },
  c: {
    read: codeReader(codeLanguages.c),
    extensions: ["c", "h", "m"],
    ids: ["c", "objective-c"],
    comments: slashComments,
  },
  cpp: {
    read: codeReader(codeLanguages.cpp),
    extensions: ["cc", "cpp", "cxx", "c++", "hh", "hpp", "hxx", "ino", "mm", "cu"],
    ids: ["cpp", "objective-cpp", "cuda-cpp", "arduino"],
    comments: slashComments,
  },
  csharp: {
    read: codeReader(codeLanguages.csharp),
    extensions: ["cs", "csx"],
    ids: ["csharp"],
    comments: slashComments,
  },
  shell: {
    read: codeReader(codeLanguages.shell),
    extensions: ["sh", "bash", "zsh", "ksh", "bats"],
    files: [".bashrc", ".bash_profile", ".profile", ".zshrc", ".zprofile"],
    ids: ["shellscript", "sh", "bash", "zsh"],
    comments: numberComments,
  },
  ruby: {
    read: codeReader(codeLanguages.ruby),
    extensions: ["rb", "rake", "gemspec", "podspec"],
    files: ["gemfile", "rakefile", "podfile", "brewfile", "config.ru"],
    ids: ["ruby"],
    comments: numberComments,
  },
  kotlin: {
    read: codeReader(codeLanguages.kotlin),
    extensions: ["kt", "kts"],
    ids: ["kotlin"],
    comments: slashComments,
  },
  swift: {
    read: codeReader(codeLanguages.swift),
    extensions: ["swift"],
    ids: ["swift"],
    comments: slashComments,
  },
  dart: {
    read: codeReader(codeLanguages.dart),
    extensions: ["dart"],
    ids: ["dart"],
    comments: slashComments,
  },
  scala: {
    read: codeReader(codeLanguages.scala),
    extensions: ["scala", "sc", "sbt"],
    ids: ["scala"],
    comments: slashComments,
  },
  groovy: {
    read: codeReader(codeLanguages.groovy),
    extensions: ["groovy", "gradle"],
    files: ["jenkinsfile"],
    ids: ["groovy", "gradle"],
    comments: slashComments,
  },
  lua: {
    read: codeReader(codeLanguages.lua),
    extensions: ["lua"],
    ids: ["lua"],
    comments: dashComments,
  },
  lisp: {
    read: codeReader(codeLanguages.lisp),
    extensions: ["lisp", "el", "clj", "cljs", "cljc", "edn", "scm", "rkt"],
    ids: ["lisp", "emacs-lisp", "clojure", "scheme", "racket"],
    comments: semicolonComments,
  },
  terraform: {
    read: codeReader(codeLanguages.terraform),
    extensions: ["tf", "tfvars", "hcl"],
    ids: ["terraform", "terraform-vars", "hcl"],
    comments: numberComments,
  },
  protobuf: {
    read: codeReader(codeLanguages.protobuf),
    extensions: ["proto"],
    ids: ["proto", "proto3", "protobuf"],
    comments: slashComments,
  },
  graphql: {
    read: codeReader(codeLanguages.graphql),
    extensions: ["graphql", "gql"],
    ids: ["graphql"],
    comments: numberComments,
  },
  sql: {
    read: codeReader(codeLanguages.sql),
    extensions: ["sql"],
    ids: ["sql"],
    comments: dashComments,
  },
  perl: {
    read: codeReader(codeLanguages.perl),
    extensions: ["pl", "pm"],
    ids: ["perl"],
    comments: numberComments,
  },
  r: {
    read: codeReader(codeLanguages.r),
    extensions: ["r"],
    files: [".rprofile"],
    ids: ["r"],
    comments: numberComments,
  },
  powershell: {
    read: codeReader(codeLanguages.powershell),
    extensions: ["ps1", "psm1", "psd1"],
    ids: ["powershell"],
    comments: numberComments,
  },
  dockerfile: {
    read: codeReader(codeLanguages.dockerfile),
    extensions: ["dockerfile"],
    files: ["dockerfile", "containerfile"],
    beginnings: ["dockerfile.", "containerfile."],
    ids: ["dockerfile"],
    comments: dockerfileComments,
  },
  ...functionalDocuments,
  ...systemsDocuments,
  ...engineeringDocuments,
  ...buildDocuments,
  code: {
    read: textReader(codeReader(codeLanguages.code)),
    extensions: otherCode.split(" "),
    ids: [],
  },
} as const satisfies Readonly<Record<string, Language>>;

/** Reads nothing in what is no text: files of any kind may be given. */
function textReader(read: Reader): Reader {
  return (text) => (text.includes("\0") ? { literals: [], comments: [] } : read(text));
}
