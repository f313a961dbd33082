import type { Span } from "../../../../findings/span.js";
import { OpenBrackets, type StatementTokens } from "./open-brackets.js";
import { regularExpressionLiteral } from "../regular-expression.js";
import { unitAt } from "../../../../text/unit-at.js";
import { patternSequence, patternUnion } from "../../../../text/composed-pattern.js";
import { wordPattern } from "../../../../text/word-set.js";

/** The comments and statements of a script, by its tokens. */
export interface ScriptTokens {
  readonly comments: readonly Span<"source">[];
  /**
   * The statements, as far as tokens show where each begins, each before those in its blocks. Those without an outer
   * one are the statements of the script itself.
   */
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
/** White space, punctuation and brackets, which need no reading, up to the next token that does. */
const between = /[ \t\n\r;,.(){}[\]:=]+/uy;
/** As `between`, in a hole of a template literal, which a brace may close. */
const betweenInHole = /[ \t\n\r;,.()[\]:=]+/uy;
const doubleQuoted = /"(?:[^"\\\n\r\u2028\u2029]|\\[^\n\r\u2028\u2029])*"/uy;
const singleQuoted = /'(?:[^'\\\n\r\u2028\u2029]|\\[^\n\r\u2028\u2029])*'/uy;
/** The text of a template literal up to its next hole or its end. */
const templatePart = /(?:[^`\\$]|\\[^\n\r]|\$(?!\{))*(?:`|\$\{)/uy;
const lineComment = /\/\/[^\n\r\u2028\u2029]*/uy;
/** The number sign of a private name; not that of `#!`. */
const privateName = /#(?=[\w$\u0080-\uFFFF])/uy;

/** Code right before a string that names an imported module. */
const beforeModule = /(?:\b(?:from|import)|\b(?:require|import)\()[ \t]*$/u;
/** How much code is matched against `beforeModule`, in UTF-16 code units. */
const lengthBeforeModule = 12;
/**
 * Code behind which a slash begins a regular expression. An exclamation mark counts unless it is TypeScript's non-null
 * assertion behind a value.
 */
const beforeExpression = patternUnion(
  /[(,=:[&|?;{]$|=>$|(?:^|[^+])\+$/u,
  /(?:^|[^\w$)\]!]|(?:^|[^\w$.#])(?:return|typeof|case))!{1,2}$/u,
);
const keywordBeforeExpression = patternSequence(
  /(?:^|[^\w$.#])/u,
  wordPattern("return typeof instanceof in new delete void throw case do else", "u"),
  /$/u,
);
/** Code behind which a slash is the division operator. */
const beforeDivision = /[\w$\]]$|\+\+$|--$/u;
/** Words behind which a slash may be either, since they are names or keywords depending on their context. */
const keywordBefore = /\b(?:of|await|yield|extends|default)$/u;
const lengthBeforeSlash = 16;
/** Code before a parenthesis behind whose closing one a slash begins a regular expression: `if (a) /b/.test(c)`. */
const head = /\b(?:if|while|for|with|await)[ \t]*$/u;
const lengthOfHead = 12;
/** Words that begin no statement: a line that begins with one continues the statement before. */
const goesOn: ReadonlySet<string> = new Set([
  ...["as", "catch", "else", "extends", "finally", "implements", "in", "instanceof", "is", "of", "satisfies", "while"],
]);
/** Words that begin a new statement at the start of a line even if no semicolon ends the one before. */
const begins: ReadonlySet<string> = new Set(["const", "export", "import", "let", "var"]);
/** The last character of a value. */
const endOfValue = /[\w$\])"'`\u0080-\uFFFF]/u;

/** A template literal with an open hole. */
interface OpenTemplate {
  readonly start: number;
  /** How many braces are open in the hole. */
  braces: number;
}

/**
 * Reads the tokens of a script in which each token is unambiguous whatever stands around it; `undefined` for any other
 * script, such as one with JSX elements, or with a slash behind a brace.
 */
export function scriptTokens(text: string, { jsx } = { jsx: false }): ScriptTokens | undefined {
  return new TokenReader(text, jsx).read();
}

/** Reads the tokens of a script from its beginning: each method takes what begins at an offset. */
class TokenReader {
  readonly #text: string;
  readonly #mayHoldElements: boolean;
  readonly #comments: Span<"source">[] = [];
  readonly #templates: OpenTemplate[] = [];
  readonly #brackets = new OpenBrackets();

  constructor(text: string, mayHoldElements: boolean) {
    this.#text = text;
    this.#mayHoldElements = mayHoldElements;
  }

  read(): ScriptTokens | undefined {
    const { length } = this.#text;
    for (let start = 0, end = 0; start < length; start = end) {
      end = this.#token(start);
      if (end <= start) return undefined;
    }
    const statements = this.#brackets.end(length);
    if (this.#templates.length > 0 || statements === undefined) return undefined;
    return { comments: this.#comments, statements };
  }

  /** The end of the token at `start`, or of a run of signs that need no reading; `start` itself if it is ambiguous. */
  #token(start: number): number {
    const unit = unitAt(this.#text, start);
    switch (unit) {
      case slash:
        return this.#slash(start);
      case doubleQuote:
        return this.#string(start, doubleQuoted);
      case singleQuote:
        return this.#string(start, singleQuoted);
      case backtick:
        return this.#template(start);
      case openBrace:
      case closeBrace:
        return this.#brace(start, unit);
      case backslash:
        return start;
      case hash:
        return this.#privateName(start);
      case less:
        return this.#less(start);
      case plus:
        return this.#plus(start);
      default:
        return this.#signs(start) ?? this.#word(start) ?? start + 1;
    }
  }

  /** A comment, a regular expression or a division operator. */
  #slash(start: number): number {
    const next = unitAt(this.#text, start + 1);
    if (next === star) {
      const close = this.#text.indexOf("*/", start + 2);
      return close < 0 ? start : this.#comment(start, close + 2);
    }
    if (next === slash) return this.#comment(start, endOf(lineComment, this.#text, start));
    return endOfSlash(this.#text, start, next, { comments: this.#comments, brackets: this.#brackets });
  }

  #comment(start: number, end: number): number {
    this.#comments.push({ start, end });
    return end;
  }

  #string(start: number, quoted: RegExp): number {
    const end = endOf(quoted, this.#text, start);
    const { modules, strings } = this.#brackets.statement;
    const before = this.#text.slice(Math.max(0, start - lengthBeforeModule), start);
    (beforeModule.test(before) ? modules : strings).push({ start, end });
    return end;
  }

  #template(start: number): number {
    this.#templates.push({ start, braces: 0 });
    return this.#templateText(start);
  }

  /**
   * The text of a template literal behind the back quote or brace at `sign`, with the back quote or `${` that ends it;
   * `sign` itself if nothing does.
   */
  #templateText(sign: number): number {
    const text = this.#text;
    const { words, strings } = this.#brackets.statement;
    const end = endOf(templatePart, text, sign + 1);
    if (end === sign + 1) return sign;
    for (const { 0: each } of text.slice(sign, end).matchAll(/[\w$\u0080-\uFFFF]+/gu)) words.add(each);
    const closed = unitAt(text, end - 1) === backtick ? this.#templates.pop() : undefined;
    if (closed !== undefined) strings.push({ start: closed.start, end });
    return end;
  }

  /** A brace of the code, or one in a hole of a template literal; if it closes the hole, with the text behind it. */
  #brace(start: number, unit: number): number {
    const template = this.#templates.at(-1);
    if (template === undefined) return this.#signs(start) ?? start;
    if (unit === closeBrace && template.braces === 0) return this.#templateText(start);
    template.braces += unit === openBrace ? 1 : -1;
    return start + 1;
  }

  /** The number sign of a private name, which is declared where no full stop stands before it. */
  #privateName(start: number): number {
    this.#brackets.statement.hasPrivateName ||= unitAt(this.#text, start - 1) !== dot;
    return endOf(privateName, this.#text, start);
  }

  /** `<<` or a single `<`, unless it begins the comment `<!--` or may begin a JSX element. */
  #less(start: number): number {
    const next = unitAt(this.#text, start + 1);
    if (next === less) return start + 2;
    const isAmbiguous =
      next === exclamation || (this.#mayHoldElements && mayBeginElement(this.#text, start, this.#comments));
    return isAmbiguous ? start : start + 1;
  }

  /** `++`, or a `+`, which may join strings. */
  #plus(start: number): number {
    if (unitAt(this.#text, start + 1) === plus) return start + 2;
    this.#brackets.statement.hasPlus = true;
    return start + 1;
  }

  /** A run of signs and white space; ambiguous if a bracket in it closes what is not open. */
  #signs(start: number): number | undefined {
    const end = endOf(this.#templates.length === 0 ? between : betweenInHole, this.#text, start);
    if (end === start) return undefined;
    return this.#brackets.take(this.#text, start, end) ? end : start;
  }

  #word(start: number): number | undefined {
    const end = endOf(wordOrNumber, this.#text, start);
    if (end === start) return undefined;
    const word = this.#text.slice(start, end);
    const mayBegin = this.#templates.length === 0 && this.#brackets.mayBegin;
    if (mayBegin && isFirstOfStatement(word, this.#text, start, this.#comments)) this.#brackets.begin(start);
    this.#brackets.statement.words.add(word);
    return end;
  }
}

/**
 * Whether a word outside parentheses and square brackets begins a statement. `false` may be wrong: other words may
 * begin one, too.
 */
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

/** The tokens before an offset. */
interface ReadBefore {
  readonly comments: readonly Span<"source">[];
  readonly brackets: OpenBrackets;
}

/** The end of the regular expression or division operator at a slash; `start` if the slash is ambiguous. */
function endOfSlash(text: string, start: number, next: number, { comments, brackets }: ReadBefore): number {
  let end = start;
  while (isWhiteSpace(unitAt(text, end - 1))) end--;
  if (end === 0 || (comments.at(-1)?.end ?? -1) >= end) return start;
  const before = text.slice(Math.max(0, end - lengthBeforeSlash), end);
  if (beforeExpression.test(before) || keywordBeforeExpression.test(before))
    return endOf(regularExpressionLiteral, text, start);
  // At the start of a line, a slash may begin a regular expression in a new statement, behind a type of TypeScript, or
  // divide the value before it.
  if (next === greater || text.slice(end, start).includes("\n")) return start;
  const divides =
    unitAt(text, end - 1) === closeParenthesis
      ? isDividend(text, brackets.openedBy(end))
      : beforeDivision.test(before) && !keywordBefore.test(before);
  return divides ? start + 1 : start;
}

/** Code behind which `<` may begin a JSX element. */
const keywordBeforeElement = /(?:^|[^\w$.])(?:return|default|case|of|yield|await|else|do|in|typeof|void)$/u;

/**
 * Whether `<` may begin a JSX element, and not a type argument or a comparison, which stand behind a name or a value.
 */
function mayBeginElement(text: string, start: number, comments: readonly Span<"source">[]): boolean {
  const end = endBefore(text, start, comments);
  const before = text.slice(Math.max(0, end - lengthBeforeSlash), end);
  const isBehindValue = endOfValue.test(before.slice(-1)) || /(?:\+\+|--)$/u.test(before);
  return !isBehindValue || keywordBeforeElement.test(before);
}

/** The end of the code before an offset, without the white space and comments between. */
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

/** Whether a parenthesis encloses a value, and not the condition of a statement such as `if`. */
function isDividend(text: string, start: number | undefined): boolean {
  return start !== undefined && !head.test(text.slice(Math.max(0, start - lengthOfHead), start));
}

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}
