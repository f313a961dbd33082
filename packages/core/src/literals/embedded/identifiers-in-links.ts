import type { EmbeddedIdentifier } from "./embedded-identifier.js";
import { brokenLinkSite, type Site } from "../read/site.js";

const linkSite: Site = { kind: "identifier", use: "reference", production: "IRI-reference", role: "link" };

const destination = /[a-z][a-z\d+.-]{0,31}:\/\/[^\s()<>"'\\]*(?:\([^\s()<>"'\\]*\)[^\s()<>"'\\]*)*/u;
const title = /\s{1,16}(?:"[^"]*"|'[^']*')/u;
/** The closing bracket of a link's text, its absolute destination, and possibly a title — CommonMark 0.31 §6.3. */
const link = new RegExp(String.raw`\]\((?<destination>${destination.source})(?:${title.source})?\)`, "giu");

/** Finds the destinations with `://` of links in Markdown that a string of another language holds. */
export function findIdentifiersInLinks(text: string): EmbeddedIdentifier[] {
  if (!text.includes("](")) return [];
  return Array.from(text.matchAll(link), ({ index, groups }) => {
    const start = index + "](".length;
    return { span: { start, end: start + (groups?.["destination"] ?? "").length }, site: linkSite };
  });
}

/** A text in brackets with a word in it, whose brackets belong to no name before them, as in `ignore[rule]`. */
const label = String.raw`(?<![\]\w!])\[[^\[\]\n\r]{0,120}\p{Ll}{2}[^\[\]\n\r]{0,120}`;
const address = String.raw`https?:\/\/[^\s()<>"'\\\x60{}$]{1,2000}`;

/** What was meant for the destination behind the text of a link, up to what ends it. */
const slips = [
  String.raw`\](?<slip>\s{1,2}\(${address}\))`,
  String.raw`\](?<slip>\(\((?:${address}|#[\p{L}\p{N}/_-]{1,100})\)?)`,
  String.raw`(?<slip>\]${address}\))`,
  // Nothing closes the parenthesis before the end of the line.
  String.raw`\](?<slip>\(${address})(?=[ \t]*$)`,
].map((slip) => new RegExp(`${label}${slip}`, "gmu"));

/**
 * Finds what was meant for `(destination)` behind the text of a link, but makes no link by CommonMark 0.31 §6.3, in a
 * comment or in a value of data.
 */
export function findBrokenLinks(text: string): EmbeddedIdentifier[] {
  if (!/\](?:\s{0,2}\(|http)/iu.test(text)) return [];
  return slips
    .flatMap((slip) => [...text.matchAll(slip)])
    .filter(({ index }) => !isInCode(text, index))
    .map(({ index, 0: whole, groups }) => {
      const end = index + whole.length;
      return { span: { start: end - (groups?.["slip"] ?? "").length, end }, site: brokenLinkSite };
    });
}

/** How far back the line is read for the back quote that opens a sample of code, in UTF-16 code units. */
const longestLine = 300;

/** Whether an offset stands between back quotes, as samples of code do. */
function isInCode(text: string, offset: number): boolean {
  const before = text.slice(Math.max(0, offset - longestLine), offset);
  const line = before.slice(before.lastIndexOf("\n") + 1);
  return line.split("`").length % 2 === 0;
}
