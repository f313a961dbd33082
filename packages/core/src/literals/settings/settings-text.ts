import { patternUnion } from "../../text/composed-pattern.js";
import { describeCharacter } from "../../checks/wording/mention.js";
import { runEnd } from "../../text/run-end.js";
import { matchedText } from "../../text/sticky-match.js";

/** The parsed text of a file of settings, or a message about its first syntax error. */
export type SettingsText =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string; readonly missing?: MissingToken };

/** One of `tokens` is missing behind the token that ends `at` this offset. */
interface MissingToken {
  readonly at: number;
  readonly tokens: readonly string[];
}

/**
 * The kind of token that is expected. In place of an `item` or a `name`, a closing bracket is allowed, even after a
 * comma.
 */
type Next = "value" | "item" | "name" | "colon" | "comma";

// Repeated by `runEnd`: V8 may push every step of an unbounded repetition on its backtrack stack, which overflows.
const gap = /[ \t\n\r]{1,4096}|\/\/[^]*?(?=[\n\r]|$)|\/\*[^]*?\*\//y;
const withinText = /[^"\\\0-\x1F]{1,4096}|\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4})/y;
const otherToken = patternUnion(
  /[{}[\]:,]|(?:true|false|null)(?![\w.+-])/y,
  /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?(?![\w.+-])/y,
);

/**
 * Parses the text of a `.irilint.json`: JSON (RFC 8259) that may have a byte order mark, comments and trailing commas.
 */
export function parseSettingsText(text: string): SettingsText {
  const tokens: string[] = [];
  const closings: string[] = [];
  let next: Next = "value";
  let end = text.startsWith("\uFEFF") ? 1 : 0;
  for (;;) {
    const at = runEnd(gap, text, end);
    if (at === text.length && next === "comma" && closings.length === 0) break;
    const token = tokenAt(text, at);
    const after = nextAfter(token, next, closings);
    if (after === undefined) return syntaxError(text, { at, end }, { next, closing: closings.at(-1) });
    if (isClosing(token) && tokens.at(-1) === ",") tokens.pop();
    tokens.push(token);
    next = after;
    end = at + token.length;
  }
  return { ok: true, value: JSON.parse(tokens.join("")) as unknown };
}

/** The token at `start`; empty if there is none. */
function tokenAt(text: string, start: number): string {
  if (text[start] === '"') {
    const end = runEnd(withinText, text, start + 1);
    return text[end] === '"' ? text.slice(start, end + 1) : "";
  }
  return matchedText(otherToken, text, start);
}

function isClosing(token: string): boolean {
  return token === "}" || token === "]";
}

/**
 * What is expected after a token, or `undefined` if the token is not allowed. Updates `closings`, the stack of the
 * closing brackets of all open lists and objects.
 */
function nextAfter(token: string, next: Next, closings: string[]): Next | undefined {
  const closing = closings.at(-1);
  if (isClosing(token)) {
    if (token !== closing || next === "value" || next === "colon") return undefined;
    closings.pop();
    return "comma";
  }
  switch (next) {
    case "colon":
      return token === ":" ? "value" : undefined;
    case "comma":
      return token === "," && closing !== undefined ? firstIn(closing) : undefined;
    case "name":
      return token.startsWith('"') ? "colon" : undefined;
    case "value":
    case "item":
      if (token !== "{" && token !== "[") return /^[^:,]/u.test(token) ? "comma" : undefined;
      closings.push(token === "{" ? "}" : "]");
      return token === "{" ? "name" : "item";
  }
}

function firstIn(closing: string): Next {
  return closing === "}" ? "name" : "item";
}

interface ExpectedToken {
  readonly next: Next;
  readonly closing: string | undefined;
}

/**
 * The error for a token that is not the expected one: the wrong token begins at the offset `at`, the token before it
 * ends at `end`.
 */
function syntaxError(
  text: string,
  { at, end }: { readonly at: number; readonly end: number },
  expected: ExpectedToken,
): SettingsText {
  const { next, closing } = expected;
  const tokens = next === "colon" ? [":"] : next === "comma" && closing !== undefined ? [",", closing] : [];
  const message = messageAt(at, text, expected);
  return { ok: false, message, ...(tokens.length > 0 && { missing: { at: end, tokens } }) };
}

/** The message for the first syntax error: `Line 2, column 3: expected ':', not '='.` */
function messageAt(at: number, text: string, { next, closing }: ExpectedToken): string {
  const lines = text.slice(0, at).split(/\r\n|[\n\r]/u);
  const column = (lines.at(-1) ?? "").replace(/^\uFEFF/u, "").length + 1;
  const place = `Line ${lines.length}, column ${column}`;
  const found = text.codePointAt(at);
  if (found === quotationMark && next !== "colon" && next !== "comma")
    return `${place}: the text after '"' does not end on its line, or has an escape that JSON does not have.`;
  const instead = found === undefined ? "but the file ends" : `not ${describeCharacter(found)}`;
  return `${place}: expected ${expectedBy({ next, closing })}, ${instead}.`;
}

const quotationMark = 0x22;

function expectedBy({ next, closing }: ExpectedToken): string {
  switch (next) {
    case "value":
      return "a value";
    case "item":
      return "a value or ']'";
    case "name":
      return "a name between double quotes or '}'";
    case "colon":
      return "':'";
    case "comma":
      return closing === undefined ? "nothing more" : `',' or '${closing}'`;
  }
}
