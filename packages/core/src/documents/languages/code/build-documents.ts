import { makefileComments, numberComments } from "../../comment-syntax.js";
import type { Language } from "../../language.js";
import { codeReader } from "./code.js";
import { codeLanguages } from "./rows.js";

/** Files of servers, installers and package managers, in which each line tells one thing in words. */
const directiveFiles =
  "requirements.txt requirements.in requirements-dev.txt requirements-test.txt requirements_dev.txt dev-requirements.txt " +
  "test-requirements.txt constraints.txt .htaccess _redirects _headers nginx.conf httpd.conf apache2.conf caddyfile go.mod " +
  "go.work yarn.lock";

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
  directives: {
    read: codeReader(codeLanguages.directives),
    extensions: ["http", "rest"],
    files: directiveFiles.split(" "),
    ids: ["http", "nginx", "apacheconf", "pip-requirements", "go.mod", "go.work", "yarnlock", "caddyfile"],
    comments: numberComments,
  },
  po: {
    read: codeReader(codeLanguages.po),
    extensions: ["po", "pot"],
    ids: ["po", "gettext"],
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
