import { javascriptString } from "./javascript-string.js";
import { javascriptTemplate } from "./javascript-template.js";
import { jsonString } from "./json-string.js";
import { jsxText } from "./jsx-text.js";
import { plain } from "./plain.js";
import { turtleIri, turtleLocalName, turtleString } from "./turtle-syntaxes.js";
import type { Syntax, SyntaxName } from "./syntax.js";

/** Every syntax by its name. */
export const syntaxes: Readonly<Record<SyntaxName, Syntax>> = {
  "javascript-string": javascriptString,
  "javascript-template": javascriptTemplate,
  "json-string": jsonString,
  "jsx-text": jsxText,
  plain,
  "turtle-iri": turtleIri,
  "turtle-string": turtleString,
  "turtle-local-name": turtleLocalName,
};
