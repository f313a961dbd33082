import { asciidocAddress, asciidocText } from "./asciidoc.js";
import { ofBytes } from "./bytes.js";
import { codeStrings } from "./code-strings.js";
import { composed } from "./composed.js";
import { cssString, cssUrl } from "./css.js";
import { doubleQuoted, unquoted } from "./csv.js";
import { htmlAttribute, htmlText, htmlUnquoted } from "./html-markup.js";
import { iniContinuation, iniValue } from "./ini-syntaxes.js";
import { javascriptString, unknownString } from "./javascript-string.js";
import { javascriptTemplate } from "./javascript-template.js";
import { jsonString } from "./json-string.js";
import { jsxText } from "./jsx-text.js";
import { bibtexAddress, latexAddress, latexText } from "./latex.js";
import { markdownAttribute, markdownDestination, markdownPath, markdownText } from "./markdown.js";
import { plain } from "./plain.js";
import { restructuredTextAddress } from "./restructuredtext.js";
import { tomlBasic } from "./toml-basic.js";
import { owlIri, owlString, turtleIri, turtleLocalName, turtleString } from "./turtle-syntaxes.js";
import type { Delimiters, SimpleSyntaxName, Syntax, SyntaxName } from "./syntax.js";
import { xmlAttribute, xmlText } from "./xml.js";
import { yamlBreaks, yamlDouble, yamlFold, yamlPlain, yamlSingle } from "./yaml-syntaxes.js";

/** Every syntax that is not composed, by its name. */
export const syntaxes: Readonly<Record<SimpleSyntaxName, Syntax>> = {
  "asciidoc-address": asciidocAddress,
  "asciidoc-text": asciidocText,
  ...codeStrings,
  "bibtex-address": bibtexAddress,
  "css-string": cssString,
  "css-url": cssUrl,
  "csv-field": unquoted,
  "csv-quoted": doubleQuoted,
  "html-attribute": htmlAttribute,
  "html-text": htmlText,
  "html-unquoted": htmlUnquoted,
  "ini-continuation": iniContinuation,
  "ini-value": iniValue,
  "javascript-string": javascriptString,
  "unknown-string": unknownString,
  "javascript-template": javascriptTemplate,
  "json-string": jsonString,
  "jsx-text": jsxText,
  "latex-address": latexAddress,
  "latex-text": latexText,
  "markdown-attribute": markdownAttribute,
  "markdown-destination": markdownDestination,
  "markdown-path": markdownPath,
  "markdown-text": markdownText,
  "xml-attribute": xmlAttribute,
  "xml-text": xmlText,
  "owl-iri": owlIri,
  "owl-string": owlString,
  plain,
  "plain-bytes": ofBytes({ ...plain, name: "plain-bytes" }),
  "restructuredtext-address": restructuredTextAddress,
  "toml-basic": tomlBasic,
  "turtle-iri": turtleIri,
  "turtle-string": turtleString,
  "turtle-local-name": turtleLocalName,
  "yaml-double": yamlDouble,
  "yaml-single": yamlSingle,
  "yaml-plain": yamlPlain,
  "yaml-fold": yamlFold,
  "yaml-breaks": yamlBreaks,
};

const known = new Map<SyntaxName, Syntax>(Object.values(syntaxes).map((syntax) => [syntax.name, syntax]));

/** The syntax of a name. */
export function syntaxOf(name: SyntaxName): Syntax {
  const found = known.get(name);
  if (found !== undefined) return found;
  const made = name.includes(" in ") ? composedOf(name) : delimitedOf(name);
  known.set(name, made);
  return made;
}

function composedOf(name: SyntaxName): Syntax {
  const [inner, ...outer] = name.split(" in ");
  // A name is made by `syntaxWithin`: what stands between its joints are names of syntaxes.
  return composed(name, syntaxOf(inner as SyntaxName), syntaxOf(outer.join(" in ") as SyntaxName));
}

function delimitedOf(name: SyntaxName): Syntax {
  const [simple, delimiters = ""] = name.split(" between ");
  // A name is made by `syntaxBetween`: it begins with that of a simple syntax.
  const syntax = syntaxes[simple as SimpleSyntaxName];
  return syntax.between?.(name, delimiters) ?? syntax;
}

/** The name for what is written in `syntax`, between delimiters that its author has chosen. */
export function syntaxBetween(syntax: SimpleSyntaxName, delimiters: Delimiters): SyntaxName {
  return `${syntax} between ${delimiters}`;
}

/** The name for text that is written in `inner`, all of which is written in `outer`; plain text changes nothing. */
export function syntaxWithin(inner: SyntaxName, outer: SyntaxName): SyntaxName {
  return outer === "plain" ? inner : `${inner} in ${outer}`;
}
