import type { Span } from "../../findings/span.js";
import { matchedText } from "../../text/sticky-match.js";
import { endOfTemplateWithString, longestTemplate } from "./templates.js";
import { readTag, type Tag } from "./tag.js";
import type { ExpressionEnd, TagSource } from "./tag-source.js";

/** Whether the content of an element is markup, or raw text up to its end tag. */
export type ContentKind = "markup" | "raw";

/** Receives the contents of a document, in order. */
export interface MarkupVisitor {
  text(span: Span<"source">): void;
  comment(span: Span<"source">): void;
  /** A start tag; returns how the content of the element is read. */
  open(tag: Tag): ContentKind;
  /** The content of the element that was opened last, if it is raw. */
  raw(tag: Tag, span: Span<"source">): void;
  /** An end tag, with its name in lower case and its offset. */
  close(name: string, start: number): void;
  /** An expression, with its braces. */
  expression?(span: Span<"source">): void;
  /** Reads `<!DOCTYPE` or `<?` at an offset and returns its end; absent for HTML, which defines them. */
  declaration?(start: number): number;
  /** Whether `<![CDATA[…]]>` is character data here and no comment. */
  isCdata?(): boolean;
}

export interface MarkupSource extends TagSource {
  /** How an expression in text begins, and where it ends, if the language has expressions. */
  readonly inText?: { readonly lead: string; readonly end: ExpressionEnd };
  /** The span to read; absent: the whole text. */
  readonly range?: Span<"source">;
}

