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
const star = 0x2a;
const plus = 0x2b;
const slash = 0x2f;
const less = 0x3c;
const greater = 0x3e;
const backslash = 0x5c;
export const backtick = 0x60;

const wordOrNumber = /[\w$\u0080-\uFFFF]+/uy;
/** What tells nothing, up to the next token that may. */
const between = /[ \t\n\r;,.(){}[\]:=]+/uy;
const doubleQuoted = /"(?:[^"\\\n\r\u2028\u2029]|\\[^\n\r\u2028\u2029])*"/uy;
const singleQuoted = /'(?:[^'\\\n\r\u2028\u2029]|\\[^\n\r\u2028\u2029])*'/uy;
/** Its holes hold nothing in which a closing brace or a backtick could stand. */
const template = /`(?:[^`\\$]|\\[^\n\r]|\$(?!\{)|\$\{[^{}`"'/\\]*\})*`/uy;
const lineComment = /\/\/[^\n\r\u2028\u2029]*/uy;

/** Behind these words, the name of a module may stand. */
const beforeModule = /(?:\b(?:from|import)|\b(?:require|import)\()[ \t]*$/u;
/** As long as what that pattern looks for, with a little space. */
const lengthBeforeModule = 12;
/** Behind these characters, a slash begins a regular expression. */
const beforeExpression = /[(,=:[!&|?;][ \t]*$/u;
/** Behind these, it divides. */
const beforeDivision = /[\w$\]][ \t]*$/u;
/** Of these words that is not so. */
const keywordBefore =
  /\b(?:return|typeof|instanceof|in|of|new|delete|void|throw|case|do|else|await|yield|extends|default)[ \t]*$/u;
const lengthBeforeSlash = 16;

/**
 * Reads the tokens of a script in which each can only be one thing, whatever stands around it; `undefined` for any other, such as one
 * with elements of JSX, or templates in templates.
 */
export function scriptTokens(text: string): ScriptTokens | undefined {
  const comments: Span<"source">[] = [];
  const strings: Span<"source">[] = [];
  const modules: Span<"source">[] = [];
  const words = new Set<string>();
  let hasPlus = false;
  const { length } = text;
  for (let start = 0, end = 0; start < length; start = end) {
    const unit = unitAt(text, start);
    const next = unitAt(text, start + 1);
    switch (unit) {
      case slash:
        if (next === star) {
          end = text.indexOf("*/", start + 2) + 2;
          if (end < start + 2) return undefined;
          comments.push({ start, end });
        } else if (next === slash) {
          end = endOf(lineComment, text, start);
          comments.push({ start, end });
        } else end = endOfSlash(text, start, next);
        break;
      case doubleQuote:
      case singleQuote:
      case backtick:
        end = endOf(unit === doubleQuote ? doubleQuoted : unit === singleQuote ? singleQuoted : template, text, start);
        if (unit === backtick)
          for (const { 0: each } of text.slice(start, end).matchAll(/[\w$\u0080-\uFFFF]+/gu)) words.add(each);
        if (unit === backtick || !beforeModule.test(text.slice(Math.max(0, start - lengthBeforeModule), start)))
          strings.push({ start, end });
        else modules.push({ start, end });
        break;
      case backslash:
      case hash:
        return undefined;
      case less:
        // `<!--` begins a comment.
        end = next === exclamation ? start : start + 1;
        break;
      case plus:
        hasPlus ||= next !== plus;
        end = next === plus ? start + 2 : start + 1;
        break;
      default:
        end = endOf(between, text, start);
        if (end > start) break;
        end = endOf(wordOrNumber, text, start);
        if (end > start) words.add(text.slice(start, end));
        else end = start + 1;
    }
    if (end <= start) return undefined;
  }
  return { comments, strings, modules, words, hasPlus };
}

/** The end of a regular expression or a sign of division; `start` if the slash may be something else. */
function endOfSlash(text: string, start: number, next: number): number {
  const before = text.slice(Math.max(0, start - lengthBeforeSlash), start);
  if (beforeExpression.test(before)) return endOf(regularExpressionLiteral, text, start);
  return next !== greater && beforeDivision.test(before) && !keywordBefore.test(before) ? start + 1 : start;
}

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}
