import type { Span } from "../../../findings/span.js";

const address = String.raw`https?:\/\/[^\s<>\x60]{1,2000}`;

/** What somebody wrote for `` <address>`_ `` behind the text of a reference, by which slip that is. */
const slips = [
  String.raw`(?<=\s)<${address}\x60__?`,
  String.raw`(?<=\s)${address}>\x60__?`,
  String.raw`[^\s<>\x60]<${address}>\x60__?`,
  String.raw`(?<=\s)<${address}>[ \t]\x60__?`,
  String.raw`(?<=\s)<${address}>\x60(?![\w\x60])`,
  String.raw`(?<=\s)<${address}>__?(?![\w\x60])`,
];

/** From the back quote on, before which no role stands; a backslash takes its meaning. */
const brokenReference = new RegExp(
  String.raw`(?<![:\\\w\x60])\x60(?=[^\s\x60])[^<>\x60]{0,200}?(?<slip>${slips.join("|")})`,
  "giu",
);

/** Finds what was meant for the address of a reference, and the signs around it, in the text of a paragraph. */
export function findBrokenReferences(paragraph: string): Span[] {
  if (!/https?:\/\//iu.test(paragraph)) return [];
  const text = paragraph.replace(/``[^]*?``/gu, (literal) => " ".repeat(literal.length));
  return Array.from(text.matchAll(brokenReference), ({ index, 0: whole, groups }) => {
    const end = index + whole.length;
    return { start: end - (groups?.["slip"] ?? "").length, end };
  });
}
