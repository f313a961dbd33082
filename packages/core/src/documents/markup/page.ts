import type { Span } from "../../findings/span.js";
import type { ExpressionUse } from "../parts/expression.js";
import { directionIn, type BidiMarkup, type DirectionTag } from "./direction.js";
import { languageOfScript, languageOfStyle, spelledValue } from "./embedded-languages.js";
import { OpenElements, type OpenElement } from "./open-elements.js";
import { elementOf, PageAttributes } from "./page-attributes.js";
import { collectTrimmed, type PageContext } from "./page-context.js";
import type { Tag } from "./tag.js";
import type { ContentKind, MarkupVisitor } from "./walk.js";

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

/** Escapable raw text elements and raw text elements — HTML Standard §13.1.2. */
const textElements: ReadonlySet<string> = new Set(["textarea", "title"]);
const rawElements: ReadonlySet<string> = new Set(["script", "style", "xmp", "iframe", "noembed", "noframes"]);

/** Collects the literals of a page: attributes, scripts, styles and text. */
export function pageVisitor(context: PageContext): PageVisitor {
  const { text, collected, braces } = context;
  const elements = new OpenElements<BidiMarkup | undefined>(undefined, context.element);
  const attributes = new PageAttributes(context);
  const directions = new Directions(context);
  const isInForeign = (): boolean => elements.has("svg") || elements.has("math");

  const takeText = (span: Span<"source">): void => {
    const bidiMarkup = elements.inherited;
    const surroundings = bidiMarkup && { surroundings: { bidiMarkup } };
    collectTrimmed(context, { span, syntax: "html-text", site: runningText, ...surroundings });
  };

  return {
    text: takeText,
    comment: (span) => collected.comment(span),
    open(tag): ContentKind {
      const element = elementOf(tag);
      attributes.take(tag);
      if (isRaw(element, context)) return "raw";
      const isEmpty = tag.isSelfClosing && (braces !== undefined || element.includes("-") || isInForeign());
      if (!isEmpty) elements.open(element, (outer) => directions.of(tag, outer));
      return "markup";
    },
    raw(tag, span) {
      const element = elementOf(tag);
      if (textElements.has(element)) takeText(span);
      else if (element === "script") takePart(context, span, languageOfScript(...typeAndLang(text, tag)));
      else if (element === "style") takePart(context, span, languageOfStyle(...typeAndLang(text, tag)));
    },
    close: (name) => elements.close(name),
    isCdata: isInForeign,
    bidiMarkup: () => elements.inherited,
    element: () => elements.innermost,
    lookedTo: () => directions.lookedTo,
    takeCode: (span, use) => attributes.takeCode(span, use),
    ...(context.takeExpression && { expression: context.takeExpression }),
  };
}

const runningText = { kind: "text" } as const;

function isRaw(element: string, { braces }: PageContext): boolean {
  if (braces !== undefined) return element === "script" || element === "style";
  return rawElements.has(element) || textElements.has(element);
}

/** The attributes that say what language a script or a style is in. */
function typeAndLang(text: string, tag: Tag): [type: string | undefined, lang: string | undefined] {
  return [spelledValue(text, tag, "type"), spelledValue(text, tag, "lang")];
}

/** Takes a script or a style. In SVG and XHTML, it may be in a CDATA section, which pages for both syntaxes also have. */
function takePart({ text, parts, collected, readInner }: PageContext, span: Span<"source">, language?: string): void {
  if (language === undefined) return;
  const content = withoutCdata(text, span);
  const source = text.slice(content.start, content.end);
  collected.part(language === "html" ? readInner?.(source) : parts.read(language, source), content.start);
}

/** Finds the directions of elements by their attributes and by their contents, into which it looks. */
class Directions {
  readonly #context: PageContext;
  #lookedTo = 0;

  constructor(context: PageContext) {
    this.#context = context;
  }

  /** How far behind their tags elements were looked at. */
  get lookedTo(): number {
    return this.#lookedTo;
  }

  of(tag: Tag, outer: BidiMarkup | undefined): BidiMarkup | undefined {
    // The direction decides only how identifiers are displayed, which does not matter where only identifiers are asked
    // for.
    const { text, parts } = this.#context;
    if (parts.sieve !== undefined) return outer;
    const name = elementOf(tag);
    if (tag.attributes.length === 0 && name !== "bdi" && name !== "bdo") return outer;
    const contentOf = (): DirectionTag["content"] => this.#contentOf(tag);
    return directionIn(
      {
        name,
        attribute: (wanted) => spelledValue(text, tag, wanted),
        get content() {
          return contentOf();
        },
      },
      outer,
    );
  }

  #contentOf({ span }: Tag): DirectionTag["content"] {
    const { text, shown = text } = this.#context;
    const content = contentAfter(shown, span.end);
    this.#lookedTo = Math.max(this.#lookedTo, content.lookedTo);
    return content;
  }
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
