import { brokenLinkSite, templateOpener, type RawLiteral, type SyntaxName } from "../../../literals/locating/index.js";
import { quotedReference } from "../../../running-text/quoted-reference.js";
import { hasNoAuthority } from "../../../schemes/without-authority.js";
import type { Span } from "../../../findings/span.js";
import { patternSequence, patternUnion } from "../../../text/composed-pattern.js";
import type { SyntaxNode } from "../../grammars.cjs";
import type { BidiMarkup } from "../../markup/direction.js";
import type { OpenElement } from "../../markup/open-elements.js";
import { trimmedSpan } from "../../markup/page-context.js";
import { pageVisitor, type PageVisitor } from "../../markup/page.js";
import { Seeker } from "../../markup/seeker.js";
import { longestTemplate } from "../../markup/templates.js";
import { MarkupWalk } from "../../markup/walk.js";
import { Collected } from "../../parts/collected.js";
import type { Parts } from "../../parts/parts.js";
import type { LiteralsAndComments } from "../../reading.js";
import { hasOpenHighlight, parseBlocks, type MarkdownDialect } from "./blocks.js";
import { walkInlines } from "./inlines.js";
import { labelsDefinedIn, type LinkLabels } from "./link-labels.js";
import { wordPattern } from "../../../text/word-set.js";

const leaf = /^(?:Paragraph|ATXHeading\d|SetextHeading\d|TableCell)$/u;
/** The length of `[x]` at the start of a task (GFM 0.29 §5.3). */
const taskMarker = 3;
const list = /^(?:Bullet|Ordered)List$/u;
const htmlBlock = /^(?:HTML|Comment|ProcessingInstruction)Block$/u;

