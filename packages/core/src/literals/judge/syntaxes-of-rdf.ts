import type { SyntaxName } from "../syntaxes/syntax.js";

/** The syntaxes of IRIs in Turtle and its relatives, and in OWL's functional syntax. */
export const irisOfRdf: ReadonlySet<SyntaxName> = new Set<SyntaxName>(["turtle-iri", "owl-iri"]);

/** These, and those of names with a prefix and of strings there. */
export const syntaxesOfRdf: ReadonlySet<SyntaxName> = new Set<SyntaxName>([
  ...irisOfRdf,
  "turtle-local-name",
  "turtle-string",
  "owl-string",
]);
