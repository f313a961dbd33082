import { type OpenEnds, openEnds, type Site } from "../../../literals/locating/index.js";
import type { CodeLanguage } from "../../../languages/definition/code-language.js";
import { withoutGapAfter, withoutGapBefore } from "./adjacent-code.js";

/** How far around a string its site is looked for, in UTF-16 code units. */
export const reach = 200;

/** An open parenthesis with the index of the next argument. */
export interface Call {
  readonly offset: number;
  index: number;
}

/** A string with its quotation marks, and where it stands. */
export interface Around {
  readonly start: number;
  readonly end: number;
  /** The call whose argument the string is: set if the innermost open bracket is a parenthesis. */
  readonly call: Call | undefined;
  /** The offset of the innermost open bracket of any kind; before the text if there is none. */
  readonly bracket: number;
}

/**
 * What stands at the end of a text. `$` stands first so that the lookbehind runs once, from the end: otherwise the engine
 * would try every character as the beginning.
 */
function atEnd(...parts: readonly string[]): RegExp {
  return new RegExp(`$(?<=${parts.join("")})`, "u");
}

const assignment = atEnd(
  String.raw`(?<name>[A-Za-z_$@][\w$]*(?:(?:\.|->|::|\?\.|-)[A-Za-z_$][\w$]*){0,8})["']?\]?`,
  // A type.
  String.raw`(?:[ \t]*:[^=:,;(){}"'\n\r/]{1,60})?\s*`,
  String.raw`(?::=|\?\?=|\|\|=|(?<![=!<>:])=)`,
);
const member = atEnd(
  String.raw`(?:"(?<double>[^"\n\r\\]{1,64})"|'(?<single>[^'\n\r\\]{1,64})'|(?<word>[A-Za-z_]\w*))`,
  String.raw`\s*(?::|=>)`,
);
const callee = atEnd(
  // What is called may be the method of a result, `b().c`.
  String.raw`(?<result>[)\]]\s{0,100}(?:\.|->|\?\.)\s{0,20})?`,
  String.raw`(?<name>(?:\bnew\s+)?[A-Za-z_$][\w$]*[!?]?(?:(?:\.|->|::|\?\.)[A-Za-z_$][\w$]*[!?]?){0,8})`,
  // Arguments of a generic function.
  String.raw`(?:(?:::)?<[^<>()]{0,60}>)?\s*`,
);
/** The other strings of a list before this one. */
const others = String.raw`(?:\s*["'][^"'\n\r]{0,100}["']\s*[,|])*`;
/** What compares the string that follows it: `==`, `is`, `eq`, `case "a",`, `in ["a",`; not the `in` of a loop. */
const comparisons = [
  String.raw`[=!~]==?|[=!]~|<>`,
  String.raw`\b(?:is|like|eq|ne)`,
  String.raw`\b(?:case|when)${others}`,
  String.raw`\bin(?<!\bfor(?:each)?\b[^\n\r;{}]{0,60}in)\s*(?:[([{]${others})?`,
];
const comparison = new RegExp(`$(?<=${comparisons.join("|")})`, "iu");
const method = /^\s*(?:\.|->|\?\.)(?<name>[A-Za-z_]\w*)\s*\(/u;

/** A string with the code beside it, from which its site follows. */
interface StringInCode extends Around {
  readonly text: string;
  /** The code before the string, without the white space at its end. */
  readonly before: string;
  readonly after: string;
}

/** The site of a string, by the code beside it: the first that there is a sign of. */
export function siteOf(text: string, around: Around, language: CodeLanguage): Site {
  const { start, end } = around;
  const before = text.slice(Math.max(0, start - reach), start).trimEnd();
  const string: StringInCode = { ...around, text, before, after: text.slice(end, end + reach) };
  return (
    asCompared(string, language) ??
    asReceiver(string) ??
    asKey(string) ??
    asNamed(string, language) ??
    asCalled(string, language) ??
    asAssigned(string) ??
    asMember(string) ??
    asArgument(string) ?? { kind: "value" }
  );
}

function asCompared({ before, after }: StringInCode, { comparing }: CodeLanguage): Site | undefined {
  const isCompared =
    comparison.test(before) ||
    /^\s*[=!~]=/u.test(after) ||
    comparing?.before?.test(before) === true ||
    comparing?.after?.test(after) === true;
  return isCompared ? { kind: "comparison" } : undefined;
}

function asReceiver({ text, end }: StringInCode): Site | undefined {
  const name = receivingMethod(text, end);
  return name === undefined ? undefined : { kind: "receiver", callee: `*.${name}` };
}

function asKey({ before, after }: StringInCode): Site | undefined {
  return /^\s*(?::(?![:=])|=>)/u.test(after) && /[[{,(]$/u.test(before) ? { kind: "key" } : undefined;
}

/** The value of what the language names in a way of its own, without a sign of assignment. */
function asNamed({ before }: StringInCode, { naming }: CodeLanguage): Site | undefined {
  const name = naming?.exec(before)?.groups?.["name"];
  return name === undefined ? undefined : assignedTo(name);
}

/** The first argument of a call without parentheses. */
function asCalled({ text, start }: StringInCode, { calling }: CodeLanguage): Site | undefined {
  const name = calling?.exec(text.slice(Math.max(0, start - reach), start))?.groups?.["callee"];
  return name === undefined ? undefined : { kind: "argument", callee: dotted(name), index: 0 };
}

/** The value of a variable, or a named argument as Python writes it: `f(a="b")`. */
function asAssigned({ text, before, call }: StringInCode): Site | undefined {
  if (!before.endsWith("=")) return undefined;
  return assignedTo(assignment.exec(before)?.groups?.["name"], call && calledBefore(text, call));
}

/** The value of a member of an object or map, or a named argument: `{a: "b"}`, `f(a: "b")`, `{"a" => "b"}`. */
function asMember({ text, before, call, bracket }: StringInCode): Site | undefined {
  if (!before.endsWith(":") && !before.endsWith("=>")) return undefined;
  const container = (call && calledBefore(text, call)) ?? containerName(text, bracket);
  return assignedTo(memberName(before), container);
}

function asArgument({ text, before, call }: StringInCode): Site | undefined {
  return call !== undefined && /[(,]$/u.test(before) ? argumentOf(text, call) : undefined;
}

/**
 * The method called on the string that ends at `end`, except one that only fills in its placeholders, such as `format`.
 */
export function receivingMethod(text: string, end: number): string | undefined {
  const name = method.exec(text.slice(end, end + reach))?.groups?.["name"];
  return name === "format" ? undefined : name;
}

function memberName(before: string): string | undefined {
  const { double, single, word } = member.exec(before)?.groups ?? {};
  return double ?? single ?? word;
}

/** What stands before the brace of a map or a struct in Elixir: `%{}`, `%Name{}`. */
const signOfMap = /%[\w.]{0,64}$/u;

/** The name of the variable or member whose value is the object, map or list with the opening bracket at an offset. */
function containerName(text: string, bracket: number): string | undefined {
  if (bracket < 0) return undefined;
  const before = text
    .slice(Math.max(0, bracket - reach), bracket)
    .replace(signOfMap, "")
    .trimEnd();
  return before.endsWith("=") ? assignment.exec(before)?.groups?.["name"] : memberName(before);
}

/** The callee of the call in which the string is a named argument, such as `setup()`. */
function calledBefore(text: string, { offset }: Call): string | undefined {
  const name = callee.exec(text.slice(Math.max(0, offset - reach), offset))?.groups?.["name"];
  return name === undefined ? undefined : `${name.replace(/^new\s+/u, "")}()`;
}

function assignedTo(name: string | undefined, container?: string): Site {
  if (name === undefined) return { kind: "value" };
  return { kind: "assigned", name: dotted(container === undefined ? name : `${container}.${name}`) };
}

function argumentOf(text: string, { offset, index }: Call): Site {
  const before = text.slice(Math.max(0, offset - reach), offset);
  const { name, result } = callee.exec(before)?.groups ?? {};
  if (name !== undefined) {
    const path = dotted(name).replace(/\s+/gu, " ");
    return { kind: "argument", callee: result === undefined ? path : `*.${path}`, index };
  }
  // Parentheses around a value, which may stand on several lines in them.
  return index === 0 ? assignedTo(assignment.exec(before.trimEnd())?.groups?.["name"]) : { kind: "value" };
}

function dotted(name: string): string {
  return name
    .replace(/->|::|\?\./gu, ".")
    .replaceAll("!", "")
    .replace(/^[$@]/u, "");
}

const opening = /^[A-Za-z]{0,2}["']/u;

/** Whether the string is joined to something, by the code before and behind it. */
export function endsOpenIn(preceding: string, rest: string, language: CodeLanguage): OpenEnds | undefined {
  const before = withoutGapAfter(preceding);
  const next = withoutGapBefore(rest);
  return openEnds(
    endsWithJoiner(before, language) || isAfterString(preceding, before, language),
    (startsWithJoiner(next, language) && !method.test(rest) && language.beforeArgument?.test(before) !== true) ||
      isBeforeString(rest, next, language),
  );
}

function endsWithJoiner(before: string, { joiners = [] }: CodeLanguage): boolean {
  return joiners.some((joiner) => before.endsWith(joiner));
}

function startsWithJoiner(after: string, { joiners = [] }: CodeLanguage): boolean {
  return joiners.some((joiner) => after.startsWith(joiner));
}

function isAfterString(preceding: string, before: string, { adjacent }: CodeLanguage): boolean {
  if (isSideBySide(adjacent)) return /["']$/u.test(before);
  return adjacent === "joined if touching" && /[\w"'`)}/]/u.test(preceding.slice(-1));
}

function isBeforeString(rest: string, next: string, { adjacent }: CodeLanguage): boolean {
  if (isSideBySide(adjacent)) return opening.test(next);
  // A closing brace also ends a word in the shell expansion `${A:-b}`.
  return adjacent === "joined if touching" && /^(?!\}(?:[\s;&|<>()]|$))[^\s;&|<>()]/u.test(rest);
}

/** Whether two strings with only white space between them are one. */
export function isSideBySide(adjacent: CodeLanguage["adjacent"]): boolean {
  return adjacent === "joined" || adjacent === "joined on a line";
}
