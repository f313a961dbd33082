import type { EmbeddedIdentifier } from "./embedded-identifier.js";
import { brokenLinkSite } from "../read/site.js";

const address = String.raw`https?:\/\/[^\s"'<>\x60(){}[\]$]{1,1000}`;

/** What stands before the value of an attribute in a start tag: its name, and the attributes before it. */
const tag = String.raw`<[a-z][\w:-]{0,30}(?:\s{1,9}[\w:-]{1,40}(?:=(?:"[^"<>\n\r]{0,200}"|'[^'<>\n\r]{0,200}'))?){0,8}\s{1,9}`;

/**
 * Slips in samples of markup, data and commands; the group `slip` captures the address with the quotation mark that is alone, or
 * with the end of the tag behind it.
 */
const slips = [
  // The value of an attribute, up to the end of its tag.
  new RegExp(String.raw`${tag}(?:href|src)=(?<slip>"${address}>)(?=[^"<>\n\r]{0,300}(?:<|$))`, "gimu"),
  // The same with a mark at its end alone.
  new RegExp(String.raw`${tag}(?:href|src)=(?<slip>${address}["'])(?=[\s/>])`, "giu"),
  // The value of a member of JSON, before the next one or the end of its object.
  new RegExp(
    String.raw`^[ \t]{0,40}\{?[ \t]{0,4}"[\w@:.-]{1,60}":[ \t]{0,8}(?<slip>"${address}(?<!,))(?=,?[ \t]*\r?\n[ \t]*(?:"[\w@:.-]{1,60}"[ \t]{0,4}:|[}\]]))`,
    "gimu",
  ),
  // The value of a key, as the rest of the line; a text in several lines would not end so.
  new RegExp(String.raw`^[ \t]{0,40}(?:- )?[\w.-]{1,60}[:=][ \t]{0,8}(?<slip>${address}["'])(?=[,;]?[ \t]*$)`, "gimu"),
  // The same between two different marks, of which the second is alone.
  new RegExp(String.raw`^[ \t]{0,40}(?:- )?[\w.-]{1,60}[:=][ \t]{0,8}(?<slip>"${address}')(?=[,;]?[ \t]*$)`, "gimu"),
  // The value of an attribute behind two marks.
  new RegExp(String.raw`${tag}(?:href|src)=(?<slip>""${address}")(?=[\s/>])`, "giu"),
  // An argument of a command that requests it, between the quotation marks of a text, which no shell knows.
  new RegExp(
    String.raw`^[ \t>]{0,40}(?:[$%#][ \t])?(?:sudo[ \t])?(?:curl|wget|git[ \t]clone)[ \t](?:[^\n\r]{0,300}?[ \t])?(?<slip>[“”‘’]https?:\/\/[^\s“”‘’"'<>\x60]{1,1000}[“”‘’])(?=[ \t]|$)`,
    "gimu",
  ),
  // The address of a link of Textile, behind its text in quotation marks; the mark behind it is superfluous.
  new RegExp(String.raw`"[^"\n\r]{1,200}":${address}(?<slip>")(?=[.,;)]{0,3}(?:\s|$))`, "giu"),
];

/**
 * Finds the addresses in running text and samples of code that have a quotation mark before or behind them, where both are
 * meant: `<a href="https://a>b</a>`, `"id": "https://a,`, `url: https://a"`; or in a command those of a text: `curl “https://a”`.
 */
export function findUnpairedQuotes(text: string): EmbeddedIdentifier[] {
  if (!text.includes("://") || !/["'”’]/u.test(text)) return [];
  return slips.flatMap((slip) => slipsOf(text, slip));
}

function slipsOf(text: string, slip: RegExp): EmbeddedIdentifier[] {
  const found: EmbeddedIdentifier[] = [];
  const before = new Map<string, number>();
  let counted = 0;
  for (const { index, 0: whole, groups } of text.matchAll(slip)) {
    const end = index + whole.length;
    const start = end - (groups?.["slip"] ?? "").length;
    for (const [mark] of text.slice(counted, start).matchAll(/["']/gu)) before.set(mark, (before.get(mark) ?? 0) + 1);
    counted = start;
    // Where a mark before it is alone, the one at its end may close a text in several lines.
    if ((before.get(text.charAt(end - 1)) ?? 0) % 2 === 0) found.push({ span: { start, end }, site: brokenLinkSite });
  }
  return found;
}
