import { markdownGrammar, type Tree } from "../../grammars.cjs";

/** Our own scanner reads what stands in lines: in long paragraphs the grammar takes quadratic time. */
const inline = [
  "Escape",
  "Entity",
  "InlineCode",
  "HTMLTag",
  "Emphasis",
  "HardBreak",
  "Link",
  "Image",
  "LinkEnd",
  "Autolink",
  "Strikethrough",
];

/** MDX has elements of its own instead of HTML, and nothing is code because it is indented. */
const notInMdx = ["HTMLBlock", "IndentedCode"];

export type MarkdownDialect = "gfm" | "mdx";

const parsers = new Map<MarkdownDialect, { parse(text: string): Tree }>();

/** The blocks of GitHub Flavored Markdown, or of MDX. */
export function parseBlocks(text: string, dialect: MarkdownDialect): Tree {
  return parserOf(dialect).parse(withoutDeepLines(withPlainRows(withLineFeeds(text))));
}

function parserOf(dialect: MarkdownDialect): { parse(text: string): Tree } {
  const known = parsers.get(dialect);
  if (known !== undefined) return known;
  const { parser: commonmark, GFM } = markdownGrammar();
  // In one step, what is removed would be added again by the extensions.
  const parser = commonmark.configure(GFM).configure({ remove: dialect === "mdx" ? [...inline, ...notInMdx] : inline });
  parsers.set(dialect, parser);
  return parser;
}

/** A line may end in U+000D, alone or before U+000A (CommonMark 0.31 §2.1); to the grammar it would be text. */
function withLineFeeds(text: string): string {
  return text.includes("\r") ? text.replaceAll("\r\n", " \n").replaceAll("\r", "\n") : text;
}

/** The row of a table that says how its columns are aligned, with white space behind its last bar. */
const spacedRow = /^([ \t>|:-]*)\|([ \t]+)$/gmu;

/** The grammar knows no such row with white space at its end, which GFM 0.29 §4.10 allows. */
function withPlainRows(text: string): string {
  return text.replace(spacedRow, (row, cells: string, space: string) =>
    row.includes("-") ? `${cells}${space}|` : row,
  );
}

/** Marks of quotes and lists at the start of a line, more than anybody writes: the grammar would take quadratic time. */
const deepLine = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){64}.*$/gmu;

function withoutDeepLines(text: string): string {
  return text.replace(deepLine, (line) => " ".repeat(line.length));
}
