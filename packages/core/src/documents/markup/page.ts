import { matchEnd } from "../../text/sticky-match.js";
import { brokenLinkSite, type RawLiteral, type SyntaxName, syntaxOf } from "../../literals/locating/index.js";
import type { Span } from "../../findings/span.js";
import { piecesOf } from "../pieces.js";
import type { Collected } from "../parts/collected.js";
import { readExpression, type ExpressionUse } from "../parts/expression.js";
import type { Parts } from "../parts/parts.js";
import type { LiteralsAndComments } from "../reading.js";
import { bindingOf } from "./bound-attributes.js";
import { directionIn, type BidiMarkup, type DirectionTag } from "./direction.js";
import { languageOfScript, languageOfStyle, spelledValue } from "./embedded-languages.js";
import { holesIn } from "./braces.js";
import { addressInMeta } from "./meta.js";
import { OpenElements, type OpenElement } from "./open-elements.js";
import { doubledMarkIn, isChoice, textWithinTag, type Attribute, type Tag } from "./tag.js";
import type { ExpressionEnd } from "./tag-source.js";
import type { ContentKind, MarkupVisitor } from "./walk.js";

/** What a page is read with. */
export interface PageContext {
  readonly text: string;
  /** The text of the page, if text between tags is displayed differently from its source. */
  readonly shown?: string;
  /** The syntax of quoted attribute values, if not that of HTML. */
  readonly quotedSyntax?: SyntaxName;
  readonly parts: Parts;
  readonly collected: Collected;
  /** Whether the text is a template of something that may be no page. */
  readonly isTemplate?: boolean;
  /** Reads a page that is embedded in this one (`srcdoc`). */
  readonly readInner?: (text: string) => LiteralsAndComments | undefined;
  /** Takes an expression in text, with its delimiters. */
  readonly takeExpression?: (span: Span<"source">) => void;
  /** Finds the ends of expressions in attributes, in languages that have them. */
  readonly braces?: ExpressionEnd;
  readonly hasExpressionsInQuotes?: boolean;
  /** The innermost element that is open at the beginning. */
  readonly element?: OpenElement<BidiMarkup | undefined> | undefined;
  /** Reads an expression without its braces; absent if expressions are plain JavaScript. */
  readonly readCode?: (span: Span<"source">, use: ExpressionUse) => void;
}

/** Collects the literals of a page and knows the open elements at each place. */
export interface PageVisitor extends MarkupVisitor {
  /** The direction that the open elements give to text. */
  bidiMarkup(): BidiMarkup | undefined;
  /** The innermost element that is open now. */
  element(): OpenElement<BidiMarkup | undefined> | undefined;
  /** How far behind their tags elements were looked at. */
  lookedTo(): number;
  /** Takes an expression, without its braces. */
  takeCode(span: Span<"source">, use: ExpressionUse): void;
}

