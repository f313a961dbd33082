import type { Span } from "../../../../findings/span.js";
import { OpenBrackets, type StatementTokens } from "./open-brackets.js";
import { regularExpressionLiteral } from "../regular-expression.js";
import { unitAt } from "../../../../text/unit-at.js";

/** What the tokens of a script tell of it. */
export interface ScriptTokens {
  readonly comments: readonly Span<"source">[];
  /** The statements, as far as tokens tell where one begins, each before those in its blocks. Those in no block are the script. */
  readonly statements: readonly StatementTokens[];
}

const exclamation = 0x21;
const doubleQuote = 0x22;
const hash = 0x23;
const singleQuote = 0x27;
const closeParenthesis = 0x29;
const star = 0x2a;
const plus = 0x2b;
const dot = 0x2e;
const slash = 0x2f;
const semicolon = 0x3b;
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
const beforeExpression =
  /[(,=:[&|?;{]$|=>$|(?:^|[^+])\+$|(?:^|[^\w$)\]!]|(?:^|[^\w$.#])(?:return|typeof|case))!{1,2}$/u;
const keywordBeforeExpression = /(?:^|[^\w$.#])(?:return|typeof|instanceof|in|new|delete|void|throw|case|do|else)$/u;
/** Behind these, it divides. */
const beforeDivision = /[\w$\]]$|\+\+$|--$/u;
/** Behind these words it divides, or begins a regular expression. */
const keywordBefore = /\b(?:of|await|yield|extends|default)$/u;
const lengthBeforeSlash = 16;
/** Behind a parenthesis that one of these opens, a regular expression may stand. */
const head = /\b(?:if|while|for|with|await)[ \t]*$/u;
const lengthOfHead = 12;
/** No statement begins with these words: with them, the one before goes on in the next line. */
const goesOn: ReadonlySet<string> = new Set([
  ...["as", "catch", "else", "extends", "finally", "implements", "in", "instanceof", "is", "of", "satisfies", "while"],
]);
/** With these words, a statement begins in a new line also behind one that no semicolon ends. */
const begins: ReadonlySet<string> = new Set(["const", "export", "import", "let", "var"]);
/** What a value ends with. */
const endOfValue = /[\w$\])"'`\u0080-\uFFFF]/u;

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
export function scriptTokens(text: string, { jsx } = { jsx: false }): ScriptTokens | undefined {
  const comments: Span<"source">[] = [];
  const templates: OpenTemplate[] = [];
  const brackets = new OpenBrackets();
  const { length } = text;
  /** Behind the part of a template that follows a back quote or brace; where that stands, if the part does not end. */
  const endOfPart = (sign: number): number => {
    const end = endOf(templatePart, text, sign + 1);
    if (end === sign + 1) return sign;
    for (const { 0: each } of text.slice(sign, end).matchAll(/[\w$\u0080-\uFFFF]+/gu))
      brackets.statement.words.add(each);
    const template = unitAt(text, end - 1) === backtick ? templates.pop() : undefined;
    if (template !== undefined) brackets.statement.strings.push({ start: template.start, end });
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
        } else end = endOfSlash(text, start, next, { comments, brackets });
        break;
      case doubleQuote:
      case singleQuote:
        end = endOf(unit === doubleQuote ? doubleQuoted : singleQuoted, text, start);
        if (beforeModule.test(text.slice(Math.max(0, start - lengthBeforeModule), start)))
          brackets.statement.modules.push({ start, end });
        else brackets.statement.strings.push({ start, end });
        break;
      case backtick:
        templates.push({ start, braces: 0 });
        end = endOfPart(start);
        break;
      case backslash:
        return undefined;
      case hash:
        end = endOf(privateName, text, start);
        brackets.statement.hasPrivateName ||= unitAt(text, start - 1) !== dot;
        break;
      case less:
        // `<!--` begins a comment.
        if (next === less) end = start + 2;
        else end = next === exclamation || (jsx && mayBeginElement(text, start, comments)) ? start : start + 1;
        break;
      case plus:
        brackets.statement.hasPlus ||= next !== plus;
        end = next === plus ? start + 2 : start + 1;
        break;
      default:
        if (template !== undefined && (unit === openBrace || unit === closeBrace)) {
          end = endOfBrace(start, unit, template);
          break;
        }
        end = endOf(template === undefined ? between : betweenInHole, text, start);
        if (end > start) {
          if (!brackets.take(text, start, end)) return undefined;
          break;
        }
        end = endOf(wordOrNumber, text, start);
        if (end > start) {
          const word = text.slice(start, end);
          if (template === undefined && brackets.mayBegin && isFirstOfStatement(word, text, start, comments))
            brackets.begin(start);
          brackets.statement.words.add(word);
        } else end = start + 1;
    }
    if (end <= start) return undefined;
  }
  const statements = brackets.end(length);
  return templates.length === 0 && statements !== undefined ? { comments, statements } : undefined;
}

/** Whether a statement begins with a word that stands in no bracket but that of a block: other words may, too. */
function isFirstOfStatement(word: string, text: string, start: number, comments: readonly Span<"source">[]): boolean {
  if (goesOn.has(word)) return false;
  const end = endBefore(text, start, comments);
  const before = unitAt(text, end - 1);
  if (end === 0 || before === semicolon) return end > 0;
  return (
    text.slice(end, start).includes("\n") &&
    (before === closeBrace || (begins.has(word) && endOfValue.test(text[end - 1] ?? "")))
  );
}

/** What was read before an offset. */
interface ReadBefore {
  readonly comments: readonly Span<"source">[];
  readonly brackets: OpenBrackets;
}

/** The end of a regular expression or a sign of division; `start` if the slash may be something else. */
function endOfSlash(text: string, start: number, next: number, { comments, brackets }: ReadBefore): number {
  let end = start;
  while (isWhiteSpace(unitAt(text, end - 1))) end--;
  if (end === 0 || (comments.at(-1)?.end ?? -1) >= end) return start;
  const before = text.slice(Math.max(0, end - lengthBeforeSlash), end);
  if (beforeExpression.test(before) || keywordBeforeExpression.test(before))
    return endOf(regularExpressionLiteral, text, start);
  // Behind a type, a line ends and another statement begins where behind a value it would go on.
  if (next === greater || text.slice(end, start).includes("\n")) return start;
  const divides =
    unitAt(text, end - 1) === closeParenthesis
      ? isDividend(text, brackets.openedBy(end))
      : beforeDivision.test(before) && !keywordBefore.test(before);
  return divides ? start + 1 : start;
}

/** Behind these words an element of JSX may begin. */
const keywordBeforeElement = /(?:^|[^\w$.])(?:return|default|case|of|yield|await|else|do|in|typeof|void)$/u;

/** Whether an element of JSX may begin there, and not a type or a comparison, which stand behind a name or a value. */
function mayBeginElement(text: string, start: number, comments: readonly Span<"source">[]): boolean {
  const end = endBefore(text, start, comments);
  const before = text.slice(Math.max(0, end - lengthBeforeSlash), end);
  const isBehindValue = endOfValue.test(before.slice(-1)) || /(?:\+\+|--)$/u.test(before);
  return !isBehindValue || keywordBeforeElement.test(before);
}

/** The end of what stands before white space and comments. */
function endBefore(text: string, start: number, comments: readonly Span<"source">[]): number {
  let end = start;
  for (let next = comments.length - 1; end > 0;) {
    if (isWhiteSpace(unitAt(text, end - 1))) end--;
    else if (comments[next]?.end === end) end = comments[next--]?.start ?? 0;
    else break;
  }
  return end;
}

function isWhiteSpace(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || unit === 0x0a || unit === 0x0d;
}

/** Whether the parenthesis that begins there holds a value, and not what a statement such as `if` asks for. */
function isDividend(text: string, start: number | undefined): boolean {
  return start !== undefined && !head.test(text.slice(Math.max(0, start - lengthOfHead), start));
}

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}
