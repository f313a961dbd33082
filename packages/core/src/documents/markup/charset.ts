/** A browser looks no further (HTML Standard §13.2.3.2). */
const longestSearch = 1024;

// Polynomial, over `longestSearch` units at most.
const declared = /<meta\s[^>]*?charset\s*=\s*["']?(?<charset>[\w.:-]+)/iu;

/** The character encoding that a page declares in `<meta charset>` or `<meta http-equiv>`. */
export function charsetOfPage(text: string): string | undefined {
  return declared.exec(text.slice(0, longestSearch))?.groups?.["charset"];
}
