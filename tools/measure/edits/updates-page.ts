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

After every change, a document must contain exactly what a fresh reading of its text finds. \`pnpm edits\` makes random edits to files of the
[corpus](real-code.md), twenty in a row, most of which leave the text broken; after each, it compares literals with their spans and sites,
comments, and findings with those of the text alone. A short run is part of \`npm test\`.

How it is done:

- **JavaScript, TypeScript, JSX, TSX** are parsed incrementally. A node is reused only where the parser follows a single path and is in the state in which it
  originally made the node, and only if the node depended on nothing before it; so a parse takes the same path as it would without nodes to
  reuse. Whatever could make a parse depend on text far before, such as lists that Lezer cuts, is avoided or leads to a fresh parse.
- **Turtle, TriG, Notation3, N-Triples, N-Quads, SPARQL, ShEx, OWL, JSON, JSON-LD, YAML, TOML, CSV, HTML, Vue, Svelte, Astro, XML, Markdown, AsciiDoc, reStructuredText, LaTeX, BibTeX, Jupyter's notebooks, CSS, SCSS, Less, INI, Java's properties, files of environment variables, plain text**, and all programming languages that are read by their quotation marks, as Python
  and Java are, keep checkpoints, each some two thousand units behind the one before it: places where all that the
  reader knows of the text before is a small state. Reading goes on from the last checkpoint that the change is too far behind to matter to, and ends at the
  first one behind the change where the state is what it was. A place has no state where an earlier literal may still become another one, and what
  depends on the whole text, such as whether a prefix is undeclared, is found anew. While a tag is typed whose element has no end yet, all that follows
  stands in that element, and is read again. Markdown is cut where a block, an item of a list at the margin or a row of a table begins; the labels that its definitions give to all of the text
  are guessed first, and all is read again where they were others.
- **PHP, MDX, Sass** have two layers, each with checkpoints of its own: the code, or in Sass the addresses without quotation marks, and the text around it, whose reader sees a filler in place of
  each block of code. What the layers find is merged stretch by stretch, and a stretch that neither has read again stays as it is.
- A script, a style or a fenced block that did not change is not read again anywhere, and one that did is updated by its own language.
- **Everything else** is read afresh: a change could have effects anywhere after it, and reading is quick.

The last run (seed ${seed}): ${total("edits")} edits over ${total("files")} files, ${total("differences")} differences.

| language | files | edits | differences |
| --- | --- | --- | --- |
${rows.map(({ language, files, edits, differences }) => `| ${language} | ${files} | ${edits} | ${differences} |`).join("\n")}
`;
}
