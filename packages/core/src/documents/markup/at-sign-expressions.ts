import { wordSet } from "../../text/word-set.js";
import { matchEnd } from "../../text/sticky-match.js";
import type { Piece } from "../../literals/locating/index.js";
import type { Span } from "../../findings/span.js";

/**
 * Words behind an at sign that begin a statement or a directive with a text of its own: what follows them is part of
 * the page as often as not, so that notations of holes decide.
 */
const statements = wordSet(`
if else for foreach while do switch match with try using lock model inject page layout import helper section functions
code namespace inherits addTagHelper removeTagHelper attribute implements typeparam media charset font-face keyframes
`);

const name = /[\p{L}_][\p{L}\p{N}_]*/uy;
const member = /\??\.[\p{L}_][\p{L}\p{N}_]*/uy;
const string = /"(?:[^"\\\n]|\\.){0,500}"|'(?:[^'\\\n]|\\.){0,500}'/uy;

/** The longest expression between parentheses or braces, in UTF-16 code units. */
const longestExpression = 500;

const closing: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/** The end of what is in balanced brackets, which begin at an offset; strings may hold any. */
function bracketedEnd(text: string, start: number): number | undefined {
  const open: string[] = [];
  const last = Math.min(text.length, start + longestExpression);
  for (let offset = start; offset < last;) {
    const unit = text.charAt(offset);
    const close = closing[unit];
    if (close !== undefined) open.push(close);
    else if (unit === open.at(-1)) open.pop();
    if (open.length === 0) return offset + 1;
    offset = matchEnd(string, text, offset) ?? offset + 1;
  }
  return undefined;
}

/**
 * The end of an expression of Razor or Twirl that begins with an at sign: `@a.b(c)[0].d`, `@(a + b)`, `@{ a }`;
 * undefined where the sign begins none. A letter or digit before it makes a mailbox of it (`a@b.example`), unless
 * something is called.
 */
export function atSignExpressionEnd(text: string, start: number): number | undefined {
  const next = text.charAt(start + 1);
  if (next === "(" || next === "{") return bracketedEnd(text, start + 1);
  const nameEnd = matchEnd(name, text, start + 1);
  if (nameEnd === undefined || statements.has(text.slice(start + 1, nameEnd))) return undefined;
  let end = nameEnd;
  let hasCall = false;
  for (let further: number | undefined = end; further !== undefined;) {
    end = further;
    further = /[([]/u.test(text.charAt(end)) ? bracketedEnd(text, end) : matchEnd(member, text, end);
    hasCall ||= further !== undefined && text[end] === "(";
  }
  const block = /^ ?(?=\{[^{}]{0,200}=>)/u.exec(text.slice(end, end + longestExpression));
  if (block !== null) end = bracketedEnd(text, end + block[0].length) ?? end;
  return hasCall || !/[\p{L}\p{N}]/u.test(text.charAt(start - 1)) ? end : undefined;
}

/**
 * The pieces of a text in which expressions begin with an at sign, and two of them are one; undefined if it has none.
 */
export function atSignPieces(text: string, { start, end }: Span<"source">): readonly Piece[] | undefined {
  const pieces: Piece[] = [];
  let done = start;
  const takeText = (textEnd: number): void => {
    if (done < textEnd) pieces.push({ kind: "text", span: { start: done, end: textEnd } });
  };
  for (let sign = signFrom(text, start, end); sign < end;) {
    const isDoubled = text[sign + 1] === "@" && sign + 1 < end;
    const expressionEnd = isDoubled ? undefined : atSignExpressionEnd(text, sign);
    if (isDoubled) {
      takeText(sign + 1);
      done = sign + 2;
    } else if (expressionEnd !== undefined && expressionEnd <= end) {
      takeText(sign);
      pieces.push({ kind: "hole", span: { start: sign, end: expressionEnd } });
      done = expressionEnd;
    }
    sign = signFrom(text, Math.max(done, sign + 1), end);
  }
  if (done === start) return undefined;
  takeText(end);
  return pieces;
}

function signFrom(text: string, start: number, end: number): number {
  const found = text.slice(start, end).indexOf("@");
  return found < 0 ? end : start + found;
}
