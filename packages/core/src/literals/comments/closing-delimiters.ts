/** What ends the comments of the languages that are read; those that end with their line have none. */
export const closingDelimiters: readonly string[] = [
  ...["*/", "-->", "*)", "-}", "]]", "]=]", "|#", "#>", "=#", "]#", "+/", "###", '"""', "'''"],
];
