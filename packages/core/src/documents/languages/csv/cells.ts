import { holdsSecondAddress, mayHoldAddress } from "../../../literals/locating/index.js";
import type { Span } from "../../../findings/span.js";

/** What a cell holds: an identifier if its column has some, several of them, or a text that may mention some. */
export type CellContent =
  | { readonly kind: "value" }
  | { readonly kind: "text" }
  | { readonly kind: "list"; readonly spans: readonly Span<"source">[] };

const value: CellContent = { kind: "value" };
const text: CellContent = { kind: "text" };

/** What the cell with this source holds; nothing if there can be no identifier in it. Spans count from `start`. */
export function contentOf(source: string, start: number): CellContent | undefined {
  if (!mayHoldAddress(source)) return undefined;
  // Formulas hold strings, and those may hold anything.
  if (source.startsWith("=")) return text;
  if (!holdsSecondAddress(source) && !endOfList.test(source)) return remarkBehind.test(source) ? text : value;
  const spans = listedIn(source, start);
  return spans === undefined ? text : { kind: "list", spans };
}

/** `http://a.example/b|Jane Doe`, `http://a.example/b|GROUP:<http://c.example>`, `…/b, 2007-05-10`, `…/b FMA:63134`. */
const remarkBehind =
  /^[^\s|]{1,2048}(?:\|\p{Lu}\p{L}{0,63}\s|\|(?!https?:|ftp:)[A-Za-z_]{1,64}:(?!\/)|[,;]\s+[\p{L}\d]|\s+[A-Za-z_]{1,64}:[\w.-]{1,64}$)/u;

/** A list of one address, whose separator stands behind each: `http://a.example/b|`, also behind those that are left out. */
const endOfList = /^[^\s|]{1,2048}\|+$/u;

const word = /[^\s|]+/gu;
const joint = /(?<![,;])[,;]+(?=[A-Za-z][A-Za-z0-9+.-]{0,31}:\/\/|$)/gu;
const beginning = /^(?:[A-Za-z][A-Za-z0-9+.-]{0,31}:|www\.)/u;

/** Where the addresses stand in a cell that holds nothing else. */
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
