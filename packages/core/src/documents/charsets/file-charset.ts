import type { LanguageName } from "../../languages/definition/language-name.js";
import { charsetLabel } from "./charset-label.js";
import { declaredCharset, longestSearch } from "./declared-charset.js";

/** How the octets of a file stand for its characters. */
export interface FileCharset {
  /** The label of the Encoding Standard, in lower case; the name itself if there is no such label. */
  readonly label: string;
  /** Whether the file begins with a byte order mark, which is not part of its text. */
  readonly hasMark: boolean;
  /**
   * What decides the charset: the byte order mark; octets that no other charset begins with, such as the zeros that
   * UTF-16 has beside each ASCII letter; a declaration in the file; a setting; or the default.
   */
  readonly by: "mark" | "octets" | "declaration" | "setting" | "default";
}

/** What is known of a file without reading it. */
export interface CharsetHints {
  readonly language: LanguageName;
  /** The charset, by its name, of a file that does not declare one. */
  readonly charset?: string | undefined;
}

/** The platform's decoder for `latin1`, which decodes each octet as one character and ASCII as it is. */
declare const TextDecoder: new (label: "latin1") => { decode(octets: Uint8Array): string };

/** How many octets at the beginning of a file decide its charset. */
export const charsetBeginning = longestSearch;

const marks: readonly (readonly [label: string, ...octets: number[]])[] = [
  ["utf-8", 0xef, 0xbb, 0xbf],
  ["utf-32", 0xff, 0xfe, 0, 0],
  ["utf-32", 0, 0, 0xfe, 0xff],
  ["utf-16le", 0xff, 0xfe],
  ["utf-16be", 0xfe, 0xff],
];

/** The octets of the file's byte order mark; empty if it has none. */
export function markOf({ label, hasMark }: Pick<FileCharset, "label" | "hasMark">): Uint8Array {
  const [, ...octets] = (hasMark ? marks.find(([own]) => own === label) : undefined) ?? [];
  return Uint8Array.from(octets);
}

/** The charset of a file by its first octets: `charsetBeginning` of them, or all if the file is shorter. */
export function fileCharset(octets: Uint8Array, { language, charset }: CharsetHints): FileCharset {
  const beginning = octets.subarray(0, longestSearch);
  const mark = startOf(beginning, marks);
  const label = mark?.[0] ?? labelByBeginning(beginning) ?? labelByZeros(beginning);
  const hasMark = mark !== undefined;
  if (label !== undefined) return { label, hasMark, by: hasMark ? "mark" : "octets" };
  const declared = declaredCharset(new TextDecoder("latin1").decode(beginning), language);
  if (declared !== undefined) return { label: labelInText(declared), hasMark, by: "declaration" };
  if (charset !== undefined) return { label: charsetLabel(charset), hasMark, by: "setting" };
  return { label: "utf-8", hasMark, by: "default" };
}

/**
 * The label for a declared name. A declaration that could be read as ASCII is not in UTF-16, so that UTF-8 is taken for
 * it (HTML Standard §13.2.3.2, CSS Syntax Module Level 3 §3.2).
 */
function labelInText(name: string): string {
  const label = charsetLabel(name);
  if (/^(?:utf-16|utf-32|ucs-[24]|unicode|iso-10646|csunicode)/u.test(label)) return "utf-8";
  return label === "x-user-defined" ? "windows-1252" : label;
}

/** `<` in UTF-32, and `<?xm` in EBCDIC, with which XML begins there (XML 1.0, appendix F). */
const beginnings: typeof marks = [
  ["utf-32", 0x3c, 0, 0, 0],
  ["utf-32", 0, 0, 0, 0x3c],
  ["ebcdic", 0x4c, 0x6f, 0xa7, 0x94],
];

function labelByBeginning(octets: Uint8Array): string | undefined {
  return startOf(octets, beginnings)?.[0];
}

/** The first of some sequences of octets with which a file begins. */
function startOf(octets: Uint8Array, starts: typeof marks): (typeof marks)[number] | undefined {
  return starts.find(([, ...own]) => own.every((octet, at) => octets[at] === octet));
}

/** UTF-16 without a byte order mark is recognized if at least one of so many characters is ASCII. */
const mostPerZero = 8;

function labelByZeros(octets: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (!octets.includes(0)) return undefined;
  const zeros = [0, 0] as [number, number];
  for (let at = octets.indexOf(0); at !== -1; at = octets.indexOf(0, at + 1)) zeros[at & 1 ? 1 : 0]++;
  const [even, odd] = zeros;
  const isEnough = (even + odd) * mostPerZero * 2 >= octets.length;
  if (!isEnough || (even > 0 && odd > 0)) return undefined;
  return even > 0 ? "utf-16be" : "utf-16le";
}
