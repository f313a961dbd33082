import type { LanguageName } from "../../languages/definition/language-name.js";
import { patternSequence } from "../../text/composed-pattern.js";

/** How many octets of a file are searched for a declaration, as browsers do (HTML Standard §13.2.3.2). */
export const longestSearch = 1024;

type Declarations = (beginning: string) => string | undefined;

const meta = /<meta\s[^<>]*?charset\s*=\s*["']?(?<charset>[\w.:-]+)/iu;
const xml = /^\uFEFF?<\?xml\s[^>]*?encoding\s*=\s*["'](?<charset>[\w.:-]+)["']/u;
const atCharset = /^\uFEFF?@charset "(?<charset>[\w.:-]+)";/u;
const pageDirective = /<%@\s*page\s[^<>]*?(?:pageEncoding\s*=\s*["']|charset=)(?<charset>[\w.:-]+)/iu;
// eslint-disable-next-line regexp/no-super-linear-move -- over `longestSearch` units at most
const inputenc = /^[^%\n]*\\usepackage\[(?<charset>[\w-]+)\]\{inputenc\}/mu;
const contentType = /"Content-Type:[^"\n]*charset=(?<charset>[\w.:-]+)/iu;
/**
 * A coding comment in the first two lines (PEP 263); before one in the second line, the first must be a comment or
 * empty.
 */
const codingComment = patternSequence(
  /^\uFEFF?(?:[ \t\f]*(?:#[^\r\n]*)?(?:\r\n?|\n))?/u,
  /[ \t\f]*#[^\r\n]*?coding[:=][ \t]*(?<charset>[\w.-]+)/uy,
);
const emacsLine =
  // eslint-disable-next-line regexp/no-super-linear-backtracking -- over `longestSearch` units at most
  /^(?:[^\r\n]*(?:\r\n?|\n))?[^\r\n]*?-\*-(?:[^\r\n]*?[ \t;])?coding:[ \t]*(?<charset>[\w.-]+)[^\r\n]*?-\*-/iu;

/** The charset that a page declares in `<meta charset>` or `<meta http-equiv>`, or in the declaration of XML. */
export const charsetOfPage: Declarations = (beginning) => {
  const page = beginning.slice(0, longestSearch);
  return named(meta, withBlankComments(page)) ?? charsetOfXml(page);
};

/** The page with spaces in place of its comments, the last of which may be unclosed (HTML Standard §13.2.3.2). */
function withBlankComments(page: string): string {
  const pieces: string[] = [];
  let from = 0;
  for (let start = page.indexOf("<!--"); start !== -1; start = page.indexOf("<!--", from)) {
    const end = page.indexOf("-->", start + 4);
    pieces.push(page.slice(from, start));
    from = end === -1 ? page.length : end + 3;
    pieces.push(" ".repeat(from - start));
  }
  return pieces.join("") + page.slice(from);
}

/** The charset of the declaration of XML (XML 1.0 §4.3.3). */
export const charsetOfXml: Declarations = (beginning) => named(xml, beginning);

/** The charset of `@charset` (CSS Syntax Module Level 3 §3.2). */
export const charsetOfStyleSheet: Declarations = (beginning) => named(atCharset, beginning);

/** The coding comment of Python (PEP 263), which is also the magic comment of Ruby. */
const charsetOfScript: Declarations = (beginning) => named(codingComment, beginning);

/**
 * Declarations in files of any language: the first lines as Emacs reads them (GNU Emacs Manual, *Specifying a File's
 * Coding System*).
 */
const charsetOfAny: Declarations = (beginning) => (beginning.includes("-*-") ? named(emacsLine, beginning) : undefined);

const byLanguage: Readonly<Partial<Record<LanguageName, Declarations>>> = {
  html: charsetOfPage,
  // The page directive: Jakarta Server Pages 3.1 §4.1.
  template: (beginning) => named(pageDirective, beginning) ?? charsetOfPage(beginning),
  php: charsetOfPage,
  xml: charsetOfXml,
  css: charsetOfStyleSheet,
  scss: charsetOfStyleSheet,
  sass: charsetOfStyleSheet,
  less: charsetOfStyleSheet,
  python: charsetOfScript,
  ruby: charsetOfScript,
  latex: (beginning) => named(inputenc, beginning),
  po: (beginning) => named(contentType, beginning),
};

/** The name of the charset that a text declares at its beginning, in the notation of its language. */
export function declaredCharset(text: string, language: LanguageName): string | undefined {
  const beginning = text.slice(0, longestSearch);
  return byLanguage[language]?.(beginning) ?? charsetOfAny(beginning);
}

function named(pattern: RegExp, beginning: string): string | undefined {
  return pattern.exec(beginning.slice(0, longestSearch))?.groups?.["charset"];
}
