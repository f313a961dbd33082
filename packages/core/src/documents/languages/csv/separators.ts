import { fieldAt, type FieldEnd } from "./fields.js";

/** The separators of fields, the most usual first. */
const separators = [",", ";", "\t", "|"] as const;

export type Separator = (typeof separators)[number];

/** Shared by all readers: each sets `lastIndex` before it searches. */
const ends: Readonly<Record<Separator, RegExp>> = {
  ",": /[,\n\r]/gu,
  ";": /[;\n\r]/gu,
  "\t": /[\t\n\r]/gu,
  "|": /[|\n\r]/gu,
};

const anyEnd: FieldEnd = { pattern: /[,;\t|\n\r]/gu, isInLine: false };

export function endBy(separator: Separator, isInLine: boolean): FieldEnd {
  return { pattern: ends[separator], isInLine };
}

/** A first line `sep=;`, behind the byte order mark, in which spreadsheets declare the separator. */
const declaration = /sep=(?<separator>[,;\t|])(?:\r\n|[\n\r]|$)/uy;

/** The separator of a text, and the offset of its first record. */
export interface TableStart {
  readonly separator: Separator;
  readonly start: number;
  /** The offset behind the last code unit that decides this. */
  readonly lookedTo: number;
}

/** Finds the separator: the one that a line `sep=;` declares, or else the most frequent one in the first record. */
export function beginningOf(text: string): TableStart {
  const start = text.startsWith("\uFEFF") ? 1 : 0;
  declaration.lastIndex = start;
  const declared = separatorOf(declaration.exec(text)?.groups?.["separator"]);
  if (declared !== undefined)
    return { separator: declared, start: declaration.lastIndex, lookedTo: declaration.lastIndex + 1 };
  return { ...mostFrequent(text, start), start };
}

function mostFrequent(text: string, start: number): Pick<TableStart, "separator" | "lookedTo"> {
  const counts: Record<Separator, number> = { ",": 0, ";": 0, "\t": 0, "|": 0 };
  let lookedTo = 0;
  for (let offset = start; ;) {
    const { next, lookedTo: ofField } = fieldAt(text, offset, anyEnd);
    lookedTo = Math.max(lookedTo, ofField);
    const separator = separatorOf(text[next]);
    if (separator === undefined) break;
    counts[separator]++;
    offset = next + 1;
  }
  return { separator: separators.reduce((most, each) => (counts[each] > counts[most] ? each : most)), lookedTo };
}

function separatorOf(character: string | undefined): Separator | undefined {
  return separators.find((separator) => separator === character);
}
