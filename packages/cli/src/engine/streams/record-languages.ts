import { columnsOf, headerEnd, partReadingOf, type LanguageName, type PartReading } from "@irilint/core/documents";
import type { Settings } from "@irilint/core/literals";
import { JsonLines } from "./clean-records/json-lines.js";
import { linesApart } from "./lines-apart.js";
import type { RecordForm } from "./clean-records/record-form.js";
import { TableRows } from "./clean-records/table-rows.js";
import { TextLines } from "./clean-records/text-lines.js";
import { Triples } from "./clean-records/triples.js";

/** How a language of lines or records is read in parts. */
export interface RecordLanguage {
  /**
   * Where a file may be cut: behind any line; behind lines that do not end within quotation marks, as records of CSV may
   * have several; or where the language says.
   */
  readonly records: "lines" | "quoted" | PartReading["lastCutIn"];
  /** Where the first record ends, if it says what the others hold. */
  readonly headerEnd?: (text: string) => number;
  /** What tells of most records that they are clean without a reading; below a header, if there is one. */
  readonly form?: (settings: Settings, header: string) => RecordForm;
  /** Whether there are comments, which begin with a number sign. */
  readonly hasComments: boolean;
  /** Makes what reads the parts of one file, where that is not the reader of whole ones. */
  readonly reader?: PartReading["reader"];
  /** Whether a file that begins so is in another language, and is read whole. */
  readonly isOther?: PartReading["isOther"];
  /** In bytes. A file that has no more is read whole: where its identifiers are to be compared with each other, or always. */
  readonly smallest: number;
  readonly isWholeIfSmall: boolean;
  /** In bytes. What cannot be cut, and is longer, is not read. */
  readonly longest: number;
  /** How many bytes are read in the time that one byte of markup takes. */
  readonly pace: number;
}

const lines: RecordLanguage = {
  records: "lines",
  hasComments: false,
  smallest: 1 << 20,
  isWholeIfSmall: false,
  longest: 16 << 20,
  pace: 6,
};

const triples: RecordLanguage = { ...lines, hasComments: true, form: (settings) => new Triples(settings), pace: 20 };
const linesOfJson: RecordLanguage = {
  ...lines,
  form: (settings) => new JsonLines(settings),
  reader: () => linesApart("json"),
};

const byLanguage: Readonly<Partial<Record<LanguageName, RecordLanguage>>> = {
  ntriples: triples,
  nquads: triples,
  plaintext: { ...lines, form: (settings) => new TextLines(settings), reader: () => linesApart("plaintext") },
  csv: { ...table(), records: "quoted" },
  tsv: table("\t"),
};

function table(separator?: "\t"): RecordLanguage {
  return {
    ...lines,
    headerEnd: (text) => headerEnd(text, separator),
    form: (settings, header) => new TableRows(settings, columnsOf(header, separator), separator === "\t"),
  };
}

/** In bytes. Up to here, all that is told of a whole file is worth the memory. */
const smallestOfStatements = 4 << 20;

/** How a file is read in parts, if its language allows it: by its name for JSON, which may be one value in each line. */
export function recordLanguageOf(path: string, language: LanguageName): RecordLanguage | undefined {
  if (language === "json" && /\.(?:jsonl|ndjson)(?:\.gz)?$/iu.test(path)) return linesOfJson;
  return byLanguage[language] ?? statementLanguage(language);
}

function statementLanguage(language: LanguageName): RecordLanguage | undefined {
  const reading = partReadingOf(language);
  if (reading === undefined) return undefined;
  const { lastCutIn: records, reader, isOther } = reading;
  const hasComments = language === "turtle" || language === "trig";
  return {
    ...lines,
    records,
    reader,
    ...(isOther && { isOther }),
    hasComments,
    smallest: smallestOfStatements,
    isWholeIfSmall: true,
    pace: 1,
  };
}
