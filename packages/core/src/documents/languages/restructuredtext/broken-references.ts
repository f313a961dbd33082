import type { Span } from "../../../findings/span.js";
import { patternSequence, patternUnion } from "../../../text/composed-pattern.js";

const address = String.raw`https?:\/\/[^\s<>\x60]{1,2000}`;

/** Forms in which `` <address>`_ `` is written by mistake behind the text of a reference. */
const slips = [
  String.raw`(?<=\s)<${address}\x60(?:__?|>__?)`,
  String.raw`(?<=\s)${address}>\x60__?`,
  String.raw`[^\s<>\x60]<${address}>\x60__?`,
  String.raw`(?<=\s)<${address}>[ \t]\x60__?`,
  String.raw`(?<=\s)<${address}>\x60(?![\w\x60])`,
  String.raw`(?<=\s)<${address}>__?(?![\w\x60])`,
  String.raw`(?<=\s)<<${address}>{1,2}\x60__?`,
  String.raw`(?<=\s)<${address}>__?\x60(?![\w\x60])`,
  String.raw`(?<=\s)<${address}>\x60\x60__?(?![\w\x60])`,
  String.raw`(?<=\s)<${address}>\x60__?[\p{L}\p{N}]{1,64}`,
  // Without a back quote up to the end of the paragraph.
  String.raw`(?<=\s)<${address}>(?![^\x60]{0,500}\x60)(?=[^\x60]{0,500}$)(?!_)`,
];

/**
 * A reference with such a mistake, from its opening back quote on, which ends no other reference. A role before it would
 * mean something else, and a backslash escapes it.
 */
const brokenReference = new RegExp(
  String.raw`(?<![:\\\w\x60>])\x60(?=[^\s\x60])(?!__?(?:\W|$))[^<>\x60]{0,200}?(?<slip>${slips.join("|")})`,
  "giu",
);

/** The last word of a text that no back quote opens, up to the end of the reference. */
const unopenedReference = new RegExp(
  String.raw`^[^<>\x60]{0,500}(?<![^\s(])(?<slip>[\p{L}\p{N}][^\s<>\x60]{0,100}\s<${address}>\x60__?)(?![\w\x60])`,
  "iu",
);

/** A link of Markdown. */
const linkOfMarkdown = /(?<![\w\\\]])\[[^[\]\n\x60]{1,200}\]\(https?:\/\/[^\s()<>\x60]{1,2000}\)/giu;

/** A target or an image whose colons are too few, so that it is a comment. */
const brokenExplicit = patternUnion(
  patternSequence(
    /^\.\.[ \t]+_/iu,
    patternUnion(/[^:\x60\n]{1,100}/iu, /\x60[^\x60\n]{1,100}\x60[ \t]?/iu),
    /:?[ \t]?https?:\/\/\S+$/iuy,
  ),
  /^\.\.[ \t]+(?:image|figure):[ \t]+https?:\/\/\S+$/iu,
);

/** Whether a line was meant for a target with an address, or for an image. */
export function isBrokenExplicit(line: string): boolean {
  return brokenExplicit.test(line);
}

/**
 * Literal text, and a field whose body begins with a link of Markdown, since an extension reads it: `:relatedlinks: [a](https://…)`
 * of Canonical's documentation (canonical/charmcraft).
 */
const readOtherwise = /``[^]*?``|^:[\w-]{1,64}:[ \t]{1,16}\[[^\]\n]{1,200}\]\([^\n]*/gmu;

/** What was meant for the address of a reference, or for a reference as Markdown has it. */
export interface BrokenReference extends Span {
  readonly role: "broken-link" | "foreign-link";
}

/** Finds what was meant for the address of a reference in the text of a paragraph, with the characters around it. */
export function findBrokenReferences(paragraph: string): BrokenReference[] {
  if (!/https?:\/\//iu.test(paragraph)) return [];
  const text = paragraph.replace(readOtherwise, (other) => " ".repeat(other.length));
  const unopened = unopenedReference.exec(text);
  const slips = [...(unopened === null ? [] : [unopened]), ...text.matchAll(brokenReference)];
  return [...slips, ...text.matchAll(linkOfMarkdown)].map(({ index, 0: whole, groups }) => {
    const end = index + whole.length;
    const slip = groups?.["slip"];
    return { start: end - (slip ?? whole).length, end, role: slip === undefined ? "foreign-link" : "broken-link" };
  });
}
