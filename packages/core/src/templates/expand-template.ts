import { percentEncode } from "../percent-encoding/percent-encode.js";
import { requireObject, requireText } from "../text/require-text.js";
import { readTemplate, type Expression, type Operator, type VariableSpec } from "./uri-template.js";

/** A value of a variable: a text, a list, or names with their values. */
export type TemplateValue = string | readonly string[] | Readonly<Record<string, string>>;

/** The values by the names of the variables; what is left out is *undefined* (RFC 6570 §2.3). */
export type TemplateValues = Readonly<Record<string, TemplateValue | undefined>>;

/**
 * Expands a URI template to a URI reference (RFC 6570 §3): `expandTemplate("/a{?q}", { q: "é" })` is `/a?q=%C3%A9`. What
 * breaks the grammar stays as it is (RFC 6570 §3). Throws a TypeError for a value that is no text, no list of texts and no
 * texts by name.
 */
export function expandTemplate(template: string, values: TemplateValues = {}): string {
  requireText(template);
  requireObject(values, "the values by the names of the variables");
  for (const [name, value] of Object.entries(values)) requireValue(name, value);
  return expandParts(template, values)
    .map(({ text }) => text)
    .join("");
}

function requireValue(name: string, value: unknown): void {
  if (value === undefined || typeof value === "string") return;
  const parts = typeof value === "object" && value !== null ? Object.values(value) : [undefined];
  if (!parts.every((part) => typeof part === "string"))
    throw new TypeError(`The value of '${name}' has to be a string, an array of strings, or an object of strings.`);
}

/** A part of an expansion with the expression that it comes from, if it does. */
export interface ExpandedPart {
  readonly text: string;
  readonly expression?: Expression;
}

/** The parts of an expansion in their order. */
export function expandParts(template: string, values: TemplateValues): ExpandedPart[] {
  const parts: ExpandedPart[] = [];
  const { braced, expressions } = readTemplate(template);
  const whole = new Map(expressions.map((expression) => [expression.span.start, expression]));
  let done = 0;
  for (const { start, end } of braced) {
    parts.push({ text: encodeReserved(template.slice(done, start)) });
    const expression = whole.get(start);
    if (expression === undefined) parts.push({ text: template.slice(start, end) });
    else parts.push({ text: expandExpression(expression, values), expression });
    done = end;
  }
  parts.push({ text: encodeReserved(template.slice(done)) });
  return parts;
}

interface OperatorRule {
  readonly first: string;
  readonly separator: string;
  readonly isNamed: boolean;
  /** What follows a name whose value is empty. */
  readonly ifEmpty: string;
  readonly encode: (text: string) => string;
}

/** The table of RFC 6570 appendix A. */
const rules: Readonly<Record<Operator, OperatorRule>> = {
  "": { first: "", separator: ",", isNamed: false, ifEmpty: "", encode: encodeAll },
  "+": { first: "", separator: ",", isNamed: false, ifEmpty: "", encode: encodeReserved },
  "#": { first: "#", separator: ",", isNamed: false, ifEmpty: "", encode: encodeReserved },
  ".": { first: ".", separator: ".", isNamed: false, ifEmpty: "", encode: encodeAll },
  "/": { first: "/", separator: "/", isNamed: false, ifEmpty: "", encode: encodeAll },
  ";": { first: ";", separator: ";", isNamed: true, ifEmpty: "", encode: encodeAll },
  "?": { first: "?", separator: "&", isNamed: true, ifEmpty: "=", encode: encodeAll },
  "&": { first: "&", separator: "&", isNamed: true, ifEmpty: "=", encode: encodeAll },
};

/** All but `unreserved` (RFC 6570 §3.2.1). */
function encodeAll(text: string): string {
  return text.replace(/[^A-Za-z0-9._~-]+/gu, (found) => percentEncode(found));
}

/** All but `unreserved`, `reserved` and triplets. */
function encodeReserved(text: string): string {
  return text.replace(/%[0-9A-Fa-f]{2}|[^A-Za-z0-9._~:/?#[\]@!$&'()*+,;=-]/gu, (found) =>
    found.length === 3 && found.startsWith("%") ? found : percentEncode(found),
  );
}

function expandExpression({ operator, variables }: Expression, values: TemplateValues): string {
  const rule = rules[operator];
  const expanded = variables.flatMap((variable) => expandVariable(variable, valueOf(values, variable.name), rule));
  return expanded.length === 0 ? "" : rule.first + expanded.join(rule.separator);
}

function valueOf(values: TemplateValues, name: string): TemplateValue | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/** The strings of one variable that the separator of the expression joins (RFC 6570 §3.2.1); none, if it is undefined. */
function expandVariable(variable: VariableSpec, value: TemplateValue | undefined, rule: OperatorRule): string[] {
  const { name, explodes, prefixLength } = variable;
  if (value === undefined) return [];
  if (typeof value === "string") {
    const text = prefixLength === undefined ? value : Array.from(value).slice(0, prefixLength).join("");
    return [named(name, rule.encode(text), rule)];
  }
  if (isList(value)) {
    const items = value.map(rule.encode);
    if (items.length === 0) return [];
    return explodes ? items.map((item) => named(name, item, rule)) : [named(name, items.join(","), rule)];
  }
  const pairs = Object.entries(value).map(([key, each]) => [rule.encode(key), rule.encode(each)] as const);
  if (pairs.length === 0) return [];
  if (!explodes) return [named(name, pairs.flat().join(","), rule)];
  return pairs.map(([key, each]) => (each === "" && rule.isNamed ? key + rule.ifEmpty : `${key}=${each}`));
}

function isList(value: Exclude<TemplateValue, string>): value is readonly string[] {
  return Array.isArray(value);
}

function named(name: string, text: string, { isNamed, ifEmpty }: OperatorRule): string {
  if (!isNamed) return text;
  return text === "" ? name + ifEmpty : `${name}=${text}`;
}