/** The beginning of an expression of JSX as a value, also in Markdown whose name does not say that it holds JSX. */
const beginsExpression = /^\{(?![{%])/u;

/** Escapable raw text elements and raw text elements — HTML Standard §13.1.2. */
const textElements: ReadonlySet<string> = new Set(["textarea", "title"]);
const rawElements: ReadonlySet<string> = new Set(["script", "style", "xmp", "iframe", "noembed", "noframes"]);

/** Collects the literals of a page: attributes, scripts, styles and text. */
export function pageVisitor(context: PageContext): PageVisitor {
  const { text, shown = text, parts, collected, isTemplate, readInner, braces, hasExpressionsInQuotes } = context;
  const { quotedSyntax = "html-attribute" } = context;
  const elements = new OpenElements<BidiMarkup | undefined>(undefined, context.element);
  const { sieve } = parts;
  let lookedTo = 0;

  const isInForeign = (): boolean => elements.has("svg") || elements.has("math");

  function isRaw(element: string): boolean {
    if (braces !== undefined) return element === "script" || element === "style";
    return rawElements.has(element) || textElements.has(element);
  }

  function take(span: Span<"source">, syntax: SyntaxName, site: RawLiteral["site"], bidiMarkup?: BidiMarkup): void {
    const trimmed = trimmedSpan(text, span);
    if (trimmed.start === trimmed.end || sieve?.(text, { span: trimmed, site }) === false) return;
    collected.literal({ span: trimmed, syntax, site, ...(bidiMarkup && { surroundings: { bidiMarkup } }) });
  }

  function takeText(span: Span<"source">): void {
    take(span, "html-text", runningText, elements.inherited);
  }

  function takeAttribute(tag: Tag, element: string, attribute: Attribute): void {
    const { name, delimiter } = attribute;
    const value =
      delimiter === "" && isTemplate !== true ? withoutEscapedMarks(text, attribute.value) : attribute.value;
    if (value === undefined || value.start >= value.end) return;
    if (isChoice(text, attribute)) return;
    if (braces === undefined && delimiter === "" && beginsExpression.test(text.slice(value.start, value.start + 2)))
      return;
    // In a template of a string, quotation marks are escaped.
    if (isTemplate === true && delimiter === "" && text[value.start] === "\\") return;
    if (braces !== undefined) {
      takeWithBraces(element, attribute, value);
      return;
    }
    if (delimiter === "" && unopened.test(text.slice(value.start, value.end))) {
      take(value, "plain", brokenLinkSite);
      return;
    }
    const hostEnd = delimiter === "" && isTemplate !== true ? endOfHostBehindSpace(text, value) : undefined;
    if (hostEnd !== undefined) {
      take({ start: value.start, end: hostEnd }, "plain", brokenLinkSite);
      return;
    }
    const tagEnd = delimiter === '"' && isTemplate !== true ? endOfTagInValue(text, value) : undefined;
    if (tagEnd !== undefined) {
      take({ start: value.start - 1, end: tagEnd }, "plain", brokenLinkSite);
      return;
    }
    const syntax = delimiter === "" ? "html-unquoted" : quotedSyntax;
    const read = readerOfValue(element, name);
    if (read !== undefined) takeDecoded(value, syntax, read);
    else if (element === "meta" && name.toLowerCase() === "content") takeMeta(tag, value, syntax);
    else take(value, syntax, siteOf(element, name));
  }

  /** Takes a value that is an expression or may contain some. */
  function takeWithBraces(element: string, { name, delimiter }: Attribute, value: Span<"source">): void {
    const use = name === "" ? ({ kind: "value" } as const) : ({ kind: "attribute", element, name } as const);
    if (delimiter === "{") return takeCode(value, use);
    if (delimiter === "`") return takeCode({ start: value.start - 1, end: value.end + 1 }, use);
    const mayHoldSome = braces !== undefined && (hasExpressionsInQuotes === true || delimiter === "");
    const holes = mayHoldSome ? holesIn(text, value, braces) : [];
    for (const { start, end } of holes) {
      if (braces?.(start) === end) takeCode({ start: start + 1, end: end - 1 }, { kind: "value" });
    }
    const syntax = delimiter === "" ? "html-unquoted" : quotedSyntax;
    if (holes.length > 0) collected.literal({ ...piecesOf(value, holes), syntax, site: siteOf(element, name) });
    else if (name.toLowerCase() === "style") takeDecoded(value, syntax, (content) => parts.read("css", content));
    else take(value, syntax, siteOf(element, name));
  }

  function takeCode({ start, end }: Span<"source">, use: ExpressionUse): void {
    if (context.readCode !== undefined) context.readCode({ start, end }, use);
    else collected.part(readExpression(parts, text.slice(start, end), use), start);
  }

  /** How the value of an attribute is read if it is code or an embedded document. */
  function readerOfValue(
    element: string,
    name: string,
  ): ((value: string) => LiteralsAndComments | undefined) | undefined {
    const lower = name.toLowerCase();
    if (lower === "style") return (value) => parts.read("css", value);
    if (lower === "srcdoc") return (value) => readInner?.(value);
    const binding = bindingOf(element, name);
    if (binding === undefined) return undefined;
    return binding.kind === "unread" ? () => undefined : (value) => readExpression(parts, value, binding);
  }

  function takeDecoded(
    span: Span<"source">,
    syntax: SyntaxName,
    read: (value: string) => LiteralsAndComments | undefined,
  ): void {
    const decoded = syntaxOf(syntax).decode(text, span);
    collected.decodedPart(read(decoded.text), decoded, syntax);
  }

  function takeMeta(tag: Tag, value: Span<"source">, syntax: SyntaxName): void {
    const address = addressInMeta(text, value, (name) => spelledValue(text, tag, name));
    const site = { kind: "attribute", element: "meta", name: "content" } as const;
    take(address?.span ?? value, syntax, address?.site ?? site);
  }

  /** In SVG and XHTML, a style or script may be in a CDATA section, which pages for both syntaxes also have. */
  function takePart(tag: Tag, element: string, span: Span<"source">): void {
    const type = spelledValue(text, tag, "type");
    const lang = spelledValue(text, tag, "lang");
    const language = element === "script" ? languageOfScript(type, lang) : languageOfStyle(type, lang);
    if (language === undefined) return;
    const content = withoutCdata(text, span);
    const source = text.slice(content.start, content.end);
    collected.part(language === "html" ? readInner?.(source) : parts.read(language, source), content.start);
  }

  function directionOf(tag: Tag, name: string, outer: BidiMarkup | undefined): BidiMarkup | undefined {
    // The direction decides only how identifiers are displayed, which does not matter where only identifiers are asked
    // for.
    if (sieve !== undefined) return outer;
    if (tag.attributes.length === 0 && name !== "bdi" && name !== "bdo") return outer;
    const attribute = (wanted: string): string | undefined => spelledValue(text, tag, wanted);
    return directionIn(
      {
        name,
        attribute,
        get content() {
          const content = contentAfter(shown, tag.span.end);
          lookedTo = Math.max(lookedTo, content.lookedTo);
          return content;
        },
      },
      outer,
    );
  }

  return {
    text: takeText,
    comment: (span) => collected.comment(span),
    open(tag): ContentKind {
      const element = tag.name.toLowerCase();
      for (const attribute of tag.attributes) takeAttribute(tag, element, attribute);
      const inTag = braces === undefined && isTemplate !== true ? textWithinTag(text, tag) : undefined;
      if (inTag !== undefined) take(inTag, "plain", brokenLinkSite);
      const doubled = isTemplate === true ? undefined : doubledMarkIn(text, tag);
      if (doubled !== undefined) take(doubled, "plain", brokenLinkSite);
      if (isRaw(element)) return "raw";
      const isEmpty = tag.isSelfClosing && (braces !== undefined || element.includes("-") || isInForeign());
      if (!isEmpty) elements.open(element, (outer) => directionOf(tag, element, outer));
      return "markup";
    },
    raw(tag, span) {
      const element = tag.name.toLowerCase();
      if (textElements.has(element)) takeText(span);
      else if (element === "script" || element === "style") takePart(tag, element, span);
    },
    close: (name) => elements.close(name),
    isCdata: isInForeign,
    bidiMarkup: () => elements.inherited,
    element: () => elements.innermost,
    lookedTo: () => lookedTo,
    takeCode,
    ...(context.takeExpression && { expression: context.takeExpression }),
  };
}

const runningText = { kind: "text" } as const;

function siteOf(element: string, name: string): RawLiteral["site"] {
  return { kind: "attribute", element, name };
}

/** An address with a quotation mark at its end alone, which browsers take for a part of it. */
const unopened = /^https?:\/\/[^"'\s]+["']$/iu;

/** An address that the end of its tag follows, and then text up to an end tag, or another tag, within the same value. */
const tagInValue = /https?:\/\/[^\s"'<>{}]{1,2000}>(?=[^<>"]{0,500}<\/?[a-z])/iuy;

/** Where the tag ends whose value no quotation mark closes before: `<a href="https://a.example>b</a>`. */
function endOfTagInValue(text: string, { start, end }: Span<"source">): number | undefined {
  const found = matchEnd(tagInValue, text, start);
  return found !== undefined && found <= end ? found : undefined;
}

const hostBehindSpace = /[ \t]{1,4}(?:\/\/)?(?=[a-z\d-]{1,63}\.)[^\s"'<>=]{1,2000}(?=[\s>])/iuy;

/** Where an address ends whose scheme is the whole value, since white space stands behind it: `href=https: //…`. */
function endOfHostBehindSpace(text: string, { start, end }: Span<"source">): number | undefined {
  const written = text.slice(start, end);
  if (!/^https?:(?:\/\/)?$/iu.test(written)) return undefined;
  const found = matchEnd(hostBehindSpace, text, end);
  const isWhole = found !== undefined && text.slice(start, found).split("//").length === 2;
  return isWhole ? found : undefined;
}

const space = /[\t\n\f\r ]/u;

/** The span without leading and trailing white space, which HTML strips from addresses and which is no part of text. */
export function trimmedSpan(text: string, { start, end }: Span<"source">): Span<"source"> {
  let first = start;
  let last = end;
  while (first < last && space.test(text.charAt(first))) first++;
  while (last > first && space.test(text.charAt(last - 1))) last--;
  return { start: first, end: last };
}

/**
 * The value between `\"` and `\"`, where the tag stands in a string of another language, as of a program that a
 * page shows; undefined if white space or the string ends it before.
 */
function withoutEscapedMarks(text: string, value: Span<"source"> | undefined): Span<"source"> | undefined {
  const mark = value && text.slice(value.start, value.start + 2);
  if (value === undefined || (mark !== '\\"' && mark !== "\\'")) return value;
  const isClosed = value.end - value.start >= 4 && text.startsWith(mark, value.end - 2);
  return isClosed ? { start: value.start + 2, end: value.end - 2 } : undefined;
}

function withoutCdata(text: string, { start, end }: Span<"source">): Span<"source"> {
  const match = /^\s*<!\[CDATA\[(?<content>[^]*)\]\]>\s*$/u.exec(text.slice(start, end));
  if (match?.groups === undefined) return { start, end };
  const from = start + match[0].indexOf("[CDATA[") + 7;
  return { start: from, end: from + (match.groups["content"] ?? "").length };
}

/**
 * The beginning of an element's content up to the next tag, whether it is all of the content, and how far that was
 * looked for.
 */
function contentAfter(text: string, start: number): DirectionTag["content"] & { lookedTo: number } {
  const found = text.indexOf("<", start);
  const end = found < 0 ? text.length : found;
  const beginning = text.slice(start, end);
  const isAlone = text[end + 1] === "/" && !/\S\s+\S/u.test(beginning);
  return { beginning, isAlone, lookedTo: found < 0 ? Infinity : end + 2 };
}
