import type { SyntaxName } from "../syntaxes/syntax.js";

/** The syntaxes of IRIs in Turtle and its relatives, and in OWL's functional syntax. */
export const irisOfRdf: ReadonlySet<SyntaxName> = new Set<SyntaxName>(["turtle-iri", "owl-iri"]);

/** The syntaxes of Turtle and its relatives and of OWL's functional syntax: IRIs, local names and strings. */
export const syntaxesOfRdf: ReadonlySet<SyntaxName> = new Set<SyntaxName>([
  ...irisOfRdf,
  "turtle-local-name",
  "turtle-string",
  "owl-string",
]);
