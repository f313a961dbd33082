import { patternUnion } from "../../../text/composed-pattern.js";
import type { Span } from "../../../findings/span.js";
import { matchedText } from "../../../text/sticky-match.js";
import { Seeker } from "../../markup/seeker.js";
import type { MarkdownDialect } from "./blocks.js";
import { endsAddress, endOfMarkedAddress, isSurplusAngle, unclosedMark } from "./mistakes/bare-addresses.js";
import { readBrokenAttribute } from "./mistakes/attributes.js";
import { hasSurplusClosing, opensDoubly, readBrokenAutolink } from "./mistakes/autolinks.js";
import { readBrokenLink, readOddDestination } from "./mistakes/broken-link.js";
import {
  endOfClosedCode,
  endOfLinkClosedInCode,
  endOfOpenedCode,
  isBehindCodeOfLabel,
  surplusMarkIn,
  unclosedDestinationIn,
} from "./mistakes/code-spans.js";
import {
  beginsUnopenedLink,
  isSurplusOpening,
  readExchangedLink,
  readWronglyClosedText,
} from "./mistakes/link-texts.js";
import { readDestination, readSpacedDestination, type LinkDestination } from "./link-destination.js";
import { readHtmlTag } from "./html-tag.js";
import type { LinkLabels } from "./link-labels.js";
import { OpenParentheses } from "./open-parentheses.js";

/** Receives what the lines of a paragraph, a heading or a cell hold. */
export interface InlineVisitor {
  /** Text between the other inlines, with its escapes. */
  text(span: Span<"source">): void;
  code(span: Span<"source">): void;
  /** An autolink, without `<` and `>`. */
  autolink(span: Span<"source">): void;
  /** Raw HTML: a tag, a comment, a declaration or a processing instruction. */
  html(span: Span<"source">): void;
  /** A link destination, without `<` and `>`. */
  destination(span: Span<"source">, role: "link" | "image"): void;
  /** What was meant for a destination but is none, with its parentheses and the mistake. */
  brokenLink(span: Span<"source">): void;
}

/** The text of a link with a closing parenthesis alone, at its end: neither the letter of an item nor the mouth of an emoticon. */
const surplusInText = /^[^()]{5,500}(?<![:;=8-])\)$/u;

