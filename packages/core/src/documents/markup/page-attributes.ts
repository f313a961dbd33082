import { brokenLinkSite, type RawLiteral, type SyntaxName, syntaxOf } from "../../literals/locating/index.js";
import type { Span } from "../../findings/span.js";
import { wordSet } from "../../text/word-set.js";
import { piecesOf } from "../pieces.js";
import { readExpression, type ExpressionUse } from "../parts/expression.js";
import type { LiteralsAndComments } from "../reading.js";
import { bindingOf } from "./bound-attributes.js";
import {
  addressBeforeName,
  addressBehindSpace,
  doubledMarkIn,
  isUnopened,
  markBehindValue,
  tagInValue,
  textWithinTag,
} from "./broken-attributes.js";
import { spelledValue } from "./embedded-languages.js";
import { holesIn } from "./braces.js";
import { addressInMeta } from "./meta.js";
import { collectTrimmed, type PageContext } from "./page-context.js";
import { isChoice, type Attribute, type Tag } from "./tag.js";

/** Reads a decoded value that is code or an embedded document. */
type ValueReader = (value: string) => LiteralsAndComments | undefined;

/** Collects the literals in the attributes of a page. */
export class PageAttributes {
  readonly #context: PageContext;

  constructor(context: PageContext) {
    this.#context = context;
  }

  /** Takes all attributes of a tag, and what quotation marks that are missing or doubled make of them. */
  take(tag: Tag): void {
    for (const attribute of tag.attributes) this.#takeAttribute(tag, attribute);
    const { text, braces, isTemplate } = this.#context;
    if (isTemplate === true) return;
    if (braces === undefined) this.#takeBroken(textWithinTag(text, tag));
    this.#takeBroken(doubledMarkIn(text, tag) ?? markBehindValue(text, tag));
  }

  /** Takes an expression, without its braces. */
  takeCode({ start, end }: Span<"source">, use: ExpressionUse): void {
    const { text, parts, collected, readCode } = this.#context;
    if (readCode !== undefined) readCode({ start, end }, use);
    else collected.part(readExpression(parts, text.slice(start, end), use), start);
  }

