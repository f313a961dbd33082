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

let parser: { parse(text: string): Tree } | undefined;

/** The blocks of GitHub Flavored Markdown. */
export function parseBlocks(text: string): Tree {
  if (parser === undefined) {
    const { parser: commonmark, GFM } = markdownGrammar();
    parser = commonmark.configure([GFM, { remove: inline }]);
  }
  return parser.parse(withoutDeepLines(text));
}

/** Marks of quotes and lists at the start of a line, more than anybody writes: the grammar would take quadratic time. */
const deepLine = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){64}.*$/gmu;

function withoutDeepLines(text: string): string {
  return text.replace(deepLine, (line) => " ".repeat(line.length));
}
