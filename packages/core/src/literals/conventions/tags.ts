/** Tags of templates that hold another language: styles, classes, queries, markup. */
export const tagsOfOtherLanguages: ReadonlySet<string> = new Set([
  "css",
  "keyframes",
  "createGlobalStyle",
  "injectGlobal",
  "styled",
  "tw",
  "cn",
  "clsx",
  "cva",
  "regex",
  "re",
  "debug",
]);

/** Tags of templates that hold a query in SPARQL, or triples. */
export const tagsOfQueries: ReadonlySet<string> = new Set([
  "sparql",
  "turtle",
  "ttl",
  "trig",
  "SELECT",
  "CONSTRUCT",
  "DESCRIBE",
  "ASK",
  "INSERT",
  "DELETE",
  "WHERE",
]);
