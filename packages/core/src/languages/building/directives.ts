import { patternSequence, patternUnion } from "../../text/composed-pattern.js";
import { defineCodeLanguage, type StringForm } from "../definition/code-language.js";
import { numberComments } from "../definition/comment-syntax.js";
import { doubleQuote, quoted, singleQuote, unquotedWord } from "../definition/string-forms.js";

/**
 * Names of files of servers, installers and package managers in which each line is a directive: words between white
 * space.
 */
const directiveFiles =
  "requirements.txt requirements.in requirements-dev.txt requirements-test.txt requirements_dev.txt dev-requirements.txt " +
  "test-requirements.txt constraints.txt .htaccess _redirects _headers nginx.conf httpd.conf apache2.conf caddyfile go.mod " +
  "go.work yarn.lock";

/**
 * An address in a file of directives. It ends with its word, at a comma or semicolon that ends the directive, or at the
 * bracket of the flag of mod_rewrite that sets a variable to the address, `[E=BASE:http://a]`. It also ends before what
 * Apache fills in: a variable, `%{HTTP_HOST}`, a back-reference to the last condition, `%1`, or an escape, `%\2F`.
 */
const directiveWord: StringForm = {
  // Not behind `^`, which begins a regular expression. In the files of pip, a version control system may precede the
  // address: `git+`.
  open: new RegExp(String.raw`(?<!\^)(?:(?:bzr|git|hg|svn)\+(?=https?:\/\/))?${unquotedWord.open.source}`, "uy"),
  content: patternUnion(
    /[^\s"'`<>,;(){}\\%\]]{1,4096}/uy,
    /\](?<!\[E=[^\s[\]]{1,500}\])|%(?!%?\{|\\|\d(?![\dA-Fa-f]))/uy,
    /\{\{[^\s{}]{0,64}\}\}|[,;](?=[^\s"'])/uy,
  ),
  syntax: "plain",
  lines: "one",
};

/**
 * Directives of nginx and of Apache that forward to the server whose address follows, or to a path there, or send a client
 * to it.
 */
const forwarding = patternSequence(
  // Blocks of nginx may begin on the same line.
  /(?<![^\n\r])[ \t]*/iu,
  /(?:(?:server|location)\b[^\n\r{}]{0,200}\{(?:[^\n\r{};]{1,200};){0,8}[ \t]*){0,3}/iu,
  patternUnion(
    patternSequence(
      /(?<name>(?:proxy|grpc)_pass|ProxyPass(?=(?:Reverse)?[ \t]))/iu,
      /(?:Reverse)?(?:[ \t]+\S{1,200})?/iuy,
    ),
    /return[ \t]+30[12378]/iu,
  ),
);

/**
 * The address behind such a directive, though a slash or the colon is missing: there it is no path of a file, whatever the server
 * is called.
 */
const misspelledAddress: StringForm = {
  ...directiveWord,
  open: patternSequence(
    /(?=https?(?::\/|\/\/)[\w$])/iuy,
    new RegExp(String.raw`(?<=${forwarding.source.replace("<name>", ":")}[ \t]+)`, "iuy"),
  ),
};

export const directives = defineCodeLanguage({
  name: "directives",
  extensions: ["http", "rest"],
  files: directiveFiles.split(" "),
  ids: ["http", "nginx", "apacheconf", "pip-requirements", "go.mod", "go.work", "yarnlock", "caddyfile"],
  comments: numberComments,
  lineComments: [/(?<=^\uFEFF?|[ \t])#/muy, /(?<=^[ \t]*|[ \t])\/\/(?=[ \t])/muy],
  naming: patternSequence(forwarding, /$/iu),
  passedOver: [/\\[^\n\r]/uy],
  strings: [
    quoted("unknown-string", doubleQuote),
    quoted("unknown-string", singleQuote),
    directiveWord,
    misspelledAddress,
  ],
});
