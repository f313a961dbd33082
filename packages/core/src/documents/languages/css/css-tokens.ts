import { runEnd } from "../../../text/run-end.js";
import { behind, matchEnd } from "../../../text/sticky-match.js";
import { indentedCommentEnd } from "./indented-comment.js";

/**
 * The kinds of tokens: `function` is a name with its parenthesis, `url` a whole unquoted `url(…)`, `word` a name, a
 * number or any other character.
 */
export type CssTokenKind =
  | "{"
  | "}"
  | "["
  | "]"
  | "("
  | ")"
  | ":"
  | ";"
  | ","
  | "+"
  | "string"
  | "unterminated"
  | "url"
  | "function"
  | "at-keyword"
  | "word"
  | "comment";

/** Called for each token, so that no object need be allocated. */
export type TakeCssToken = (kind: CssTokenKind, start: number, end: number) => void;

/**
 * `css` as specified. `extended` is SCSS and Less, with line comments and interpolation. `indented` is the original
 * syntax of Sass, in which line ends stand for semicolons and indents for braces.
 */
export type CssDialect = "css" | "extended" | "indented";

const blank = /[\t\n\f\r \uFEFF]+/uy;
const namePart = /(?:[-\w$\u{80}-\u{10FFFF}]|\\[^\n\f\r]){1,4096}/uy;
const lineEnd = /[\n\f\r]/gu;
/** An interpolation of Sass or Less on one line: `#{…}`, `@{…}`. */
const interpolation = /^[#@]\{[^}\n\r]*\}/u;
/**
 * A tag on one line of a template, in which the style sheet of a page may stand: `{{…}}`, `{%…%}`, `<%…%>`, `<?…?>`.
 * Double braces hold no semicolon, so that two strings of braces make no tag: `a{b:'{{';c:'}}'}`.
 */
const templateTag = /^(?:\{\{(?:[^};\n\r]|\}(?!\}))*\}\}|(?=\{%|<[%?])[^\n\r]*?[%?][}>])/u;

/** Tokenizes CSS as CSS Syntax 3 §4.3 does; no text fails. */
export class CssTokens {
  readonly #text: string;
  readonly #isExtended: boolean;
  readonly #isIndented: boolean;
  readonly #take: TakeCssToken;
  #lookedTo = 0;

  constructor(text: string, dialect: CssDialect, take: TakeCssToken) {
    this.#text = text;
    this.#isExtended = dialect !== "css";
    this.#isIndented = dialect === "indented";
    this.#take = take;
  }

  /** How far comments of the indented syntax have looked ahead. */
  get lookedTo(): number {
    return this.#lookedTo;
  }

  /** Takes the token at `start` and returns its end. */
  take(start: number): number {
    const text = this.#text;
    const character = text.charAt(start);
    switch (character) {
      case "{":
      case "}":
      case "[":
      case "]":
      case "(":
      case ")":
      case ":":
      case ";":
      case ",":
      case "+":
        this.#take(character, start, start + 1);
        return start + 1;
      case '"':
      case "'":
        return this.#string(start);
      case "/":
        return this.#comment(start) ?? this.#word(start, start + 1);
      default:
        return this.#blank(start) ?? this.#named(start);
    }
  }

  #blank(start: number): number | undefined {
    const end = matchEnd(blank, this.#text, start);
    if (this.#isIndented && end !== undefined && /[\n\f\r]/u.test(this.#text.slice(start, end))) {
      this.#take(";", start, end);
    }
    return end;
  }

  /** A string that its line leaves open ends there (CSS Syntax 3 §4.3.5). */
  #string(start: number): number {
    const text = this.#text;
    const quote = text[start];
    let end = start + 1;
    for (; end < text.length; end++) {
      const character = text[end];
      if (character === quote) {
        this.#take("string", start, end + 1);
        return end + 1;
      }
      if (character === "\n" || character === "\r" || character === "\f") break;
      if (character === "\\") end += text.startsWith("\r\n", end + 1) ? 2 : 1;
      else end = this.#interpolationEnd(end) ?? end;
    }
    end = Math.min(end, text.length);
    this.#take("unterminated", start, end);
    return end;
  }

  /** The last offset of an interpolation or of a tag of a template, which may contain the string's quotation mark. */
  #interpolationEnd(start: number): number | undefined {
    if (!/[#@{<]/u.test(this.#text.charAt(start))) return undefined;
    const ahead = this.#text.slice(start, start + longestInterpolation);
    const found = (this.#isExtended ? interpolation.exec(ahead) : null) ?? templateTag.exec(ahead);
    return found === null ? undefined : start + found[0].length - 1;
  }

  #comment(start: number): number | undefined {
    const end = this.#commentEnd(start);
    if (end !== undefined) this.#take("comment", start, end);
    return end;
  }

  #commentEnd(start: number): number | undefined {
    const text = this.#text;
    if (this.#isIndented && /^\/[*/]/u.test(text.slice(start, start + 2))) {
      const { end, lookedTo } = indentedCommentEnd(text, start);
      this.#lookedTo = Math.max(this.#lookedTo, lookedTo);
      return end;
    }
    if (text.startsWith("/*", start)) {
      const close = text.indexOf("*/", start + 2);
      return close < 0 ? text.length : close + 2;
    }
    if (!this.#isExtended || text[start + 1] !== "/") return undefined;
    lineEnd.lastIndex = start;
    return lineEnd.exec(text)?.index ?? text.length;
  }

  #named(start: number): number {
    const first = this.#text[start] === "@" ? start + 1 : start;
    const end = runEnd(namePart, this.#text, first);
    if (end === first) return this.#word(start, start + 1);
    if (this.#text[start] === "@") this.#take("at-keyword", start, end);
    else if (this.#text[end] !== "(") return this.#word(start, end);
    else return this.#url(start, end) ?? this.#function(start, end + 1);
    return end;
  }

  #function(start: number, end: number): number {
    this.#take("function", start, end);
    return end;
  }

  /** An unquoted `url(…)`, up to the next unescaped `)` (CSS Syntax 3 §4.3.6, §4.3.14). */
  #url(start: number, nameEnd: number): number | undefined {
    const text = this.#text;
    if (!/^url(?:-prefix)?$/iu.test(text.slice(start, nameEnd))) return undefined;
    const content = behind(blank, text, nameEnd + 1);
    if (/["']/u.test(text.charAt(content)) || (this.#isExtended && /[$~@](?!\{)/u.test(text.charAt(content))))
      return undefined;
    let end = content;
    while (end < text.length && text[end] !== ")") {
      const inner = this.#interpolationEnd(end);
      end = inner === undefined ? end + (text[end] === "\\" ? 2 : 1) : inner + 1;
    }
    end = Math.min(text.length, end + 1);
    this.#take("url", start, end);
    return end;
  }

  #word(start: number, end: number): number {
    this.#take("word", start, end);
    return end;
  }
}

/** The longest interpolation, in UTF-16 code units. */
export const longestInterpolation = 500;
