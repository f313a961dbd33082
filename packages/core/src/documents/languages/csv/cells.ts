import { holdsSecondAddress, mayHoldAddress } from "../../../literals/locating/index.js";
import type { Span } from "../../../findings/span.js";
import { patternSequence } from "../../../text/composed-pattern.js";

/**
 * The content of a cell: one identifier, as in most cells of its column, several of them, or text that may mention
 * some.
 */
export type CellContent =
  | { readonly kind: "value" }
  | { readonly kind: "text" }
  | { readonly kind: "list"; readonly spans: readonly Span<"source">[] };

const value: CellContent = { kind: "value" };
const text: CellContent = { kind: "text" };

/** The content of the cell with this source, or undefined if it can hold no identifier. Spans count from `start`. */
export function contentOf(source: string, start: number): CellContent | undefined {
  if (!mayHoldAddress(source)) return undefined;
  // A formula of a spreadsheet may hold strings, and with them any text.
  if (source.startsWith("=")) return text;
  if (!parting.test(source)) return value;
  if (namesBehind.test(source)) return { kind: "list", spans: [{ start, end: start + source.indexOf("|") }] };
  if (!holdsSecondAddress(source) && !endOfList.test(source)) return remarkBehind.test(source) ? text : value;
  const spans = listedIn(source, start);
  return spans === undefined ? text : { kind: "list", spans };
}

/** What stands before a second address, and before a remark. */
const parting = /[\s,;|]/u;

/**
 * An address with a remark behind it: `http://a.example/b|Jane Doe`, `http://a.example/b|GROUP:<http://c.example>`,
 * `…/b, 2007-05-10`, `…/b FMA:63134`.
 */
const remarks = [
  String.raw`\|\p{Lu}\p{L}{0,63}\s`,
  String.raw`\|(?!https?:|ftp:)[A-Za-z_]{1,64}:(?!\/)`,
  String.raw`[,;]\s+[\p{L}\d]`,
  String.raw`\s+[A-Za-z_]{1,64}:[\w.-]{1,64}$`,
];
const remarkBehind = new RegExp(String.raw`^[^\s|]{1,2048}(?:${remarks.join("|")})`, "u");

/** An address and names of what it belongs to, as in OBO's tables: `http://a.example/b|nlcd2011`. */
const namesBehind = patternSequence(
  /^[A-Za-z][A-Za-z0-9+.-]{0,31}:\/\/[^\s|?]{1,2048}/u,
  /(?:\|[A-Za-z]\w{2,63}){1,16}$/u,
);

/** A list of one address with separators behind it, also those of entries that are left out: `http://a.example/b|`. */
const endOfList = /^[^\s|]{1,2048}\|+$/u;

const word = /[^\s|]+/gu;
const joint = /(?<![,;])[,;]+(?=[A-Za-z][A-Za-z0-9+.-]{0,31}:\/\/|$)/gu;
const beginning = /^(?:[A-Za-z][A-Za-z0-9+.-]{0,31}:|www\.)/u;

/** The addresses in a cell that is a list of addresses and nothing else. */
function listedIn(source: string, start: number): Span<"source">[] | undefined {
  const spans: Span<"source">[] = [];
  for (const { index, 0: found } of source.matchAll(word)) {
    if (/^[,;]+$/u.test(found)) continue;
    if (!beginning.test(found)) return undefined;
    for (const span of partsOf(found, start + index)) spans.push(span);
  }
  return spans;
}

function partsOf(joined: string, start: number): Span<"source">[] {
  const spans: Span<"source">[] = [];
  let done = 0;
  for (const { index, 0: sign } of joined.matchAll(joint)) {
    spans.push({ start: start + done, end: start + index });
    done = index + sign.length;
  }
  if (done < joined.length) spans.push({ start: start + done, end: start + joined.length });
  return spans;
}
