import { compareSpans, type Span } from "../../../findings/span.js";
import { masked } from "../../../text/masked.js";
import { findMonospaced, type Passthrough } from "./passthroughs.js";

/** What was meant for a link or a part of one, and is text to AsciiDoc. */
export interface BrokenLink {
  readonly span: Span;
  /** `link`: an address without its scheme, or a target with white space, before the text of a link. */
  readonly role: "broken-link" | "foreign-link" | "link";
}

const address = String.raw`(?:https?|ftp):\/\/[^\s[\]]{1,2000}`;
const host = String.raw`(?:[a-z\d-]{1,63}\.){1,4}(?:com|org|net|io|dev|me|to|co|be|edu|gov)`;
/** The text of a link, or the end of one. */
const words = String.raw`[\p{L}\p{N}"'“‘][^[\]\n]{0,200}`;

/** The first words of notes on a source or a file: `[accessed 4 May]`. */
const wordsOfNotes = String.raw`accessed|archived|as of|cached|checked|last|online|optional|pdf|read|retrieved|sic|video|viewed|visited`;
/** Several words in brackets, but no note on a source or a file, no role of what follows and no reference with a label. */
const severalWords = String.raw`\[(?!(?:${wordsOfNotes})\b)(?:\p{L}[\p{L}\p{M}\d'’-]{0,40}[ \t]){1,20}[\p{L}\d][^\s[\]]{0,40}\](?![[(#*_\x60])`;

/**
 * Forms in which `address[text]` is written by mistake — AsciiDoc Language Documentation, *Links*. The name of each
 * group tells what is wrong with the brackets.
 */
const slips = [
  String.raw`${address}\[[^[\]]{0,500}\](?<surplus>\])(?![[\]])`,
  String.raw`${address}\[(?<doubled>\[)[^[\]]{0,500}(?<!\\)\](?!\])`,
  String.raw`${address}(?<emptied>\[\]${words}\])`,
  String.raw`${address}(?<exchanged>\]${words}\])`,
  String.raw`(?<![\w:\\])${address}(?<unopened>[ \t]{1,2}[\p{L}\p{N}][^[\]\n]{0,60}\])(?![[(])`,
  String.raw`${address}(?<unclosed>\[${words})(?![^])`,
  String.raw`${address}(?<before>\[${words.replace("{0,200}", "{0,100}?")})(?=[ \t]${address}\[[^[\]]{1,200}\](?!\]))`,
  String.raw`(?<![\w:\\])link:${address}(?<apart>[ \t]{1,2}\[${words}\])`,
  String.raw`(?<![\w:\\])${address}(?<set>[ \t]{1,2}${severalWords})`,
  String.raw`(?<=^[ \t*.-]{0,16}|[(,;][ \t]?|(?<!\p{L})(?:and|at|by|from|in|of|on|or|see|to|via|with)[ \t])(?<macro>link:[ \t]{1,4}${address})(?=\[[^[\]\n]{1,200}\])`,
  // The value of an attribute may have its brackets elsewhere.
  String.raw`(?<=\S[ \t])(?<bare>link:${address})(?=[ \t]?(?:$|[ \t]\p{Ll}|[ \t]?[.,;)](?:\s|$)))(?![ \t][^\s[\]]{0,200}\[)`,
  String.raw`(?<![\w:\\])(?:link|xref):(?<spaced>(?:https?:\/\/)?[\w./-]{1,100}(?:[ \t]{1,2}[\w./%-]{1,100}){1,8}(?<=\.(?:adoc|html?|md|pdf|png|svg|zip)))(?=\[${words}\])`,
  String.raw`(?<![\w\\\]])(?<foreign>\[[^[\]\n]{1,200}\]\(${address}\))`,
  String.raw`(?<![^\s(,])(?<host>${host}\/[\w@~][^\s[\]]{0,500})(?=\[${words}\])`,
];

const brokenLink = new RegExp(slips.join("|"), "gimu");

/** Finds broken links in a paragraph, in the order in which they stand there. */
export function findBrokenLinks(paragraph: string, passthroughs: readonly Passthrough[]): readonly BrokenLink[] {
  if (!/\/|(?:link|xref):/u.test(paragraph) || !/[[\]]|link:/u.test(paragraph)) return [];
  const text = withoutCode(paragraph, passthroughs);
  const found: BrokenLink[] = [];
  let depth = 0;
  let done = 0;
  for (const { index, groups = {}, 0: whole } of text.matchAll(brokenLink)) {
    depth += depthOf(text.slice(done, index));
    done = index;
    // Within brackets, as in `footnote:[…]`, a bracket may close those.
    if (depth > 0) continue;
    const [fault, slip] = Object.entries<string | undefined>(groups).find(([, part]) => part !== undefined) ?? [];
    if (fault === undefined || slip === undefined) continue;
    // A sentence that names a link begins with a capital letter: `Link: https://a.example[b]`.
    if (fault === "macro" && !slip.startsWith("link:")) continue;
    const start = fault === "doubled" ? text.indexOf("[[", index) + 1 : index + whole.length - slip.length;
    found.push({ span: { start, end: start + slip.length }, role: roles[fault] ?? "broken-link" });
  }
  return found;
}

const roles: Readonly<Record<string, BrokenLink["role"]>> = { foreign: "foreign-link", host: "link", spaced: "link" };

/** How many brackets a text opens more than it closes. */
function depthOf(text: string): number {
  return text.split("[").length - text.split("]").length;
}

/** The text with blanks for what is passed or monospaced. */
function withoutCode(paragraph: string, passthroughs: readonly Passthrough[]): string {
  const code = [...passthroughs, ...findMonospaced(paragraph)].map(({ whole }) => whole).sort(compareSpans);
  return masked(paragraph, code, "\u0096");
}
