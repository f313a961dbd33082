import { wordSet } from "../../../text/word-set.js";

const markedItem = /^[ \t]*(?:-|\*+|\.+|•|\d+\.|[a-zA-Z]\.|[IVXivx]+\))[ \t]|^<(?:\d+|\.)>[ \t]/u;
const term = /^(?!\/\/[^/])[ \t]*[^ \t].*?(?::::{0,2}|;;)(?:$|[ \t])/u;

export function isListItem(content: string): boolean {
  return markedItem.test(content) || ((content.includes("::") || content.includes(";;")) && term.test(content));
}

export function isTermWithoutText(content: string): boolean {
  return /(?:::|;;)$/u.test(content);
}

/** Styles of verbatim blocks, those of Asciidoctor Diagram among them. */
const verbatimStyles = wordSet(`
source listing literal pass stem latexmath asciimath comment a2s actdiag barcode blockdiag bpmn bytefield d2 dbml
diagrams ditaa dpic erd gnuplot graphviz lilypond meme mermaid mscgen nomnoml nwdiag packetdiag pikchr plantuml
rackdiag salt seqdiag shaape smcat structurizr svgbob symbolator syntrax tikz umlet vega vegalite wavedrom
`);

export function isVerbatimStyle(style: string): boolean {
  return verbatimStyles.has(style);
}

/** What kind of block a delimiter line begins or ends — AsciiDoc Language Documentation, *Delimited Blocks*. */
export type BlockDelimiter = "comment" | "verbatim" | "compound" | "open" | "table" | "values";

const delimiters: readonly (readonly [RegExp, BlockDelimiter])[] = [
  [/^\/{4,}$/u, "comment"],
  [/^(?:-{4,}|\.{4,}|\+{4,}|```(?!`).*)$/u, "verbatim"],
  [/^(?:={4,}|\*{4,}|_{4,})$/u, "compound"],
  [/^--$/u, "open"],
  [/^[|!]={3,}$/u, "table"],
  [/^[,:]={3,}$/u, "values"],
];

export function delimiterOf(content: string): BlockDelimiter | undefined {
  if (!/^[/\-.+`=*_|!,:]{2}/u.test(content)) return undefined;
  return delimiters.find(([pattern]) => pattern.test(content))?.[1];
}

/** The line that closes the block that a line opens. */
export function closingOf(content: string): string {
  return content.startsWith("```") ? "```" : content;
}
