/** Suffixes that Emacs and other editors append to the name of a charset. */
const ending = /-(?:unix|dos|mac|emacs|auto|bom|sig|with-signature)$/u;

/** UTF-8 under the labels of the Encoding Standard §4.2 and the names that programs use for it. */
const utf8 = /^(?:unicode-1-1-|x-unicode20|unicode(?:11|20))?utf-?8(?:mb[34])?$/u;

/**
 * Names that languages and editors use for charsets (Python's *Standard encodings*, LaTeX's `inputenc`, Emacs), with
 * the labels of the Encoding Standard.
 */
const otherNames: ReadonlyMap<string, string> = new Map([
  ["iso-latin-1", "latin1"],
  ["latin-1", "latin1"],
  ["latin-2", "latin2"],
  ["latin-9", "iso-8859-15"],
  ["latin9", "iso-8859-15"],
  ["latin-15", "iso-8859-15"],
  ["latin10", "iso-8859-16"],
  ["ansinew", "windows-1252"],
  ["applemac", "macintosh"],
  ["mac-roman", "macintosh"],
  ["mac-cyrillic", "x-mac-cyrillic"],
  ["cp932", "shift_jis"],
  ["japanese-shift-jis", "shift_jis"],
  ["japanese-iso-8bit", "euc-jp"],
  ["eucjp", "euc-jp"],
  ["euckr", "euc-kr"],
  ["cp936", "gbk"],
  ["chinese-iso-8bit", "gbk"],
  ["cp949", "euc-kr"],
  ["uhc", "euc-kr"],
  ["cp950", "big5"],
  ["big5hkscs", "big5-hkscs"],
  ["utf-16-le", "utf-16le"],
  ["utf-16-be", "utf-16be"],
]);

/** Labels of the Encoding Standard that contain a low line; all others have hyphens in its place. */
const withLowLine = /^(?:shift_jis|ks_c_|gb_2312|iso_8859-)/u;

/** The label of the Encoding Standard, in lower case, for a name of a charset; the name itself if it is not known. */
export function charsetLabel(name: string): string {
  const lower = name.toLowerCase().replace(ending, "");
  const hyphened = withLowLine.test(lower) ? lower : lower.replaceAll("_", "-");
  return utf8.test(hyphened) ? "utf-8" : (otherNames.get(hyphened) ?? hyphened);
}