  #takeAttribute(tag: Tag, attribute: Attribute): void {
    const value = attribute.delimiter === "" ? this.#unquotedValue(attribute) : attribute.value;
    if (value === undefined || value.start >= value.end) return;
    if (this.#context.braces !== undefined) {
      this.#takeWithBraces(tag, attribute, value);
      return;
    }
    const broken = this.#brokenValue(attribute, value);
    if (broken !== undefined) this.#takeBroken(broken);
    else this.#takeValue(tag, attribute, value);
  }

  /** A value without quotation marks; undefined for a choice, an expression, and a string whose marks are escaped. */
  #unquotedValue(attribute: Attribute): Span<"source"> | undefined {
    const { text, braces, isTemplate } = this.#context;
    if (attribute.value === undefined || isChoice(text, attribute)) return undefined;
    const value = (isTemplate === true ? unescapedValue : withoutEscapedMarks)(text, attribute.value);
    if (value === undefined || braces !== undefined) return value;
    return beginsExpression.test(text.slice(value.start, value.start + 2)) ? undefined : value;
  }

  /** The part of a value, and of what follows it, that is a broken link. */
  #brokenValue({ delimiter }: Attribute, value: Span<"source">): Span<"source"> | undefined {
    const { text, isTemplate } = this.#context;
    if (delimiter === "" && isUnopened(text, value)) return value;
    const unclosed = delimiter === '"' ? addressBeforeName(text, value) : undefined;
    if (unclosed !== undefined || isTemplate === true) return unclosed;
    if (delimiter === "") return addressBehindSpace(text, value);
    return delimiter === '"' ? tagInValue(text, value) : undefined;
  }

  #takeBroken(span: Span<"source"> | undefined): void {
    if (span !== undefined) this.#collect(span, "plain", brokenLinkSite);
  }

  /** Takes a value that is an expression or may contain some. */
  #takeWithBraces(tag: Tag, { name, delimiter }: Attribute, value: Span<"source">): void {
    const { text, parts, collected, braces, hasExpressionsInQuotes } = this.#context;
    const element = elementOf(tag);
    const use = name === "" ? ({ kind: "value" } as const) : ({ kind: "attribute", element, name } as const);
    if (delimiter === "{") return this.takeCode(value, use);
    if (delimiter === "`") return this.takeCode({ start: value.start - 1, end: value.end + 1 }, use);
    const mayHoldSome = braces !== undefined && (hasExpressionsInQuotes === true || delimiter === "");
    const holes = mayHoldSome ? holesIn(text, value, braces) : [];
    for (const { start, end } of holes)
      if (braces?.(start) === end) this.takeCode({ start: start + 1, end: end - 1 }, { kind: "value" });
    const syntax = this.#syntaxOf(delimiter);
    const site = siteOf(element, name);
    if (holes.length > 0) collected.literal({ ...piecesOf(value, holes), syntax, site });
    else if (name.toLowerCase() === "style") this.#takeDecoded(value, syntax, (content) => parts.read("css", content));
    else this.#collect(value, syntax, site);
  }

  #takeValue(tag: Tag, { name, delimiter }: Attribute, value: Span<"source">): void {
    const element = elementOf(tag);
    const syntax = this.#syntaxOf(delimiter);
    const read = this.#readerOf(element, name);
    if (read !== undefined) this.#takeDecoded(value, syntax, read);
    else if (element === "meta" && name.toLowerCase() === "content") this.#takeMeta(tag, value, syntax);
    else this.#collect(this.#withoutOwnMarks(value, element, name), syntax, siteOf(element, name));
  }

  /** The string in a value that is an expression of nothing else, as `link="'a'"` of a component. */
  #withoutOwnMarks({ start, end }: Span<"source">, element: string, name: string): Span<"source"> {
    const { text, hasQuotedExpressions } = this.#context;
    const mayBeExpression =
      hasQuotedExpressions === true && (element.includes("-") || !attributesWithAddresses.has(name.toLowerCase()));
    const isString = mayBeExpression && stringAlone.test(text.slice(start, end));
    return isString ? { start: start + 1, end: end - 1 } : { start, end };
  }

  /** How a value is read that is code or an embedded document. */
  #readerOf(element: string, name: string): ValueReader | undefined {
    const { parts, readInner } = this.#context;
    const lower = name.toLowerCase();
    if (lower === "style") return (value) => parts.read("css", value);
    if (lower === "srcdoc") return (value) => readInner?.(value);
    const binding = bindingOf(element, name);
    if (binding === undefined) return undefined;
    return binding.kind === "unread" ? () => undefined : (value) => readExpression(parts, value, binding);
  }

  #takeDecoded(span: Span<"source">, syntax: SyntaxName, read: ValueReader): void {
    const { text, collected } = this.#context;
    const decoded = syntaxOf(syntax).decode(text, span);
    collected.decodedPart(read(decoded.text), decoded, syntax);
  }

  #takeMeta(tag: Tag, value: Span<"source">, syntax: SyntaxName): void {
    const { text } = this.#context;
    const address = addressInMeta(text, value, (name) => spelledValue(text, tag, name));
    this.#collect(address?.span ?? value, syntax, address?.site ?? siteOf("meta", "content"));
  }

  #syntaxOf(delimiter: Attribute["delimiter"]): SyntaxName {
    return delimiter === "" ? "html-unquoted" : (this.#context.quotedSyntax ?? "html-attribute");
  }

  #collect(span: Span<"source">, syntax: SyntaxName, site: RawLiteral["site"]): void {
    collectTrimmed(this.#context, { span, syntax, site });
  }
}

/** The name of an element in lower case. */
export function elementOf(tag: Tag): string {
  return tag.name.toLowerCase();
}

function siteOf(element: string, name: string): RawLiteral["site"] {
  return { kind: "attribute", element, name };
}

/** A value that is one string of an expression. */
const stringAlone = /^(?:'[^'"\n]+'|"[^'"\n]+")$/u;

/** The attributes that hold addresses in elements of HTML, which quotation marks within break: `<a href="'a'">`. */
const attributesWithAddresses = wordSet(`
  about action background cite codebase content data data-href data-src data-url formaction href imagesrcset itemid itemtype
  longdesc manifest ping poster profile property resource src srcset typeof usemap vocab xlink:href
`);

/** The beginning of an expression of JSX as a value, also in Markdown whose name does not say that it holds JSX. */
const beginsExpression = /^\{(?![{%])/u;

/**
 * A value in the template of a string, in which quotation marks are escaped; undefined if the value begins with such a
 * mark.
 */
function unescapedValue(text: string, value: Span<"source">): Span<"source"> | undefined {
  return text[value.start] === "\\" ? undefined : value;
}

/**
 * The value between `\"` and `\"`, where the tag stands in a string of another language, as of a program that a
 * page shows; undefined if white space or the string ends it before.
 */
function withoutEscapedMarks(text: string, value: Span<"source">): Span<"source"> | undefined {
  const mark = text.slice(value.start, value.start + 2);
  if (mark !== '\\"' && mark !== "\\'") return value;
  const isClosed = value.end - value.start >= 4 && text.startsWith(mark, value.end - 2);
  return isClosed ? { start: value.start + 2, end: value.end - 2 } : undefined;
}
