import type { Span } from "../../findings/span.js";
import { matchedText } from "../../text/sticky-match.js";
import type { ExpressionEnd, TagSource } from "./tag-source.js";
import { endOfTemplate, quotedValueEnd } from "./templates.js";

/** The delimiter of an attribute value; `{` opens an expression. */
type ValueDelimiter = '"' | "'" | "`" | "{" | "";

export interface Attribute {
  /** The name as spelled in the source; empty for an expression without a name, such as `{...props}`. */
  readonly name: string;
  /** The span without delimiters; absent if there is no `=`. */
  readonly value?: Span<"source">;
  readonly delimiter: ValueDelimiter;
}

export interface Tag {
  /** The name as spelled in the source. */
  readonly name: string;
  readonly attributes: readonly Attribute[];
  readonly isSelfClosing: boolean;
  readonly span: Span<"source">;
}

/** Whether a value is a grammar's notation for possible values: `src=["a" | "b"]`, `href=("a"|"b")`. */
export function isChoice(text: string, { delimiter, value }: Attribute): boolean {
  return delimiter === "" && value !== undefined && /^[[(]["']/u.test(text.slice(value.start, value.start + 2));
}

const tagName = /[^\t\n\f\r />]+/uy;
const beforeAttribute = /[\t\n\f\r /]*/uy;
const attributeName = /=?[^\t\n\f\r />=]*/uy;
const nameInBraces = /=?[^\t\n\f\r />={]*/uy;
const equals = /[\t\n\f\r ]*=[\t\n\f\r ]*/uy;

/**
 * Reads the start tag at `start` as a browser does (HTML Standard §13.2.5.8 and following). An unclosed tag ends with
 * the text.
 */
export function readTag(source: TagSource, start: number): Tag {
  const { text } = source;
  const name = matchedText(tagName, text, start + 1);
  const attributes: Attribute[] = [];
  let offset = start + 1 + name.length;
  let gap = "";
  for (;;) {
    gap = matchedText(beforeAttribute, text, offset);
    offset += gap.length;
    if (offset >= text.length || text[offset] === ">") break;
    const { attribute, end } = readAttribute(source, offset);
    if (attribute !== undefined) attributes.push(attribute);
    offset = end;
  }
  const isSelfClosing = gap.endsWith("/");
  return { name, attributes, isSelfClosing, span: { start, end: Math.min(text.length, offset + 1) } };
}

interface ReadAttribute {
  readonly attribute?: Attribute;
  readonly end: number;
}

function readAttribute(source: TagSource, start: number): ReadAttribute {
  const { text, expressionEnd } = source;
  const alone = readExpression(expressionEnd, "", start) ?? readTemplate(source, start);
  if (alone !== undefined) return alone;
  const name =
    matchedText(expressionEnd === undefined ? attributeName : nameInBraces, text, start) || (text[start] ?? "");
  const nameEnd = start + name.length;
  const assignment = matchedText(equals, text, nameEnd);
  if (assignment === "") return { attribute: { name, delimiter: "" }, end: nameEnd };
  return readValue(source, name, nameEnd + assignment.length);
}

function readExpression(
  expressionEnd: ExpressionEnd | undefined,
  name: string,
  start: number,
): ReadAttribute | undefined {
  const end = expressionEnd?.(start);
  if (end === undefined) return undefined;
  return { attribute: { name, delimiter: "{", value: { start: start + 1, end: end - 1 } }, end };
}

/** Reads a template tag in the place of an attribute. */
function readTemplate(source: TagSource, start: number): ReadAttribute | undefined {
  const end = endOfTemplate(source, start);
  return end === undefined ? undefined : { end };
}

function readValue(source: TagSource, name: string, start: number): ReadAttribute {
  const { text, expressionEnd } = source;
  const delimiter = text[start];
  if (delimiter === '"' || delimiter === "'" || (delimiter === "`" && expressionEnd !== undefined)) {
    const end = quotedValueEnd(source, start + 1, delimiter);
    return { attribute: { name, delimiter, value: { start: start + 1, end } }, end: Math.min(text.length, end + 1) };
  }
  const expression = readExpression(expressionEnd, name, start);
  if (expression !== undefined && /[\t\n\f\r />]|^$/u.test(text.charAt(expression.end))) return expression;
  const end = unquotedEnd(source, start);
  return { attribute: { name, delimiter: "", value: { start, end } }, end };
}

function unquotedEnd(source: TagSource, start: number): number {
  const { text, expressionEnd } = source;
  let end = start;
  for (;;) {
    const next = expressionEnd?.(end) ?? endOfTemplate(source, end);
    if (next !== undefined) end = next;
    else if (end >= text.length || /[\t\n\f\r >]/u.test(text.charAt(end))) return end;
    else end++;
  }
}
