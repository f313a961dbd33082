import { behind, matchEnd } from "../../../text/sticky-match.js";
import { commentEnd, stringEnd, templateEnd } from "../../markup/passed-code.js";
import type { Span } from "../../../findings/span.js";
import type { Braces } from "../../markup/braces.js";
import { Islands } from "../../markup/islands.js";
import { frontMatterOf } from "../markdown/front-matter.js";

/** The JavaScript in an MDX document. */
export interface CodeInMdx {
  /** Blocks of imports and exports. */
  readonly modules: readonly Span<"source">[];
  /** Expressions with their braces. */
  readonly expressions: readonly Span<"source">[];
}

/** Finds the JavaScript of an MDX document — MDX 3, *What is MDX?*, ESM and expressions. */
export function codeInMdx(text: string): CodeInMdx {
  const modules: Span<"source">[] = [];
  const expressions: Span<"source">[] = [];
  const { braces } = new Islands(text, "jsx");
  for (let offset = frontMatterOf(text)?.end ?? 0; offset < text.length;) {
    const block = blockAt(text, offset);
    offset = block.end;
    if (block.kind === "module") modules.push({ start: block.start, end: block.end });
    else if (block.kind === "text") offset = takeExpressions(text, block, braces, expressions);
  }
  return { modules, expressions };
}

interface Block extends Span<"source"> {
  readonly kind: "module" | "fence" | "text";
}

const blankLines = /(?:[ \t]*[\r\n])+/uy;
const fence = /[ \t>]*(?<fence>`{3,}|~{3,})/uy;
const moduleWord = /(?:import|export)(?![\w$])/uy;
const paragraphEnd = /(?:\r\n|\r(?!\n)|\n)[ \t]*(?=[\r\n]|$)|$/gu;

/** The block that begins at the start of a line. */
function blockAt(text: string, offset: number): Block {
  const start = behind(blankLines, text, offset);
  fence.lastIndex = start;
  const opening = fence.exec(text)?.groups?.["fence"];
  if (opening !== undefined) return { kind: "fence", start, end: fenceEnd(text, fence.lastIndex, opening) };
  if (matchEnd(moduleWord, text, start) !== undefined) return { kind: "module", start, end: moduleEnd(text, start) };
  return { kind: "text", start, end: Math.max(nextParagraphEnd(text, start), start + 1) };
}

function fenceEnd(text: string, start: number, opening: string): number {
  const closing = new RegExp(`^[ \\t>]*${opening}[\`~]*[ \\t]*$`, "gmu");
  closing.lastIndex = start;
  return closing.test(text) ? closing.lastIndex : text.length;
}

/** A bracket, or the beginning of a string or a comment, in which brackets do not count. */
const bracketOrQuote = /[()[\]{}"'`]|\/[/*]/gu;

/** The end of a block of imports or exports: an empty line outside brackets, templates and comments. */
function moduleEnd(text: string, start: number): number {
  let depth = 0;
  let end = nextParagraphEnd(text, start);
  bracketOrQuote.lastIndex = start;
  for (let found = bracketOrQuote.exec(text); found !== null; found = bracketOrQuote.exec(text)) {
    const { index } = found;
    if (index >= end) {
      if (depth <= 0) return end;
      end = nextParagraphEnd(text, index);
    }
    const next = stringEnd(text, index) ?? templateEnd(text, index) ?? commentEnd(text, index) ?? index + 1;
    bracketOrQuote.lastIndex = next;
    if (end < next) end = nextParagraphEnd(text, next);
    if ("([{".includes(found[0])) depth++;
    else if (")]}".includes(found[0])) depth--;
  }
  return depth <= 0 ? end : text.length;
}

function nextParagraphEnd(text: string, offset: number): number {
  paragraphEnd.lastIndex = offset;
  return paragraphEnd.exec(text)?.index ?? text.length;
}

const special = /\\[^]|`+|\{/gu;

/** Collects the expressions that begin in a paragraph; returns the end of the paragraph or of the last expression. */
function takeExpressions(text: string, { start, end }: Block, braces: Braces, expressions: Span<"source">[]): number {
  let offset = start;
  while (offset < end) {
    special.lastIndex = offset;
    const found = special.exec(text);
    if (found === null || found.index >= end) return end;
    offset = found.index + found[0].length;
    if (found[0].startsWith("`")) offset = codeEnd(text, offset, found[0], end) ?? offset;
    if (found[0] !== "{") continue;
    const close = braces.end(found.index);
    if (close === undefined) continue;
    expressions.push({ start: found.index, end: close });
    offset = close;
  }
  return offset;
}

/** The end of inline code, if its closing back quotes stand in the same paragraph. */
function codeEnd(text: string, start: number, opening: string, end: number): number | undefined {
  const closing = text.indexOf(opening, start);
  if (closing < 0 || closing >= end) return undefined;
  const isLonger = text[closing + opening.length] === "`";
  return isLonger ? undefined : closing + opening.length;
}