/** What stands in C# before the first character of a string that is assigned, passed on or concatenated. */
const beforeString = /[=(,+:?] ?[$@]{0,2}"$/u;

const closingName = /[^\t\n\f\r />]+/uy;

/** Walks markup as the tokenizer of HTML does (HTML Standard §13.2.5); no text fails. */
export function walkMarkup(source: MarkupSource, visitor: MarkupVisitor): void {
  const walk = new MarkupWalk(source, visitor);
  while (!walk.isOver) walk.take();
}

/** Walks markup token by token. */
export class MarkupWalk {
  readonly #source: MarkupSource;
  readonly #visitor: MarkupVisitor;
  readonly #end: number;
  #textStart: number;
  #offset: number;
  #lookedTo = 0;
  #isOver = false;

  constructor(source: MarkupSource, visitor: MarkupVisitor) {
    this.#source = source;
    this.#visitor = visitor;
    const { start, end } = source.range ?? { start: 0, end: source.text.length };
    this.#textStart = this.#offset = start;
    this.#end = end;
  }

  /** Whether the whole span has been read. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** The offset behind what has been read. */
  get offset(): number {
    return this.#offset;
  }

  /** Whether the last token was read to its end, and no text follows it yet. */
  get isBehindToken(): boolean {
    return this.#textStart === this.#offset;
  }

  /** How far the tokens have looked ahead, if farther than the length of a template tag. */
  get lookedTo(): number {
    return this.#lookedTo;
  }

  /** Reads the next token, or a part of the text before it. */
  take(): void {
    const lead = this.#offset < this.#end ? this.#nextLead() : this.#end;
    if (lead >= this.#end) {
      this.#endText(this.#end);
      this.#offset = this.#end;
      this.#isOver = true;
      return;
    }
    if (this.#skipTemplate(lead)) return;
    const end = this.#take(lead);
    if (end === undefined) this.#offset = lead + 1;
    else this.#textStart = this.#offset = Math.max(end, this.#offset);
  }

  #nextLead(): number {
    const { seeker, inText } = this.#source;
    const tag = seeker.next("<", this.#offset) ?? this.#end;
    const expression = inText === undefined ? undefined : seeker.next(inText.lead, this.#offset);
    return expression === undefined ? tag : Math.min(tag, expression);
  }

  /** Skips a template tag that has the markup at `lead` in one of its strings. */
  #skipTemplate(lead: number): boolean {
    const source = this.#source;
    if (source.mayHoldTemplates !== true) return false;
    for (
      let start = source.seeker.next("{", Math.max(this.#offset, lead - longestTemplate));
      start !== undefined && start < lead;
    ) {
      const end = endOfTemplateWithString(source, start, lead);
      if (end !== undefined) {
        this.#offset = end;
        return true;
      }
      start = source.seeker.next("{", start + 1);
    }
    return false;
  }

  /** Reads the token at `start`, unless it is text, and returns its end. */
  #take(start: number): number | undefined {
    const { text, inText } = this.#source;
    if (inText !== undefined && text.startsWith(inText.lead, start)) {
      const end = inText.end(start);
      if (end === undefined) return undefined;
      this.#endText(start);
      this.#visitor.expression?.({ start, end });
      return end;
    }
    const next = text.charAt(start + 1);
    if (/[A-Za-z]/u.test(next)) return this.#isInProgram(start) ? undefined : this.#takeOpen(start);
    if (next === "/") return this.#takeClose(start);
    if (next === "%") return this.#takeProgram(start);
    return next === "!" || next === "?" ? this.#takeDeclaration(start) : undefined;
  }

  /** Whether a tag begins a string of the program in a template of Razor: `var a = $"<a href='{b}'>"`. */
  #isInProgram(start: number): boolean {
    const { text, hasAtSigns } = this.#source;
    return hasAtSigns === true && beforeString.test(text.slice(Math.max(0, start - 4), start));
  }

  #takeOpen(start: number): number {
    this.#endText(start);
    const tag = readTag(this.#source, start);
    this.#noteTemplates(tag);
    const kind = this.#visitor.open(tag);
    if (kind === "markup") return tag.span.end;
    const end = this.#rawEnd(tag);
    this.#visitor.raw(tag, { start: tag.span.end, end });
    return end;
  }

  /**
   * Records how far a value was looked at: an element in it may be part of a template tag, which extends behind the tag
   * by at most its own length.
   */
  #noteTemplates({ span }: Tag): void {
    const { text, seeker, mayHoldTemplates } = this.#source;
    if (mayHoldTemplates !== true || !text.slice(span.start + 1, span.end).includes("<")) return;
    this.#lookedTo = Math.max(this.#lookedTo, (seeker.next("<", span.end) ?? Infinity) + 2 * longestTemplate);
  }

  /** The offset of the end tag of a raw element; the end of the span if it is unclosed. */
  #rawEnd({ name, span }: Tag): number {
    const { text, seeker } = this.#source;
    const lower = name.toLowerCase();
    for (
      let end = seeker.next("</", span.end);
      end !== undefined && end < this.#end;
      end = seeker.next("</", end + 2)
    ) {
      const nameEnd = end + 2 + name.length;
      if (text.slice(end + 2, nameEnd).toLowerCase() === lower && /[\t\n\f\r />]|^$/u.test(text.charAt(nameEnd))) {
        return end;
      }
    }
    return this.#end;
  }

  /** Reads a server's code `<% … %>`. */
  #takeProgram(start: number): number | undefined {
    const { mayHoldTemplates, seeker } = this.#source;
    const end = mayHoldTemplates === true ? seeker.next("%>", start + 2) : undefined;
    if (end === undefined) {
      this.#lookedTo = Infinity;
      return undefined;
    }
    this.#endText(start);
    return this.#takeComment(start, end, 2);
  }

  #takeClose(start: number): number | undefined {
    const { text, seeker } = this.#source;
    const first = text.charAt(start + 2);
    if (first === "") return undefined;
    this.#endText(start);
    if (first === ">") return start + 3;
    if (!/[A-Za-z]/u.test(first)) return this.#takeComment(start, seeker.next(">", start + 2), 1);
    const name = matchedText(closingName, text, start + 2);
    this.#visitor.close(name.toLowerCase(), start);
    const nameEnd = start + 2 + name.length;
    if (text[nameEnd] === ">") return nameEnd + 1;
    return readTag(this.#source, start + 1).span.end;
  }

  #takeDeclaration(start: number): number {
    const { text, seeker } = this.#source;
    this.#endText(start);
    if (text.startsWith("<!--", start)) {
      const isEmpty = text.startsWith(">", start + 4) || text.startsWith("->", start + 4);
      if (isEmpty) return this.#takeComment(start, seeker.next(">", start + 4), 1);
      return this.#takeCommentToDashes(start);
    }
    if (text.startsWith("<![CDATA[", start) && this.#visitor.isCdata?.() === true) {
      const end = seeker.next("]]>", start + 9) ?? text.length;
      this.#visitor.text({ start: start + 9, end });
      return end + 3;
    }
    const declarationEnd = this.#takeByVisitor(start);
    if (declarationEnd !== undefined) return declarationEnd;
    if (/^<\?(?:php|=)/iu.test(text.slice(start, start + 5))) {
      return this.#takeComment(start, seeker.next("?>", start + 2), 2);
    }
    if (/^<!doctype/iu.test(text.slice(start, start + 9))) {
      return (seeker.next(">", start) ?? text.length) + 1;
    }
    return this.#takeComment(start, seeker.next(">", start + 2), 1);
  }

  #takeByVisitor(start: number): number | undefined {
    const isDeclaration = /^<(?:\?|!DOCTYPE)/u.test(this.#source.text.slice(start, start + 9));
    return isDeclaration ? this.#visitor.declaration?.(start) : undefined;
  }

  #takeCommentToDashes(start: number): number {
    const { seeker } = this.#source;
    const end = seeker.next("-->", start + 4);
    const bang = seeker.next("--!>", start + 4);
    return bang !== undefined && bang < (end ?? Infinity)
      ? this.#takeComment(start, bang, 4)
      : this.#takeComment(start, end, 3);
  }

  #takeComment(start: number, closer: number | undefined, closerLength: number): number {
    const end = closer === undefined ? this.#source.text.length : closer + closerLength;
    this.#visitor.comment({ start, end });
    return end;
  }

  #endText(end: number): void {
    if (this.#textStart < end) this.#visitor.text({ start: this.#textStart, end });
    this.#textStart = end;
  }
}
