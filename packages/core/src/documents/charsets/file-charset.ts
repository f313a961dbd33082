import type { LanguageName } from "../../languages/definition/language-name.js";
import { charsetLabel } from "./charset-label.js";
import { declaredCharset, longestSearch } from "./declared-charset.js";

/** How the octets of a file stand for its characters. */
export interface FileCharset {
  /** In lower case, by a label of the Encoding Standard if it has one. */
  readonly label: string;
  /** Whether there is a byte order mark, which is no part of the text. */
  readonly hasMark: boolean;
  /**
   * What tells it: the byte order mark; zeros, of which UTF-16 has one beside each letter of ASCII; a declaration in the
   * file; a person, by the settings; or nothing at all.
   */
  readonly by: "mark" | "zeros" | "declaration" | "setting" | "default";
}

/** What is known of a file besides its octets. */
export interface CharsetHints {
  readonly language: LanguageName;
  /** The name of the charset of a file that does not tell it itself. */
  readonly charset?: string | undefined;
}

/** Of the platform, which reads each octet as one character, those of ASCII as they are. */
declare const TextDecoder: new (label: "latin1") => { decode(octets: Uint8Array): string };

/** How many octets tell the charset. */
export const charsetBeginning = longestSearch;

const marks: readonly (readonly [label: string, ...octets: number[]])[] = [
  ["utf-8", 0xef, 0xbb, 0xbf],
  ["utf-32", 0xff, 0xfe, 0, 0],
  ["utf-32", 0, 0, 0xfe, 0xff],
  ["utf-16le", 0xff, 0xfe],
  ["utf-16be", 0xfe, 0xff],
];

/** The octets of the byte order mark of a file; none, if it has none. */
export function markOf({ label, hasMark }: Pick<FileCharset, "label" | "hasMark">): Uint8Array {
  const [, ...octets] = (hasMark ? marks.find(([own]) => own === label) : undefined) ?? [];
  return Uint8Array.from(octets);
}

/** The charset of a file, by its first octets: `charsetBeginning` of them, if it has so many. */
export function fileCharset(octets: Uint8Array, { language, charset }: CharsetHints): FileCharset {
  const beginning = octets.subarray(0, longestSearch);
  const mark = marks.find(([, ...own]) => own.every((octet, at) => beginning[at] === octet));
  const label = mark?.[0] ?? labelByZeros(beginning);
  const hasMark = mark !== undefined;
  if (label !== undefined) return { label, hasMark, by: hasMark ? "mark" : "zeros" };
  const declared = declaredCharset(new TextDecoder("latin1").decode(beginning), language);
  if (declared !== undefined) return { label: labelInText(declared), hasMark, by: "declaration" };
  if (charset !== undefined) return { label: charsetLabel(charset), hasMark, by: "setting" };
  return { label: "utf-8", hasMark, by: "default" };
}

/** The label that a name means which could be read as ASCII (HTML Standard §13.2.3.2, CSS Syntax Module Level 3 §3.2). */
function labelInText(name: string): string {
  const label = charsetLabel(name);
  if (/^(?:utf-16|utf-32|ucs-[24]|unicode|iso-10646|csunicode)/u.test(label)) return "utf-8";
  return label === "x-user-defined" ? "windows-1252" : label;
}

/** UTF-16 without a mark is that of text in which at least one of so many characters is of ASCII. */
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
