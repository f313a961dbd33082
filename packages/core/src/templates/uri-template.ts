import type { Span } from "../findings/span.js";

/**
 * Which grammar a template has.
 * - `uri-template`: that of RFC 6570 §2.
 * - `path-template`: the paths of an OpenAPI description (OpenAPI 3.2 §4.8.2): any name in braces, which has no operator
 *   and stands there once.
 */
export type TemplateGrammar = "uri-template" | "path-template";

/** `operator = op-level2 / op-level3`, or none — RFC 6570 §2.2 */
export type Operator = "" | "+" | "#" | "." | "/" | ";" | "?" | "&";

/** `varspec = varname [ modifier-level4 ]` — RFC 6570 §2.3 */
export interface VariableSpec {
  readonly name: string;
  /** Of `{var:3}`: how many characters of the value are put in. */
  readonly prefixLength?: number;
  /** Of `{var*}`: the items of the value are put in one by one. */
  readonly explodes: boolean;
}

/** `expression = "{" [ operator ] variable-list "}"` — RFC 6570 §2.2 */
export interface Expression {
  /** With its braces; in the template. */
  readonly span: Span;
  readonly operator: Operator;
  readonly variables: readonly VariableSpec[];
}

export type TemplateReason =
  | "not-closed"
  | "not-opened"
  | "expression-empty"
  | "operator-reserved"
  | "operator-in-path"
  | "name-empty"
  | "name-character"
  | "name-dot"
  | "name-repeated"
  | "prefix-length"
  | "modifier-twice";

/** Where a template breaks its grammar. */
export interface TemplateFault {
  readonly reason: TemplateReason;
  /** Of what is wrong in the template; a brace, a part of an expression, or the whole of one. */
  readonly span: Span;
}

/** A template, read in one pass; of a broken one, the expressions that are whole. */
export interface UriTemplate {
  readonly expressions: readonly Expression[];
  /** All that stands between braces, right or wrong, with what an open brace takes along, and braces that nothing opens; ascending, without overlap. */
  readonly braced: readonly Span[];
  readonly faults: readonly TemplateFault[];
}

/** Reads a template; never fails. `readTemplate("/a{?q,r")` has no expression, and the fault `not-closed` at 2–7. */
export function readTemplate(text: string, grammar: TemplateGrammar = "uri-template"): UriTemplate {
  const template: TemplateReading = { expressions: [], braced: [], names: new Set(), faults: [] };
  for (let offset = nextBrace(text, 0); offset < text.length;) {
    if (text[offset] === "}") {
      const span = { start: offset, end: offset + 1 };
      template.braced.push(span);
      template.faults.push({ reason: "not-opened", span });
      offset = nextBrace(text, offset + 1);
      continue;
    }
    const close = nextBrace(text, offset + 1);
    const isClosed = text[close] === "}";
    const span = { start: offset, end: isClosed ? close + 1 : close };
    template.braced.push(span);
    if (isClosed) readExpression(text, span, grammar, template);
    else template.faults.push({ reason: "not-closed", span });
    offset = nextBrace(text, span.end);
  }
  return template;
}

interface TemplateReading {
  readonly expressions: Expression[];
  readonly braced: Span[];
  /** Of the parameters in a path. */
  readonly names: Set<string>;
  readonly faults: TemplateFault[];
}

function nextBrace(text: string, from: number): number {
  let offset = from;
  while (offset < text.length && text[offset] !== "{" && text[offset] !== "}") offset++;
  return offset;
}

/** `op-reserve = "=" / "," / "!" / "@" / "|"` — RFC 6570 §2.2 */
const reserved = /^[=,!@|]/u;