/** An intra-doc link to a name in code: `Option::unwrap` in Rust and, between back quotes, `Enum.map/2` in Elixir. */
const nameInCode = /^(?:[A-Za-z_]\w*(?:::[A-Za-z_]\w*)+(?:\(\)|!)?|`(?:(?!:\/\/)[^`])+`)$/u;

/**
 * Text between `<` and `>` that is an address and no name of a type in code, possibly with a slash missing; other names
 * with a colon have a scheme that is never followed by two slashes.
 */
const address = /^(?:[a-z][a-z0-9+.-]*:\/\/|https?:\/|(?:doi|news|magnet|xmpp):)/iu;

function isAddress(text: string): boolean {
  return address.test(text) || hasNoAuthority(text.split(":", 1)[0] ?? "");
}

/** A placeholder for any tag and its value, as in `<TAG:VALUE>`. */
const standsForTag = /^[A-Z]{2,}:[A-Z_]+$/u;

/** A link reference definition that serves as a comment, which no renderer shows: `[//]: <> (a)`, `[comment]: <a b>`. */
const remark = /^\[(?:\/\/|comments?)\]:/iu;
/** How much of a definition is tested for that, in UTF-16 code units. */
const longestRemark = 16;

/**
 * The content of a template tag between `<` and `>`: `<%= a %>` of ERB, EEx, EJS and JSP, `<?= a ?>` of PHP, `<#= a #>`
 * of T4.
 */
const templateTag = /^(?:%[^]*%|\?[^]*\?|#=[^]*#)$/u;

/**
 * What follows the marks of a fence whose content is Markdown, not code: blocks of bookdown, admonitions of MyST, and those of
 * javascript.info.
 */
const proseFence = patternUnion(
  patternSequence(
    /^\{/u,
    wordPattern(
      `block2? asis theorem lemma corollary proposition conjecture definition example exercise hypothesis proof remark
       solution admonition attention caution danger dropdown hint important margin note seealso sidebar tab-item tip
       topic warning`,
      "u",
    ),
    /[\s,}]/u,
  ),
  /^(?:smart|warn|online|offline)(?=\s|$)/u,
);

/**
 * What follows the marks of a fence with code, up to its language: `js`; `{r echo=FALSE}` of R Markdown and Quarto,
 * `{.python}` and `{=html}` of Pandoc; `{code-block} yaml` of MyST.
 */
const fenceLanguage = patternSequence(
  patternUnion(/^\{(?:code|code-block|code-cell|sourcecode)\}[ \t]{1,8}/u, /^\{[.=]?(?=[\w#+-]+[\s,}])/u, /^/u),
  /(?<language>[\w#+-]+)/u,
);

/** Characters with which all inlines other than text begin: tags, autolinks, links and images. */
const mark = /[<[\]]/u;

const runningText = { kind: "text" } as const;

/** How blocks of a document are read. */
export interface MarkdownScope {
  readonly parts: Parts;
  readonly labels: LinkLabels;
  readonly dialect: MarkdownDialect;
  /** The innermost HTML element that is open before the blocks. */
  readonly element?: OpenElement<BidiMarkup | undefined> | undefined;
  /** Whether they stand within a fence, in which another one is code. */
  readonly isFenced?: boolean;
  /** Stands for what follows, to see whether a new block would begin there; undefined at the end of the document. */
  readonly next: string | undefined;
}

/** Stands for what follows, to see whether a tag would be read there. */
const nextTag = "<x>";

/** Collects the literals in blocks of a Markdown document. */
export class MarkdownLiterals {
  readonly #text: string;
  readonly #scope: MarkdownScope;
  #element: OpenElement<BidiMarkup | undefined> | undefined;
  #isWhole = true;
  #isInTable = false;
  #defined: readonly string[] = [];
  readonly #collected = new Collected();
  /** Texts for people, in order; their direction depends on the HTML around them. */
  readonly #texts: Pick<RawLiteral, "span" | "syntax">[] = [];
  /** Pieces of HTML, in order, without the markers of quotes around them. */
  readonly #html: { readonly start: number; readonly source: string }[] = [];

  constructor(text: string, scope: MarkdownScope) {
    this.#text = text;
    this.#scope = scope;
    this.#element = scope.element;
    const blocks = parseBlocks(text + (scope.next ?? ""), scope.dialect);
    const last = blocks.topNode.lastChild;
    if (scope.next !== undefined && (!beginsAt(last, text.length) || hasOpenHighlight(text))) {
      this.#isWhole = false;
      return;
    }
    this.#isInTable = last?.name === "Table";
    this.#defined = labelsDefinedIn(text, blocks);
    blocks.iterate({ enter: (node) => node.from < text.length && this.#takeBlock(node.node) });
    this.#takeHtml();
  }

  /**
   * Whether nothing of these blocks or of their HTML continues in the following text, so that it is read independently.
   */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** The innermost HTML element that is open behind the blocks. */
  get element(): OpenElement<BidiMarkup | undefined> | undefined {
    return this.#element;
  }

  /** Whether the last block is a table, of which what follows is the next row. */
  get isInTable(): boolean {
    return this.#isInTable;
  }

  /** The labels that the blocks define. */
  get defined(): readonly string[] {
    return this.#defined;
  }

  get reading(): LiteralsAndComments {
    return this.#collected.reading;
  }

  /** Reads a block; returns whether its children are to be visited. */
  #takeBlock(node: SyntaxNode): boolean {
    const { name, from, to } = node;
    if (name === "Task") this.#takeLines(withoutQuoteMarks(this.#text, node).slice(taskMarker), from + taskMarker);
    else if (leaf.test(name)) this.#takeLines(withoutQuoteMarks(this.#text, node), from);
    else if (htmlBlock.test(name)) this.#html.push({ start: from, source: withoutQuoteMarks(this.#text, node) });
    else if (name === "FencedCode") this.#takeFence(node);
    else if (name === "CodeBlock") this.#pushText({ start: from, end: to }, "plain");
    else if (name === "LinkReference") this.#takeDefinition(node);
    else return true;
    return false;
  }

  #takeLines(lines: string, start: number): void {
    if (!mark.test(lines) && this.#isSieved(lines, { start: 0, end: lines.length })) return;
    walkInlines(
      { lines, start, labels: this.#scope.labels, dialect: this.#scope.dialect },
      {
        text: (span) => this.#pushText(span, "markdown-text"),
        code: (span) => this.#pushText(span, "plain"),
        html: (span) =>
          this.#html.push({ start: span.start, source: lines.slice(span.start - start, span.end - start) }),
        autolink: (span) => this.#takeAutolink(span),
        brokenLink: (span) => this.#collected.literal({ span, syntax: "plain", site: brokenLinkSite }),
        destination: (span, role) => this.#takeDestination(span, role),
      },
    );
  }

  #pushText(span: Span<"source">, syntax: SyntaxName): void {
    if (!this.#isSieved(this.#text, span)) this.#texts.push({ span, syntax });
  }

  /** Whether a text for people is left out, since it holds no identifier (`ReaderNamed.sieve`). */
  #isSieved(source: string, span: Span<"source">): boolean {
    return this.#scope.parts.sieve?.(source, { span, site: runningText }) === false;
  }

  #takeAutolink(span: Span<"source">): void {
    const text = this.#text.slice(span.start, span.end).trim();
    if (isAddress(text) && !standsForTag.test(text)) this.#takeAddress(span, "plain", "autolink");
  }

  #takeDefinition(node: SyntaxNode): void {
    // The grammar takes GitHub's footnote definitions for link reference definitions.
    if (this.#text.startsWith("[^", node.from)) return this.#takeLines(withoutQuoteMarks(this.#text, node), node.from);
    const url = node.getChild("URL");
    if (url === null || remark.test(this.#text.slice(node.from, node.from + longestRemark))) return;
    const isPointed = this.#text[url.from] === "<";
    const span = isPointed ? { start: url.from + 1, end: url.to - 1 } : { start: url.from, end: url.to };
    this.#takeDestination(span, "definition");
  }

  /**
   * The syntax of a destination. Between `<` and `>`, a path may hold spaces, which renderers encode; in an address
   * they are a mistake.
   */
  #syntaxOf({ start, end }: Span<"source">): SyntaxName {
    const isPath =
      this.#text[start - 1] === "<" && !/^(?:[a-z][a-z0-9+.-]*:|\/\/)/iu.test(this.#text.slice(start, end));
    return isPath ? "markdown-path" : "markdown-destination";
  }

  /**
   * Takes a destination; the `<` and `>` around it may be those of a template tag that is expanded before the text is
   * read as Markdown.
   */
  #takeDestination(span: Span<"source">, role: string): void {
    const written = this.#text.slice(span.start, span.end);
    const isTag = this.#text[span.start - 1] === "<" && templateTag.test(written);
    if (role !== "image" && quotedReference.test(written))
      this.#collected.literal({ span, syntax: "plain", site: brokenLinkSite });
    else if (!isTag) this.#takeAddress(span, this.#syntaxOf(span), role);
  }

  #takeAddress(span: Span<"source">, syntax: SyntaxName, role: string): void {
    const site = { kind: "identifier", use: "reference", production: "IRI-reference", role } as const;
    if (span.start === span.end || nameInCode.test(this.#text.slice(span.start, span.end))) return;
    this.#collected.literal({ span, syntax, site });
  }

  /** Takes fenced code: as an embedded document if its language has a reader, else as text. */
  #takeFence(node: SyntaxNode): void {
    const code = node.getChildren("CodeText");
    const [first, last] = [code[0], code.at(-1)];
    if (first === undefined || last === undefined) return;
    const info = node.getChild("CodeInfo");
    const infoText = info === null ? "" : this.#text.slice(info.from, info.to);
    const language = fenceLanguage.exec(infoText)?.groups?.["language"];
    const span = { start: first.from, end: last.to };
    if (this.#scope.isFenced !== true && proseFence.test(infoText)) return this.#takeProse(span, node);
    if (language !== undefined && this.#takePart(language.toLowerCase(), span, node)) return;
    this.#pushText(span, "plain");
  }

  /** Takes Markdown within a fence. */
  #takeProse({ start, end }: Span<"source">, node: SyntaxNode): void {
    const source = withoutQuoteMarks(this.#text, node).slice(start - node.from, end - node.from);
    const blocks = new MarkdownLiterals(source, {
      ...this.#scope,
      element: undefined,
      isFenced: true,
      next: undefined,
    });
    this.#collected.part(blocks.reading, start);
  }

  /** Takes an embedded document; returns false if its language has no reader, or is Markdown itself. */
  #takePart(language: string, { start, end }: Span<"source">, node: SyntaxNode): boolean {
    if (language === "md" || language === "markdown") return false;
    const source = withoutQuoteMarks(this.#text, node).slice(start - node.from, end - node.from);
    const reading = this.#scope.parts.read(language, source);
    this.#collected.part(reading, start);
    return reading !== undefined;
  }

  /** Reads all HTML as one page, with spaces in place of everything else, and the texts between its tags. */
  #takeHtml(): void {
    let next = 0;
    const takeTextsBefore = (offset: number, page?: PageVisitor): void => {
      for (; (this.#texts[next]?.span.start ?? Infinity) < offset; next++) this.#takeText(this.#texts[next], page);
    };
    if (this.#html.length > 0) {
      takeTextsBefore(Infinity, this.#walkHtml(takeTextsBefore));
    } else takeTextsBefore(Infinity);
  }

  #walkHtml(takeTextsBefore: (offset: number, page: PageVisitor) => void): PageVisitor {
    const { length } = this.#text;
    const { parts, element, next: following } = this.#scope;
    const goesOn = following !== undefined;
    const alone = onlyThese(this.#html);
    const text = goesOn ? alone + " ".repeat(length - alone.length) + nextTag : alone;
    const page = pageVisitor({
      text,
      shown: this.#text,
      quotedSyntax: "markdown-attribute",
      parts,
      collected: this.#collected,
      element,
    });
    const next = { isRead: false };
    const walk = new MarkupWalk(
      { text, seeker: new Seeker(text), mayHoldTemplates: true },
      {
        ...page,
        open(tag) {
          takeTextsBefore(tag.span.start, page);
          next.isRead ||= goesOn && tag.span.start === length;
          return next.isRead ? "markup" : page.open(tag);
        },
        close(name, start) {
          takeTextsBefore(start, page);
          page.close(name, start);
        },
      },
    );
    while (!walk.isOver) walk.take();
    this.#element = page.element();
    if (goesOn) {
      const mayGoOn = templateOpener.test(text.slice(Math.max(0, length - longestTemplate), length));
      const hasLooked = Math.max(page.lookedTo(), walk.lookedTo) > length;
      this.#isWhole = next.isRead && !mayGoOn && !hasLooked;
    }
    return page;
  }

  #takeText(found: Pick<RawLiteral, "span" | "syntax"> | undefined, page: PageVisitor | undefined): void {
    if (found === undefined) return;
    const span = trimmedSpan(this.#text, found.span);
    if (span.start === span.end) return;
    const bidiMarkup = page === undefined ? this.#scope.element?.inherited : page.bidiMarkup();
    this.#collected.literal({
      span,
      syntax: found.syntax,
      site: runningText,
      ...(bidiMarkup && { surroundings: { bidiMarkup } }),
    });
  }
}

/** Whether a block begins at an offset: a paragraph or a list, the next item of a list, or the next row of a table. */
function beginsAt(last: SyntaxNode | null, offset: number): boolean {
  if (last === null) return false;
  if (last.from === offset) return last.name === "Paragraph" || list.test(last.name);
  return (last.name === "Table" || list.test(last.name)) && last.lastChild?.from === offset;
}

/** The source of a block with spaces in place of the markers of quotes around it. */
function withoutQuoteMarks(text: string, node: SyntaxNode): string {
  const marks = node.getChildren("QuoteMark");
  if (marks.length === 0) return text.slice(node.from, node.to);
  let result = "";
  let done = node.from;
  for (const { from, to } of marks) {
    result += text.slice(done, from) + " ".repeat(to - from);
    done = to;
  }
  return result + text.slice(done, node.to);
}

function onlyThese(pieces: readonly { readonly start: number; readonly source: string }[]): string {
  let result = "";
  for (const { start, source } of pieces) result += " ".repeat(start - result.length) + source;
  return result;
}
