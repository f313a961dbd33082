import { fieldAt, type FieldEnd } from "./fields.js";

/** What parts the fields of a record, the usual one first. */
const separators = [",", ";", "\t", "|"] as const;

export type Separator = (typeof separators)[number];

/** Shared by all readers: each sets `lastIndex` before it searches. */
const ends: Readonly<Record<Separator, FieldEnd>> = {
  ",": /[,\n\r]/gu,
  ";": /[;\n\r]/gu,
  "\t": /[\t\n\r]/gu,
  "|": /[|\n\r]/gu,
};

const anyEnd: FieldEnd = /[,;\t|\n\r]/gu;

export function endBy(separator: Separator): FieldEnd {
  return ends[separator];
}

/** Behind the byte order mark: what programs write into the first line to say what the separator is. */
const declaration = /sep=(?<separator>[,;\t|])(?:\r\n|[\n\r]|$)/uy;

/** By what the fields of a text are parted, and where the first record begins. */
export interface Beginning {
  readonly separator: Separator;
  readonly start: number;
  /** Before which unit the text decides that. */
  readonly lookedTo: number;
}

/** The separator is the one that a line `sep=;` names, or else the one that parts most fields of the first record. */
export function beginningOf(text: string): Beginning {
  const start = text.startsWith("\uFEFF") ? 1 : 0;
  declaration.lastIndex = start;
  const declared = separatorOf(declaration.exec(text)?.groups?.["separator"]);
  if (declared !== undefined)
    return { separator: declared, start: declaration.lastIndex, lookedTo: declaration.lastIndex + 1 };
  return { ...mostFrequent(text, start), start };
}

function mostFrequent(text: string, start: number): Pick<Beginning, "separator" | "lookedTo"> {
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
