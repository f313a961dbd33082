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
