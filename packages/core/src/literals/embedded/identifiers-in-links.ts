import type { EmbeddedIdentifier } from "./embedded-identifier.js";
import type { Site } from "../read/site.js";

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
