import { markdownGrammar, type Tree } from "../../grammars.cjs";
import { patternSequence, patternUnion } from "../../../text/composed-pattern.js";

/** Blocks that MDX does not have: it has elements of JSX instead of HTML, and no indented code. */
const notInMdx = ["HTMLBlock", "IndentedCode"];

export type MarkdownDialect = "gfm" | "mdx";

const parsers = new Map<MarkdownDialect, { parse(text: string): Tree }>();

/** The blocks of GitHub Flavored Markdown, or of MDX. */
export function parseBlocks(text: string, dialect: MarkdownDialect): Tree {
  return parserOf(dialect).parse(
    withoutDeepLines(
      withFencesOfLiquid(withItemsForMarks(withWholeTables(withPlainRows(withoutMarkdownTags(withLineFeeds(text)))))),
    ),
  );
}

function parserOf(dialect: MarkdownDialect): { parse(text: string): Tree } {
  const known = parsers.get(dialect);
  if (known !== undefined) return known;
  const { parser: commonmark, GFM } = markdownGrammar();
  const parser = commonmark.configure([GFM, { remove: dialect === "mdx" ? notInMdx : [] }]);
  // In long paragraphs the inline parsers of the grammar take quadratic time, and our own scanner (`inlines.ts`) reads them.
  parser.parseInline = () => [];
  parsers.set(dialect, parser);
  return parser;
}

/**
 * Replaces other line ends by line feeds: U+000D also ends a line (CommonMark 0.31 §2.1), but is text to the grammar.
 */
function withLineFeeds(text: string): string {
  return text.includes("\r") ? text.replaceAll("\r\n", " \n").replaceAll("\r", "\n") : text;
}

/**
 * The start tag of an element whose content is Markdown, alone on its line (kramdown, *HTML Blocks*; PHP Markdown Extra, *Markdown
 * Inside HTML Blocks*); one with an address or a direction is read as HTML all the same.
 */
const tagAroundMarkdown = patternSequence(
  /^[ \t]{0,3}<[a-z]{1,12}(?=\s)(?![^<>\n]{0,300}\b(?:dir|href|src)=)/gimu,
  /[^<>\n]{0,300}\smarkdown(?:=["']?(?:1|block|span|true)["']?)?(?=[\s>])/gimu,
  /[^<>\n]{0,300}>[ \t]*$/gimu,
);

/** Puts an empty line in the place of such a tag, so that no block of HTML begins there. */
function withoutMarkdownTags(text: string): string {
  return text.includes("markdown") ? text.replace(tagAroundMarkdown, (line) => " ".repeat(line.length)) : text;
}

/** The delimiter row of a table with white space behind its last pipe. */
const spacedRow = /^([ \t>|:-]*)\|([ \t]+)$/gmu;

/** Moves such white space, which GFM 0.29 §4.10 allows and the grammar does not know. */
function withPlainRows(text: string): string {
  return text.replace(spacedRow, (row, cells: string, space: string) =>
    row.includes("-") ? `${cells}${space}|` : row,
  );
}

/**
 * A delimiter row (GFM 0.29 §4.10) with a pipe, without which it may be the underline of a heading. Its length is bounded,
 * since V8 may push every step of an unbounded repetition on its backtrack stack, which overflows.
 */
const delimiterRow = new RegExp(
  [
    String.raw`^(?=[-:| \t]{1,4096}$)(?=[^|\n]{0,4096}\|)`,
    String.raw` {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$`,
  ].join(""),
  "mu",
);
const underline = /^ {0,3}(?:-+|=+)[ \t]*$/u;

/**
 * Puts a break or another row in the place of what would underline a paragraph, where it follows the rows of a table:
 * the grammar makes a heading of all of them.
 */
function withWholeTables(text: string): string {
  if (!delimiterRow.test(text)) return text;
  let isInTable = false;
  return text.replace(/[^\n]+/gu, (line, offset: number) => {
    if (text[offset - 2] === "\n" || /^\s*$/u.test(line)) isInTable = false;
    isInTable ||= delimiterRow.test(line);
    if (!isInTable || !underline.test(line)) return line;
    isInTable = !line.includes("---");
    return line.replaceAll(/[-=]/gu, isInTable ? "+" : "*");
  });
}

/** The signs of a note, and those of a tab, of which only some admit a space in the place of a title. */
const signsOfContent = patternUnion(
  /(?:!!!|\?\?\?)(?= ["'\w])/u,
  /===(?= ")/u,
  /\?\?\?\+ (?=["'\w])/u,
  /===[+!] (?=")/u,
);

/**
 * The mark of a note or a tab, whose content is indented by four spaces (Python-Markdown, *Admonition*; PyMdown Extensions,
 * *Details* and *Tabbed*), which elsewhere makes code.
 */
const markOfContent = new RegExp(
  String.raw`^( {0,32})(?:${signsOfContent.source})(?=[^\n]*\n(?:[ \t]*\n){0,3}\1 {4})`,
  "gmu",
);

/** Puts the marker of a list item in the place of such a mark, so that what is indented by four spaces is its content. */
function withItemsForMarks(text: string): string {
  if (!/(?:!!!|\?\?\?\+?|===[+!]?) ["'\w]/u.test(text)) return text;
  return text.replace(markOfContent, (mark, indent: string) => `${indent}-   +`.slice(0, mark.length));
}

/**
 * A line with an opening tag of Liquid's `highlight`, with which Jekyll shows code (Jekyll, *Code snippet
 * highlighting*).
 */
const startOfHighlight = /^( {0,3})\{%-? *highlight\s[^\n%{}]{1,120}%\}[ \t]*$/gmu;
const endOfHighlight = /^( {0,3})\{%-? *endhighlight *-?%\}[ \t]*$/gmu;

/** Whether a text has a tag that starts code without the tag that ends it. */
export function hasOpenHighlight(text: string): boolean {
  return text.includes("highlight") && countOf(startOfHighlight, text) > countOf(endOfHighlight, text);
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}

/** Replaces the tags of `highlight` by fences, unless one of them is missing. */
function withFencesOfLiquid(text: string): string {
  if (!text.includes("endhighlight")) return text;
  if (countOf(startOfHighlight, text) !== countOf(endOfHighlight, text)) return text;
  return text.replace(startOfHighlight, fenceFor).replace(endOfHighlight, fenceFor);
}

/** A fence as long as the line; of tildes, since code between fences of back quotes may show such tags. */
function fenceFor(line: string, indent: string): string {
  return `${indent}~~~`.padEnd(line.length);
}

/** A line with deeply nested markers of quotes and lists, for which the grammar would take quadratic time. */
const deepLine = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){64}.*$/gmu;

function withoutDeepLines(text: string): string {
  return text.replace(deepLine, (line) => " ".repeat(line.length));
}
