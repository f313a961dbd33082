import type { Fix } from "../../findings/finding.js";
import { percentEncodeNonAscii } from "../../percent-encoding/percent-encode.js";
import type { Span } from "../../findings/span.js";
import { decodeText } from "../faults/decoded-text.js";
import type { Report } from "../definition/define-check.js";

/** The longest text that a message quotes, in UTF-16 code units: 80 characters, each escaped with up to twelve. */
const longestQuote = 80 * 12;

/**
 * The longest part of a secret that a message may quote, in UTF-16 code units: a malformed triplet, or two characters.
 */
const longestTold = 2;

/** A part of a secret of this length is as good as all of it, in UTF-16 code units. */
const longestNeeded = 64;

/**
 * The report with `xxx` in the place of each part of a secret that its texts quote, however it is written there. A
 * fix that writes a secret anew, to its end, is left out: it has to be exact, and programs print it.
 */
export function concealInReport(text: string, secrets: readonly Span[], report: Report<string>): Report<string> {
  if (secrets.length === 0) return report;
  const { data = {}, fixes = [], ...where } = report;
  const { span } = where;
  const isWithin = secrets.some(({ start, end }) => start <= span.start && span.end <= end);
  const known = secrets.flatMap((secret) => writingsOf(text, secret, span));
  // `%25` within a fix is the encoded percent sign, and no part of a secret.
  const written = isWithin ? textsOf(fixes).filter(({ length }) => length > longestTold + 1) : [];
  const writings = [...known, ...written];
  const concealed = Object.entries(data).map(([name, value]) => [name, concealIn(value, writings, isWithin)] as const);
  return {
    ...where,
    data: Object.fromEntries(concealed),
    fixes: fixes
      .filter((fix) => !textsOf([fix]).some((own) => known.some((part) => tells(own, part))))
      .map((fix) => ({ ...fix, title: concealParts(fix.title, writings) })),
  };
}

/**
 * The ways in which a report may write a secret: as it stands, decoded, and in URI form; whole, and from the start of
 * the finding within it.
 */
function writingsOf(text: string, secret: Span, { start }: Span): string[] {
  const starts = [secret.start, Math.min(Math.max(start, secret.start), secret.end)];
  return starts
    .map((from) => text.slice(from, Math.min(secret.end, from + longestQuote)))
    .flatMap((part) => {
      const decoded = decodeText({ text: part, span: { start: 0, end: part.length } }).text;
      return [part, decoded, percentEncodeNonAscii(part), percentEncodeNonAscii(decoded)];
    });
}

/** Whether a sentence quotes a part of a secret of the text, however it is written there. */
export function quotesSecret(text: string, secrets: readonly Span[], sentence: string): boolean {
  const told = sentence.toLowerCase();
  const writings = secrets.flatMap((secret) => writingsOf(text, secret, secret).map((part) => part.toLowerCase()));
  return concealParts(told, writings) !== told;
}

function tells(text: string, part: string): boolean {
  return part.length >= longestTold && text.includes(part.slice(0, longestNeeded));
}

function textsOf(fixes: readonly Fix[]): string[] {
  return fixes.flatMap(({ edits }) => edits.map(({ text }) => text.slice(0, longestQuote)));
}

/** A value that is nothing but a quotation of the secret is concealed as a whole. */
function concealIn(value: string, writings: readonly string[], isWithin: boolean): string {
  return isWithin && /^'.*'$/su.test(value) && value.length > longestTold + 2 ? "'xxx'" : concealParts(value, writings);
}

function concealParts(quoting: string, writings: readonly string[]): string {
  // A secret of one character is concealed only where it stands alone, since elsewhere it may be any letter.
  const ofOne = writings.filter(({ length }) => length === 1);
  const value = ofOne.reduce((rest, secret) => rest.replaceAll(`:${secret}@`, ":xxx@"), quoting);
  const [first, last] = [value.indexOf("'"), value.lastIndexOf("'")];
  let concealed = value.slice(0, first + 1);
  for (let offset = first + 1; offset < last;) {
    const length = longestShared(value.slice(offset, last), writings);
    const shared = value.slice(offset, offset + Math.max(length, 1));
    const isConcealed = length > longestTold || (length === longestTold && writings.includes(shared));
    concealed += isConcealed ? "xxx" : shared;
    offset += Math.max(length, 1);
  }
  return concealed + value.slice(Math.max(last, first + 1));
}

/** How many characters of the text, from its start, one of the writings holds. */
function longestShared(text: string, writings: readonly string[]): number {
  let length = 0;
  while (length < text.length && writings.some((writing) => writing.includes(text.slice(0, length + 1)))) length++;
  return length;
}
