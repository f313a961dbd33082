import { partReadingOf, type LanguageName, type PartReading } from "@irilint/core/documents";
import { largestFile } from "../../files/read-file.js";

/** How a language of lines or records is read in parts. */
export interface RecordLanguage {
  /**
   * Where a file may be cut: behind any line; behind lines that do not end within quotation marks, as records of CSV may
   * have several; or where the language says.
   */
  readonly records: "lines" | "quoted" | PartReading["lastCutIn"];
  /** Whether the first record says what the others hold. */
  readonly hasHeader: boolean;
  /** Whether most lines can be told to be clean without a reading. */
  readonly hasTriples: boolean;
  /** Whether there are comments, which begin with a number sign. */
  readonly hasComments: boolean;
  /** Makes what reads the parts of one file, where a part has to know of those before. */
  readonly reader?: PartReading["reader"];
  /** In bytes. A file that has no more is read whole: where its identifiers are to be compared with each other, or always. */
  readonly smallest: number;
  readonly isWholeIfSmall: boolean;
  /** In bytes. What cannot be cut, and is longer, is not read. */
  readonly longest: number;
}

const lines: RecordLanguage = {
  records: "lines",
  hasHeader: false,
  hasTriples: false,
  hasComments: false,
  smallest: 1 << 20,
  isWholeIfSmall: false,
  longest: 16 << 20,
};

const byLanguage: Readonly<Partial<Record<LanguageName, RecordLanguage>>> = {
  ntriples: { ...lines, hasTriples: true, hasComments: true },
  nquads: { ...lines, hasTriples: true, hasComments: true },
  plaintext: lines,
  csv: { ...lines, records: "quoted", hasHeader: true },
  tsv: { ...lines, hasHeader: true },
};

/** In bytes. Up to here, all that is told of a whole file is worth the memory. */
const smallestOfStatements = 4 << 20;

/** How a file is read in parts, if its language allows it: by its name for JSON, which may be one value in each line. */
export function recordLanguageOf(path: string, language: LanguageName): RecordLanguage | undefined {
  if (language === "json" && /\.(?:jsonl|ndjson)(?:\.gz)?$/iu.test(path)) return lines;
  return byLanguage[language] ?? statementLanguage(language);
}

function statementLanguage(language: LanguageName): RecordLanguage | undefined {
  const reading = partReadingOf(language);
  if (reading === undefined) return undefined;
  const { lastCutIn: records, reader } = reading;
  const hasComments = language === "turtle" || language === "trig";
  return {
    ...lines,
    records,
    reader,
    hasComments,
    smallest: smallestOfStatements,
    isWholeIfSmall: true,
    longest: largestFile,
  };
}
