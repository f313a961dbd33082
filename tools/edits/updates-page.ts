/** What edits of one language showed. */
export interface Row {
  readonly language: string;
  readonly files: number;
  readonly edits: number;
  readonly differences: number;
}

/** The page that says what came of a run. */
export function updatesPage(rows: readonly Row[], seed: number): string {
  const total = (count: "files" | "edits" | "differences") =>
    String(rows.reduce((sum, row) => sum + row[count], 0)).replace(/\B(?=(?:\d{3})+$)/gu, ",");
  return `<!-- Written by pnpm edits --write. Do not edit. -->

# After edits

A document that changes must hold what a fresh reading of its text finds. \`pnpm edits\` makes edits at random over files of the
[corpus](real-code.md), twenty in a row, most of them leaving the text broken; after each of them it compares literals with their spans and sites,
comments, and findings with those of the text alone. A short run of it is a part of \`npm test\`.

How it is done:

- **JavaScript, TypeScript, JSX, TSX** are parsed incrementally. A node is taken over only where the parser follows one way and is in the state in
  which it once made the node, and only if the node depended on nothing before it: so a parse goes the way that it would have gone without nodes to
  take over. What can make a parse depend on what stands far before, such as lists that Lezer cuts, is done away with, or leads to a fresh parse.
- **HTML, Vue, Svelte, Astro, Markdown, XML** are read afresh around their parts; a script, a style or a fenced block that did not change is not read
  again, and one that did is updated by its own language.
- **Everything else** is read afresh: a change could be felt anywhere after it, and reading is quick.

The last run (seed ${seed}): ${total("edits")} edits over ${total("files")} files, ${total("differences")} differences.

| language | files | edits | differences |
| --- | --- | --- | --- |
${rows.map(({ language, files, edits, differences }) => `| ${language} | ${files} | ${edits} | ${differences} |`).join("\n")}
`;
}