/** The engine looks for one set of characters much faster than for one with a look behind some of them. */
const special = /[\\`<![\]">]/gu;
/** A quotation mark or angle bracket right behind an address. */
const markBehindAddress = /(?<=https?:\/\/[^\s<>"]{1,300})[">]/iuy;
const longestLabel = 999;
const bracketed = /\[(?:[^\\[\]]|\\[^]){0,999}\]/uy;
/** The longest address before a back quote, in UTF-16 code units. */
const longestAddress = 300;
/** The beginning of an address, or a path from here with a closing parenthesis. */
const beginningOfAddress = /^(?:[( \t]?https?:\/\/|\.{1,2}\/[\p{L}\p{N}][^\s()]*\))/iu;
const bracketBeforeAddress = /^\[https?:\/\/\w/iu;
const longestScheme = "[https://a".length;
const bareAddressAtEnd = /(?:^|\s)https?:\/\/[^\s<>]*[\w/]$/iu;
const endOfLineAhead = /^[ \t]*(?:[\n\r]|$)/u;
const closingParentheses = /\)+/uy;
const backquotes = /`+/uy;
const backquoteRuns = /`+/gu;
const longestTail = 2000;
/** The dollar sign that ends a formula stands behind it, and no digit behind the sign: `$5 and $6` is none. */
const endOfFormula = /^[^$\n]*[^$\s]\$(?!\d)/u;
/** An autolink with white space at an end, perhaps before the slash of a tag, which makes it text by CommonMark 0.31 §6.5. */
const spacedAutolink = patternUnion(
  /<[ \t]{1,2}https?:\/\/[^\s<>]+[ \t]{0,2}>/iuy,
  /<https?:\/\/[^\s<>]+[ \t]{1,2}\/?>/iuy,
);
const autolink = patternUnion(
  /<[A-Za-z][A-Za-z0-9+.-]{1,31}:[^\s<>]*>/uy,
  /<[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w.-]{1,255}>/uy,
);

/** Walks inlines by CommonMark 0.31 §6, as far as identifiers are concerned. */
export function walkInlines(source: InlineSource, visitor: InlineVisitor): void {
  new Inlines(source, visitor).all();
}

interface InlineSource {
  readonly lines: string;
  /** The offset of the lines in the source. */
  readonly start: number;
  readonly labels: Pick<LinkLabels, "has">;
  readonly dialect: MarkdownDialect;
}

interface LinkBracket {
  readonly isImage: boolean;
  /** The offset behind the bracket. */
  readonly start: number;
}

class Inlines {
  readonly #lines: string;
  readonly #start: number;
  readonly #visitor: InlineVisitor;
  readonly #seeker: Seeker;
  readonly #labels: InlineSource["labels"];
  readonly #dialect: MarkdownDialect;
  /** The open brackets, innermost last. */
  readonly #brackets: LinkBracket[] = [];
  /** The number of outer brackets that can open no link any more, since a link cannot contain another. */
  #inactive = 0;
  /** Lengths of runs of back quotes for which no closing run follows. */
  readonly #unclosed = new Set<number>();
  /**
   * How many code units may still be read in unsuccessful searches for the ends of tags, so that the time stays linear.
   */
  #allowance: number;
  #textStart = 0;
  readonly #parentheses: OpenParentheses;
  #hasEscapedBracket: boolean | undefined;
  /** Where the first quotation mark or angle bracket stands, once it was looked for. */
  #firstMark: number | undefined;
  /** The offset behind the last link. */
  #linkEnd = -1;

  constructor({ lines, start, labels, dialect }: InlineSource, visitor: InlineVisitor) {
    this.#lines = lines;
    this.#labels = labels;
    this.#dialect = dialect;
    this.#start = start;
    this.#visitor = visitor;
    this.#seeker = new Seeker(lines);
    this.#parentheses = new OpenParentheses(lines);
    this.#allowance = 1000 + 4 * lines.length;
  }

  all(): void {
    special.lastIndex = 0;
    let offset = 0;
    for (;;) {
      special.lastIndex = offset;
      const found = special.exec(this.#lines);
      if (found === null) break;
      markBehindAddress.lastIndex = found.index;
      const isText = /[">]/u.test(found[0]) && !markBehindAddress.test(this.#lines);
      offset = isText ? found.index + 1 : this.#take(found.index);
    }
    this.#endTextOfAll();
  }

  /** Ends the text of the paragraph, in which an address may stand behind a mark that nothing closes. */
  #endTextOfAll(): void {
    const open = unclosedMark(this.#lines, this.#textStart);
    if (open !== undefined && !this.#escapesBrackets()) this.#takeBroken(open, open.start);
    this.#endText(this.#lines.length);
  }

  #take(offset: number): number {
    switch (this.#lines[offset]) {
      case "\\":
        return offset + 2;
      case "`":
        return this.#takeCode(offset);
      case "<":
        return this.#takeAutolink(offset) ?? this.#takeHtml(offset) ?? offset + 1;
      case "!":
        if (this.#lines[offset + 1] !== "[") return offset + 1;
        this.#brackets.push({ isImage: true, start: offset + 2 });
        return offset + 2;
      case "[":
        return this.#openBracket(offset + 1);
      case '"':
      case ">":
        return this.#isOddMark(offset) ? this.#takeSurplus(offset) : offset + 1;
      default:
        return this.#closeBracket(offset);
    }
  }

  /** Whether a mark ends a bare address, and none before it in the paragraph opens it. */
  #isOddMark(offset: number): boolean {
    this.#firstMark ??= this.#lines.search(/["<>]/u);
    if (offset !== this.#firstMark) return false;
    return /^[\s.,;:!?)|]?$/u.test(this.#lines.slice(offset + 1, offset + 2)) && this.#isBehindAddress(offset);
  }

  #openBracket(start: number): number {
    const found = readWronglyClosedText(this.#lines, start);
    if (found !== undefined) return this.#takeBroken(found, found.start);
    const exchanged = readExchangedLink(this.#lines, start - 1);
    if (exchanged !== undefined && exchanged.start >= this.#textStart)
      return this.#takeBroken(exchanged, exchanged.start);
    const isBehindLink = this.#linkEnd === start - 1 && endOfLineAhead.test(this.#lines.slice(start, start + 3));
    if ((isBehindLink || isSurplusOpening(this.#lines, start - 1)) && !this.#escapesBrackets())
      return this.#takeSurplus(start - 1);
    this.#brackets.push({ isImage: false, start });
    return start;
  }

  #takeCode(start: number): number {
    const length = matchedText(backquotes, this.#lines, start).length;
    const odd = length === 1 ? this.#oddCodeInLabel(start) : undefined;
    if (odd !== undefined) return this.#takeBroken(odd, odd.start);
    const isBehind = this.#linkEnd === start || this.#isBehindAddress(start) || this.#isBehindCodeOfLabel(start);
    if (isBehind && this.#isOddBackquote(start)) return this.#takeSurplus(start);
    const contentStart = start + length;
    if (this.#unclosed.has(length)) return contentStart;
    for (let offset = this.#lines.indexOf("`", contentStart); offset >= 0; offset = this.#lines.indexOf("`", offset)) {
      const closing = matchedText(backquotes, this.#lines, offset).length;
      if (closing === length) {
        const broken = this.#brackets.length > 0 ? endOfLinkClosedInCode(this.#lines, offset - 1) : undefined;
        if (broken !== undefined) {
          this.#brackets.pop();
          return this.#takeBroken({ start: offset - 1, end: broken }, start);
        }
        this.#endText(start);
        const code = this.#lines.slice(contentStart, offset);
        const slip = unclosedDestinationIn(code) ?? surplusMarkIn(code);
        const codeEnd = slip === undefined ? offset : contentStart + slip;
        this.#visitor.code(this.#span(contentStart, codeEnd));
        if (slip !== undefined) this.#visitor.brokenLink(this.#span(codeEnd, offset));
        this.#parentheses.passOver(start, offset);
        return this.#resume(offset + length);
      }
      offset += closing;
    }
    this.#unclosed.add(length);
    const broken = length === 1 ? endOfMarkedAddress(this.#lines, start) : undefined;
    return broken === undefined ? contentStart : this.#takeBroken({ start, end: broken }, start);
  }

  /** The text of a link with its bracket, if a back quote at one end of it has no other one: "[`a](…)", "[a`](…)". */
  #oddCodeInLabel(start: number): Span | undefined {
    const bracket = this.#brackets.at(-1);
    if (bracket === undefined || this.#textStart >= bracket.start) return undefined;
    const isFirst = bracket.start === start;
    const end = isFirst ? endOfOpenedCode(this.#lines, start) : endOfClosedCode(this.#lines, start);
    return end !== undefined && this.#isOddBackquote(start) ? { start: bracket.start - 1, end } : undefined;
  }

  #isBehindCodeOfLabel(offset: number): boolean {
    const bracket = this.#brackets.at(-1);
    return bracket !== undefined && this.#textStart > bracket.start && isBehindCodeOfLabel(this.#lines, offset);
  }

  #isBehindAddress(offset: number): boolean {
    return bareAddressAtEnd.test(this.#lines.slice(Math.max(0, offset - longestAddress), offset));
  }

  /**
   * Whether a single back quote opens no code span: an odd number of single ones, itself included, stand up to the end
   * of a paragraph that is not too long.
   */
  #isOddBackquote(start: number): boolean {
    if (this.#lines.length - start > longestTail) return false;
    const runs = this.#lines.slice(start).match(backquoteRuns) ?? [];
    return runs.length % 2 === 1 && runs.every((run) => run.length === 1);
  }

  /** In MDX, `<` always begins an element (MDX 3, *What is MDX?*, Markdown), so that there are no autolinks. */
  #takeAutolink(start: number): number | undefined {
    if (this.#dialect === "mdx") return undefined;
    const link = matchedText(autolink, this.#lines, start) || matchedText(spacedAutolink, this.#lines, start);
    if (link === "") return this.#takeBrokenAutolink(start);
    const isDoublyOpened = opensDoubly(this.#lines, start, start + link.length);
    this.#endText(isDoublyOpened ? start - 1 : start);
    if (isDoublyOpened) this.#visitor.brokenLink(this.#span(start - 1, start));
    this.#visitor.autolink(this.#span(start + 1, start + link.length - 1));
    const end = this.#resume(start + link.length);
    return hasSurplusClosing(this.#lines, end) && this.#lines[start - 1] !== "<" ? this.#takeSurplus(end) : end;
  }

  /** Reads a malformed autolink. In the text of a link it does no harm: the link around it works. */
  #takeBrokenAutolink(start: number): number | undefined {
    if (this.#brackets.length > 0) return undefined;
    const broken = readBrokenAutolink(this.#lines, start);
    return broken && this.#takeBroken(broken, start);
  }

  #takeHtml(start: number): number | undefined {
    const end = this.#htmlEnd(start);
    if (end === undefined) {
      const broken = readBrokenAttribute(this.#lines, start);
      return broken && this.#takeBroken(broken, broken.start);
    }
    this.#endText(start);
    this.#visitor.html(this.#span(start, end));
    return this.#resume(end);
  }

  #htmlEnd(start: number): number | undefined {
    const next = this.#lines.slice(start + 1, start + 4);
    if (next === "!--") return this.#after("-->", start + 2);
    if (next.startsWith("?")) return this.#after("?>", start + 2);
    if (/^![A-Za-z]/u.test(next)) return this.#after(">", start + 2);
    if (this.#allowance < 0) return undefined;
    const { end, isTag } = readHtmlTag(this.#lines, start, this.#seeker);
    if (!isTag) this.#allowance -= end - start;
    return isTag ? end : undefined;
  }

  #after(closer: string, offset: number): number | undefined {
    const found = this.#seeker.next(closer, offset);
    return found === undefined ? undefined : found + closer.length;
  }

  #closeBracket(offset: number): number {
    const bracket = this.#brackets.pop();
    const isActive = bracket?.isImage === true || this.#brackets.length >= this.#inactive;
    this.#inactive = Math.min(this.#inactive, this.#brackets.length);
    if (bracket === undefined && this.#isBehindLink(offset) && !this.#escapesBrackets())
      return this.#takeSurplus(offset);
    if (bracket === undefined) return this.#takeUnopened(offset) ?? offset + 1;
    if (!isActive) return offset + 1;
    const odd = readOddDestination(this.#lines, offset + 1);
    if (odd !== undefined) return this.#takeBroken(odd, offset);
    // Before an address in parentheses, nobody means the label of a reference.
    const isBeforeAddress = this.#lines[offset + 1] === "(" && this.#isBeforeAddress(offset + 2);
    const end =
      this.#takeDestination(offset, bracket) ?? (isBeforeAddress ? undefined : this.#referenceEnd(offset, bracket));
    if (end !== undefined && !bracket.isImage) this.#inactive = this.#brackets.length;
    return end ?? this.#takeSpacedDestination(offset, bracket) ?? this.#takeBrokenLink(offset, bracket) ?? offset + 1;
  }

  /** Whether nothing but a space stands between the last link and an offset. */
  #isBehindLink(offset: number): boolean {
    return this.#linkEnd === offset || (this.#linkEnd === offset - 1 && this.#lines[offset - 1] === " ");
  }

  #takeDestination(offset: number, bracket: LinkBracket): number | undefined {
    const found = this.#lines[offset + 1] === "(" ? readDestination(this.#lines, offset + 1, this.#seeker) : undefined;
    if (found?.destination.start === found?.destination.end && this.#isBeforeAddress(found?.end)) return undefined;
    if (found !== undefined && this.#isInBrackets(found.destination)) return undefined;
    if (found !== undefined && this.#isProduct(found.destination)) return found.end;
    return found && this.#takeFound(found, offset, bracket);
  }

  /** Whether the whole destination is an address in brackets, which is a mistake; other brackets are placeholders. */
  #isInBrackets({ start, end }: Span): boolean {
    return this.#lines[end - 1] === "]" && bracketBeforeAddress.test(this.#lines.slice(start, start + longestScheme));
  }

  /**
   * Whether what stands in parentheses has a command of LaTeX between dollar signs, behind a factor in brackets:
   * `$[u^k](\sigma_f)$`, `$E[Y](1-\rho)$`. Where no command begins it, the signs stand at the formula, as Pandoc asks of them.
   */
  #isProduct({ start, end }: Span): boolean {
    const factor = this.#lines.slice(start, end);
    if (!/\\[a-z]/iu.test(factor)) return false;
    const before = this.#lines.slice(Math.max(0, start - longestTail), start);
    if (before.split("$").length % 2 !== 0) return false;
    if (factor.startsWith("\\")) return true;
    return /\$(?=\S)[^$]*$/u.test(before) && endOfFormula.test(this.#lines.slice(end, end + longestTail));
  }

  /** Whether an empty destination is followed by an address, which then was meant for the destination. */
  #isBeforeAddress(offset: number | undefined): boolean {
    return offset !== undefined && beginningOfAddress.test(this.#lines.slice(offset, offset + longestAddress));
  }

  /** Reads a destination with white space, which makes no link, so that a link may enclose it. */
  #takeSpacedDestination(offset: number, bracket: LinkBracket): number | undefined {
    const found = readSpacedDestination(this.#lines, offset + 1);
    return found && this.#takeFound(found, offset, bracket);
  }

  #takeBrokenLink(offset: number, { start }: LinkBracket): number | undefined {
    // In `[[text]](address)`, the text of the link has brackets.
    if (this.#brackets.length > 0 && this.#lines[offset + 1] === "]") return undefined;
    const found = readBrokenLink(this.#lines, { start, end: offset });
    return found && this.#takeBroken(found, offset);
  }

  #takeBroken({ start, end }: Span, textEnd: number): number {
    this.#endText(textEnd);
    this.#visitor.brokenLink(this.#span(start, end));
    return this.#resume(end);
  }

  #takeFound(
    { destination: { start, end }, end: next }: LinkDestination,
    offset: number,
    { isImage, start: textStart }: LinkBracket,
  ): number {
    const isSurplus = this.#endsWithSurplus({ start: textStart, end: offset });
    this.#endText(isSurplus ? offset - 1 : offset);
    if (isSurplus) this.#visitor.brokenLink(this.#span(offset - 1, offset));
    if (start < end) this.#visitor.destination(this.#span(start, end), isImage ? "image" : "link");
    this.#parentheses.passOver(offset, next);
    this.#linkEnd = this.#resume(next);
    if (isSurplusAngle(this.#lines, next)) return this.#takeSurplus(next);
    const closing = matchedText(closingParentheses, this.#lines, next).length;
    const open = this.#parentheses.depth;
    return closing > open ? this.#takeSurplus(next + open) : next;
  }

  /** Whether the text of a link ends with a parenthesis that nothing in it or before it opens. */
  #endsWithSurplus({ start, end }: Span): boolean {
    if (this.#lines[end - 1] !== ")" || !surplusInText.test(this.#lines.slice(start, end))) return false;
    this.#parentheses.passOver(start, start);
    return this.#parentheses.depth === 0;
  }

  /** Whether the text has an escaped bracket, which could close another one; looked for once. */
  #escapesBrackets(): boolean {
    return (this.#hasEscapedBracket ??= this.#lines.includes("\\["));
  }

  #takeUnopened(offset: number): number | undefined {
    const isUnopened =
      !this.#escapesBrackets() && (beginsUnopenedLink(this.#lines, offset) || endsAddress(this.#lines, offset));
    return isUnopened ? this.#takeSurplus(offset) : undefined;
  }

  /** Reads a superfluous bracket, parenthesis or back quote right beside a link. */
  #takeSurplus(offset: number): number {
    return this.#takeBroken({ start: offset, end: offset + 1 }, offset);
  }

  /** The end of a reference link `[text][label]`, `[label][]` or `[label]`, if the label is defined (§6.3). */
  #referenceEnd(offset: number, { start }: LinkBracket): number | undefined {
    const label = matchedText(bracketed, this.#lines, offset + 1);
    if (label.length > 2) return this.#labels.has(label.slice(1, -1)) ? offset + 1 + label.length : undefined;
    if (offset - start > longestLabel || !this.#labels.has(this.#lines.slice(start, offset))) return undefined;
    return offset + 1 + label.length;
  }

  #endText(end: number): void {
    if (this.#textStart < end) this.#visitor.text(this.#span(this.#textStart, end));
    this.#textStart = end;
  }

  #resume(offset: number): number {
    this.#textStart = offset;
    return offset;
  }

  #span(start: number, end: number): Span<"source"> {
    return { start: this.#start + start, end: this.#start + end };
  }
}
