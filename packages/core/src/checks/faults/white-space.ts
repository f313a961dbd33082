/**
 * White space that surrounds a literal by accident: tab, line feed, line tabulation, form feed, carriage return, space
 * and next line. No grammar holds these; other spaces are characters of an IRI (RFC 3987 §2.2 `ucschar`).
 */
const leading = /^[\t-\r \x85]+/;
const whiteSpace = /[\t-\r \x85]/;

/** The length of the white space at the start of `text`. */
export function leadingWhiteSpace(text: string): number {
  return leading.exec(text)?.[0].length ?? 0;
}

/** The length of the white space at the end of `text`. */
export function trailingWhiteSpace(text: string): number {
  let start = text.length;
  while (whiteSpace.test(text.charAt(start - 1))) start -= 1;
  return text.length - start;
}
