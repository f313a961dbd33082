import type { LanguageName } from "../../languages/definition/language-name.js";

/** A name of a charset, as it stands in a text. */
export interface CharsetDeclaration {
  readonly name: string;
  /** Where the name begins, in UTF-16 code units. */
  readonly start: number;
}

/** A browser looks no further (HTML Standard §13.2.3.2), and nothing else does. */
export const longestSearch = 1024;

type Declarations = (beginning: string) => CharsetDeclaration | undefined;

const comment = /<!--[^]*?-->/gu;
// Polynomial, as the one above, over `longestSearch` units at most.
const meta = /<meta\s[^>]*?charset\s*=\s*["']?(?<charset>[\w.:-]+)/diu;
const xml = /^\uFEFF?<\?xml\s[^>]*?encoding\s*=\s*["'](?<charset>[\w.:-]+)["']/du;
const atCharset = /^\uFEFF?@charset "(?<charset>[\w.:-]+)";/du;
const pageDirective = /<%@\s*page\s[^>]*?(?:pageEncoding\s*=\s*["']|charset=)(?<charset>[\w.:-]+)/diu;
// eslint-disable-next-line regexp/no-super-linear-move -- over `longestSearch` units at most
const inputenc = /^[^%\n]*\\usepackage\[(?<charset>[\w-]+)\]\{inputenc\}/dmu;
const contentType = /"Content-Type:[^"\n]*charset=(?<charset>[\w.:-]+)/diu;
/** In one of the first two lines; the first one is then a comment, too, or empty. */
const codingComment =
  /^\uFEFF?(?:[ \t\f]*(?:#[^\r\n]*)?(?:\r\n?|\n))?[ \t\f]*#[^\r\n]*?coding[:=][ \t]*(?<charset>[\w.-]+)/du;
// eslint-disable-next-line regexp/no-super-linear-backtracking -- over `longestSearch` units at most
const emacsLine =
  /^(?:[^\r\n]*(?:\r\n?|\n))?[^\r\n]*?-\*-(?:[^\r\n]*?[ \t;])?coding:[ \t]*(?<charset>[\w.-]+)[^\r\n]*?-\*-/diu;

/** The charset that a page declares in `<meta charset>` or `<meta http-equiv>`, or in the declaration of XML. */
export const charsetOfPage: Declarations = (beginning) => {
  const page = beginning.slice(0, longestSearch);
  const visible = page.replace(comment, (written) => " ".repeat(written.length));
  return named(meta, visible) ?? charsetOfXml(page);
};

/** The charset of the declaration of XML (XML 1.0 §4.3.3). */
export const charsetOfXml: Declarations = (beginning) => named(xml, beginning);

/** The charset of `@charset` (CSS Syntax Module Level 3 §3.2). */
export const charsetOfStyleSheet: Declarations = (beginning) => named(atCharset, beginning);

/** PEP 263; the magic comments of Ruby are the same. */
const charsetOfScript: Declarations = (beginning) => named(codingComment, beginning);

/** What holds for files of any language: the first lines as Emacs reads them (GNU Emacs Manual, *Specifying a File's Coding System*). */
const charsetOfAny: Declarations = (beginning) => (beginning.includes("-*-") ? named(emacsLine, beginning) : undefined);

const byLanguage: Readonly<Partial<Record<LanguageName, Declarations>>> = {
  html: charsetOfPage,
  // Jakarta Server Pages 3.1 §4.1.
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

/** The charset that a text declares at its beginning, in the way of its language. */
export function declaredCharset(text: string, language: LanguageName): CharsetDeclaration | undefined {
  const beginning = text.slice(0, longestSearch);
  return byLanguage[language]?.(beginning) ?? charsetOfAny(beginning);
}

function named(pattern: RegExp, beginning: string): CharsetDeclaration | undefined {
  const match = pattern.exec(beginning.slice(0, longestSearch));
  const name = match?.groups?.["charset"];
  return name === undefined ? undefined : { name, start: match?.indices?.groups?.["charset"]?.[0] ?? 0 };
}
