import { behind, matchEnd } from "../../../text/sticky-match.js";
import { commentEnd, stringEnd, templateEnd } from "../../markup/passed-code.js";
import type { Span } from "../../../findings/span.js";
import { copyOf } from "../../../text/copy-of.js";
import type { RawLiteral } from "../../../literals/locating/index.js";
import { checkpointedReader } from "../../checkpoints/checkpointed-reader.js";
import type { Pass, PassStart } from "../../checkpoints/pass.js";
import { Collected } from "../../parts/collected.js";
import { readExpression, type ExpressionUse } from "../../parts/expression.js";
import { passFrontMatter } from "../../parts/front-matter.js";
import type { Parts, ReaderNamed } from "../../parts/parts.js";
import type { Reader } from "../../reading.js";
import { Islands } from "../../markup/islands.js";

/**
 * Makes a reader of the JavaScript in MDX documents — MDX 3, *What is MDX?*, ESM and expressions. It marks the blocks of
 * imports and exports, and the expressions with their braces.
 */
export function codeInMdxReader(named: ReaderNamed): Reader {
  return checkpointedReader(
    {
      begin: (text, { state, parts }: PassStart<MdxState>) => new CodeInMdx(text, parts, state),
      areSame: (one, other) => one.tag === other.tag,
      // A line feed may follow a carriage return.
      ahead: 4,
      behind: 0,
    },
    named,
  );
}

interface MdxState {
  /** The tag that has begun but not ended, as far as an expression behind may be in it. */
  readonly tag: string;
}

/** A pass through a document, block by block. */
class CodeInMdx implements Pass<MdxState> {
  readonly marks: Span<"source">[] = [];
  readonly #text: string;
  readonly #parts: Parts;
  readonly #islands: Islands;
  readonly #collected = new Collected();
  /** The tag that has begun, with a value in place of each expression. */
  #tag: string;
  #lookedTo = 0;

  constructor(text: string, parts: Parts, state?: MdxState) {
    this.#text = text;
    this.#parts = parts;
    this.#islands = new Islands(text, "jsx");
    this.#tag = state?.tag ?? "";
  }

  get literals(): readonly RawLiteral[] {
    return this.#collected.literals;
  }

  get comments(): readonly Span<"source">[] {
    return this.#collected.comments;
  }

  get lookedTo(): number {
    return Math.max(this.#lookedTo, this.#islands.braces.lookedTo);
  }

  get dependsOnAll(): boolean {
    return this.#islands.hasUnclosed;
  }

  stateAt(): MdxState | undefined {
    return this.dependsOnAll ? undefined : { tag: copyOf(this.#tag) };
  }

  take(offset: number): number {
    const first = offset === 0 ? this.#frontMatterEnd() : offset;
    if (first >= this.#text.length) return this.#text.length;
    const block = blockAt(this.#text, first);
    const { start } = block;
    let { end } = block;
    if (block.kind === "text") {
      this.#passOver(this.#text.slice(first, start));
      end = this.#takeExpressions(block);
    } else {
      if (block.kind === "module") this.#takeModule({ start, end });
      this.#tag = "";
    }
    // The length of an empty line decides whether a block ends before it.
    this.#lookedTo = Math.max(this.#lookedTo, behind(blankLines, this.#text, end) + 1);
    return Math.min(end, this.#text.length);
  }

  #frontMatterEnd(): number {
    const { end, lookedTo } = passFrontMatter(this.#text);
    this.#lookedTo = lookedTo;
    return end;
  }

  #takeModule({ start, end }: Span<"source">): void {
    this.marks.push({ start, end });
    this.#collected.part(this.#parts.read("typescriptreact", this.#text.slice(start, end)), start);
  }

  /** Takes the expressions that begin in a paragraph; returns the end of the paragraph or of the last expression. */
  #takeExpressions({ start, end }: Block): number {
    const text = this.#text;
    let offset = start;
    let done = start;
    while (offset < end) {
      special.lastIndex = offset;
      const found = special.exec(text);
      if (found === null || found.index >= end) break;
      offset = found.index + found[0].length;
      if (found[0].startsWith("`")) offset = codeEnd(text, offset, found[0], end) ?? offset;
      if (found[0] !== "{") continue;
      const close = this.#islands.braces.end(found.index);
      if (close === undefined) continue;
      const code = { start: found.index, end: close };
      this.#passOver(text.slice(done, code.start));
      this.marks.push(code);
      this.#collected.part(
        readExpression(this.#parts, text.slice(code.start + 1, close - 1), useBehind(this.#tag)),
        code.start + 1,
      );
      this.#passOver(blanked(text.slice(code.start, close), "x"));
      offset = done = close;
    }
    const last = Math.max(offset, end);
    this.#passOver(text.slice(done, last));
    return last;
  }

  /** Keeps the text from the last tag on. */
  #passOver(text: string): void {
    const before = this.#tag + text.slice(-longestTag);
    const tag = before.slice(-longestTag);
    const open = tag.lastIndexOf("<");
    this.#tag = open < 0 || tag.includes(">", open) ? "" : tag.slice(open);
  }
}

interface Block extends Span<"source"> {
  readonly kind: "module" | "fence" | "text";
}

const blankLines = /(?:[ \t]*[\r\n])+/uy;
const fence = /[ \t>]*(?<fence>`{3,}|~{3,})/uy;
const closingFence = /^[ \t>]*(?<fence>`{3,}|~{3,})[ \t]*$/gmu;
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
  closingFence.lastIndex = start;
  for (let found = closingFence.exec(text); found !== null; found = closingFence.exec(text))
    if (found.groups?.["fence"]?.startsWith(opening) === true) return closingFence.lastIndex;
  return text.length;
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

/** The end of inline code, if its closing back quotes stand in the same paragraph. */
function codeEnd(text: string, start: number, opening: string, end: number): number | undefined {
  const closing = text.indexOf(opening, start);
  if (closing < 0 || closing >= end) return undefined;
  const isLonger = text[closing + opening.length] === "`";
  return isLonger ? undefined : closing + opening.length;
}

/** The longest start tag, in UTF-16 code units, in which an expression is recognized. */
const longestTag = 1_000;
const longestName = 100;

/** The use of an expression: behind a name and an equals sign in a tag it is the value of an attribute. */
function useBehind(tag: string): ExpressionUse {
  // eslint-disable-next-line regexp/no-super-linear-move -- over `longestName` units at most
  const { name } = /(?<name>[A-Za-z_$][\w$:-]*)=$/u.exec(tag.slice(-longestName))?.groups ?? {};
  const { element } = /^<(?<element>[A-Za-z][\w.:-]*)\s[^>]*$/u.exec(tag)?.groups ?? {};
  if (name === undefined || element === undefined) return { kind: "value" };
  return { kind: "attribute", element, name };
}

/** A replacement of the same length as the code, in UTF-16 code units; the line ends of a module are kept. */
export function blanked(code: string, by: "x" | " "): string {
  return by === "x"
    ? by.repeat(code.length)
    : code.replace(/[^\r\n]{1,4096}/gu, (characters) => by.repeat(characters.length));
}
