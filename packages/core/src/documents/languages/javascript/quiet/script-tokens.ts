import type { Span } from "../../../../findings/span.js";
import { regularExpressionLiteral } from "../regular-expression.js";
import { unitAt } from "../../../../text/unit-at.js";

/** What the tokens of a script tell of it. */
export interface ScriptTokens {
  readonly comments: readonly Span<"source">[];
  /** The strings and templates with their quotation marks, without the names of modules that are imported. */
  readonly strings: readonly Span<"source">[];
  /** The names of modules that are imported, with their quotation marks. */
  readonly modules: readonly Span<"source">[];
  /** The names and other words, also those in templates. */
  readonly words: ReadonlySet<string>;
  /** Whether there is a `+`, which may join strings. */
  readonly hasPlus: boolean;
}

const exclamation = 0x21;
const doubleQuote = 0x22;
const hash = 0x23;
const singleQuote = 0x27;
const openParenthesis = 0x28;
const closeParenthesis = 0x29;
const star = 0x2a;
const plus = 0x2b;
const slash = 0x2f;
const less = 0x3c;
const greater = 0x3e;
const backslash = 0x5c;
export const backtick = 0x60;
const openBrace = 0x7b;
const closeBrace = 0x7d;

const wordOrNumber = /[\w$\u0080-\uFFFF]+/uy;
/** What tells nothing, up to the next token that may. */
const between = /[ \t\n\r;,.(){}[\]:=]+/uy;
/** The same in a hole of a template, which a brace may end. */
const betweenInHole = /[ \t\n\r;,.()[\]:=]+/uy;
const doubleQuoted = /"(?:[^"\\\n\r\u2028\u2029]|\\[^\n\r\u2028\u2029])*"/uy;
const singleQuoted = /'(?:[^'\\\n\r\u2028\u2029]|\\[^\n\r\u2028\u2029])*'/uy;
/** What stands in a template before a hole, or before its end. */
const templatePart = /(?:[^`\\$]|\\[^\n\r]|\$(?!\{))*(?:`|\$\{)/uy;
const lineComment = /\/\/[^\n\r\u2028\u2029]*/uy;
/** What the name of a private member begins with; no `#!`. */
const privateName = /#(?=[\w$\u0080-\uFFFF])/uy;

/** Behind these words, the name of a module may stand. */
const beforeModule = /(?:\b(?:from|import)|\b(?:require|import)\()[ \t]*$/u;
/** As long as what that pattern looks for, with a little space. */
const lengthBeforeModule = 12;
/** Behind these, a slash begins a regular expression; behind an exclamation mark that says of no value that it is one. */
const beforeExpression = /[(,=:[&|?;{]$|=>$|(?:^|[^\w$)\]!])!$/u;
const keywordBeforeExpression = /(?:^|[^\w$.#])(?:return|typeof|instanceof|in|new|delete|void|throw|case|do|else)$/u;
/** Behind these, it divides. */
const beforeDivision = /[\w$\]]$/u;
/** Behind these words it divides, or begins a regular expression. */
const keywordBefore = /\b(?:of|await|yield|extends|default)$/u;
const lengthBeforeSlash = 16;
/** Behind a parenthesis that one of these opens, a regular expression may stand. */
const head = /\b(?:if|while|for|with|await)[ \t]*$/u;
const lengthOfHead = 12;
/** The parenthesis that opens what a slash divides is not looked for further away. */
const lengthOfDividend = 300;
/** Other tokens may hold parentheses that open and close nothing. */
const mayHoldParentheses = /["'`/\\]/u;

/** A template in one of whose holes the reading is. */
interface OpenTemplate {
  readonly start: number;
  /** How many braces are open in the hole. */
  braces: number;
}

/**
 * Reads the tokens of a script in which each can only be one thing, whatever stands around it; `undefined` for any other, such as one
 * with elements of JSX, or with a slash behind a brace.
 */
export function scriptTokens(text: string): ScriptTokens | undefined {
  const comments: Span<"source">[] = [];
  const strings: Span<"source">[] = [];
  const modules: Span<"source">[] = [];
  const words = new Set<string>();
  const templates: OpenTemplate[] = [];
  let hasPlus = false;
  const { length } = text;
  /** Behind the part of a template that follows a back quote or brace; where that stands, if the part does not end. */
  const endOfPart = (sign: number): number => {
    const end = endOf(templatePart, text, sign + 1);
    if (end === sign + 1) return sign;
    for (const { 0: each } of text.slice(sign, end).matchAll(/[\w$\u0080-\uFFFF]+/gu)) words.add(each);
    const template = unitAt(text, end - 1) === backtick ? templates.pop() : undefined;
    if (template !== undefined) strings.push({ start: template.start, end });
    return end;
  };
  /** Behind a brace in the hole of a template. */
  const endOfBrace = (start: number, unit: number, template: OpenTemplate): number => {
    if (unit === closeBrace && template.braces === 0) return endOfPart(start);
    template.braces += unit === openBrace ? 1 : -1;
    return start + 1;
  };
  for (let start = 0, end = 0; start < length; start = end) {
    const unit = unitAt(text, start);
    const next = unitAt(text, start + 1);
    const template = templates.at(-1);
    switch (unit) {
      case slash:
        if (next === star) {
          end = text.indexOf("*/", start + 2) + 2;
          if (end < start + 2) return undefined;
          comments.push({ start, end });
        } else if (next === slash) {
          end = endOf(lineComment, text, start);
          comments.push({ start, end });
        } else end = endOfSlash(text, start, next, comments.at(-1)?.end);
        break;
      case doubleQuote:
      case singleQuote:
        end = endOf(unit === doubleQuote ? doubleQuoted : singleQuoted, text, start);
        if (beforeModule.test(text.slice(Math.max(0, start - lengthBeforeModule), start))) modules.push({ start, end });
        else strings.push({ start, end });
        break;
      case backtick:
        templates.push({ start, braces: 0 });
        end = endOfPart(start);
        break;
      case backslash:
        return undefined;
      case hash:
        end = endOf(privateName, text, start);
        break;
      case less:
        // `<!--` begins a comment.
        end = next === exclamation ? start : start + 1;
        break;
      case plus:
        hasPlus ||= next !== plus;
        end = next === plus ? start + 2 : start + 1;
        break;
      default:
        if (template !== undefined && (unit === openBrace || unit === closeBrace)) {
          end = endOfBrace(start, unit, template);
          break;
        }
        end = endOf(template === undefined ? between : betweenInHole, text, start);
        if (end > start) break;
        end = endOf(wordOrNumber, text, start);
        if (end > start) words.add(text.slice(start, end));
        else end = start + 1;
    }
    if (end <= start) return undefined;
  }
  return templates.length === 0 ? { comments, strings, modules, words, hasPlus } : undefined;
}

/** The end of a regular expression or a sign of division; `start` if the slash may be something else. */
function endOfSlash(text: string, start: number, next: number, commentEnd = -1): number {
  let end = start;
  while (isWhiteSpace(unitAt(text, end - 1))) end--;
  if (end === 0 || commentEnd >= end) return start;
  const before = text.slice(Math.max(0, end - lengthBeforeSlash), end);
  if (beforeExpression.test(before) || keywordBeforeExpression.test(before))
    return endOf(regularExpressionLiteral, text, start);
  // Behind a type, a line ends and another statement begins where behind a value it would go on.
  if (next === greater || text.slice(end, start).includes("\n")) return start;
  const divides =
    unitAt(text, end - 1) === closeParenthesis
      ? isDividend(text, end)
      : beforeDivision.test(before) && !keywordBefore.test(before);
  return divides ? start + 1 : start;
}

function isWhiteSpace(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || unit === 0x0a || unit === 0x0d;
}

/** Whether the parenthesis that ends there ends a value, and not what a statement such as `if` asks for. */
function isDividend(text: string, end: number): boolean {
  let open = 0;
  for (let at = end - 1; at >= Math.max(0, end - lengthOfDividend); at--) {
    const unit = unitAt(text, at);
    if (unit === closeParenthesis) open++;
    else if (unit === openParenthesis && --open === 0)
      return (
        !mayHoldParentheses.test(text.slice(at, end)) && !head.test(text.slice(Math.max(0, at - lengthOfHead), at))
      );
  }
  return false;
}

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}