function readExpression(text: string, span: Span, grammar: TemplateGrammar, template: TemplateReading): void {
  const { expressions, faults } = template;
  const inner = text.slice(span.start + 1, span.end - 1);
  if (grammar === "path-template") {
    readParameter(inner, span, template);
    return;
  }
  const start = span.start + 1;
  // A comma alone, as in `{,}`, separates names that are missing.
  if (reserved.test(inner) && !/^,*$/u.test(inner)) {
    faults.push({ reason: "operator-reserved", span: { start, end: start + 1 } });
    return;
  }
  const operator = operatorOf(inner);
  if (inner.length === operator.length) {
    faults.push({ reason: "expression-empty", span });
    return;
  }
  const variables = readVariables(inner.slice(operator.length), start + operator.length, span, faults);
  if (variables !== undefined) expressions.push({ span, operator, variables });
}

/**
 * `template-expression = "{" template-expression-param-name "}"`: every character except braces. There are no operators:
 * one of RFC 6570 would be the first character of the name of a parameter.
 */
function readParameter(name: string, span: Span, { expressions, names, faults }: TemplateReading): void {
  if (name === "") faults.push({ reason: "expression-empty", span });
  else if (/^[+#./;?&=,!@|]/u.test(name))
    faults.push({ reason: "operator-in-path", span: { start: span.start + 1, end: span.start + 2 } });
  else if (names.has(name)) faults.push({ reason: "name-repeated", span });
  else {
    names.add(name);
    expressions.push({ span, operator: "", variables: [{ name, explodes: false }] });
  }
}

const operators: readonly Operator[] = ["+", "#", ".", "/", ";", "?", "&"];

function operatorOf(inner: string): Operator {
  return operators.find((operator) => inner.startsWith(operator)) ?? "";
}

/** `variable-list = varspec *( "," varspec )` — RFC 6570 §2.3; nothing, if one of them is wrong. */
function readVariables(
  list: string,
  listStart: number,
  expression: Span,
  faults: TemplateFault[],
): VariableSpec[] | undefined {
  const variables: VariableSpec[] = [];
  let start = listStart;
  let isWhole = true;
  for (const text of list.split(",")) {
    const found = readVariable(text, start, expression);
    if ("reason" in found) {
      // Names that are missing are told once of an expression.
      if (found.span !== expression || isWhole) faults.push(found);
      isWhole = false;
    } else variables.push(found);
    start += text.length + 1;
  }
  return isWhole ? variables : undefined;
}

/** `prefix = ":" max-length`, `explode = "*"` — RFC 6570 §2.4 */
const modifiers = /[:*]/u;

function readVariable(text: string, start: number, expression: Span): VariableSpec | TemplateFault {
  const at = text.search(modifiers);
  const name = at < 0 ? text : text.slice(0, at);
  const modifier = at < 0 ? "" : text.slice(at);
  if (name === "") return { reason: "name-empty", span: expression };
  const fault = faultOfName(name, start);
  if (fault !== undefined) return fault;
  if (modifier === "") return { name, explodes: false };
  if (modifier === "*") return { name, explodes: true };
  const span = { start: start + name.length, end: start + text.length };
  // `max-length = %x31-39 0*3DIGIT`: from 1 to 9999.
  if (/^:[1-9]\d{0,3}$/u.test(modifier)) return { name, prefixLength: Number(modifier.slice(1)), explodes: false };
  return { reason: /^(?::\d+\*+|\*+:\d+|\*\*+)$/u.test(modifier) ? "modifier-twice" : "prefix-length", span };
}

/** `varname = varchar *( ["."] varchar )`, `varchar = ALPHA / DIGIT / "_" / pct-encoded` — RFC 6570 §2.3 */
function faultOfName(name: string, start: number): TemplateFault | undefined {
  const wrong = /%(?![0-9A-Fa-f]{2})|[^\w.%]/u.exec(name);
  if (wrong !== null) {
    const at = start + wrong.index;
    return { reason: "name-character", span: { start: at, end: at + wrong[0].length } };
  }
  const dot = /^\.|\.$|\.(?=\.)/u.exec(name);
  if (dot === null) return undefined;
  return { reason: "name-dot", span: { start: start + dot.index, end: start + dot.index + 1 } };
}
