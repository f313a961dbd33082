import type { Span } from "../../../findings/span.js";

const address = String.raw`https?:\/\/[^\s<>\x60]{1,2000}`;

/** Forms in which `` <address>`_ `` is written by mistake behind the text of a reference. */
const slips = [
  String.raw`(?<=\s)<${address}\x60__?`,
  String.raw`(?<=\s)${address}>\x60__?`,
  String.raw`[^\s<>\x60]<${address}>\x60__?`,
  String.raw`(?<=\s)<${address}>[ \t]\x60__?`,
  String.raw`(?<=\s)<${address}>\x60(?![\w\x60])`,
  String.raw`(?<=\s)<${address}>__?(?![\w\x60])`,
];

/**
 * A reference with such a mistake, from its opening back quote on. A role before it would mean something else, and a
 * backslash escapes it.
 */
const brokenReference = new RegExp(
  String.raw`(?<![:\\\w\x60])\x60(?=[^\s\x60])[^<>\x60]{0,200}?(?<slip>${slips.join("|")})`,
  "giu",
);

/** Finds what was meant for the address of a reference in the text of a paragraph, with the characters around it. */
export function findBrokenReferences(paragraph: string): Span[] {
  if (!/https?:\/\//iu.test(paragraph)) return [];
  const text = paragraph.replace(/``[^]*?``/gu, (literal) => " ".repeat(literal.length));
  return Array.from(text.matchAll(brokenReference), ({ index, 0: whole, groups }) => {
    const end = index + whole.length;
    return { start: end - (groups?.["slip"] ?? "").length, end };
  });
}
