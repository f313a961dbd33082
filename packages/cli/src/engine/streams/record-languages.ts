import type { LanguageName } from "@irilint/core/documents";

/** How a language of lines or records is read in parts. */
export interface RecordLanguage {
  /** What a line end may stand within: a record of CSV may have several lines, by quotation marks. */
  readonly records: "lines" | "quoted";
  /** Whether the first record says what the others hold. */
  readonly hasHeader: boolean;
  /** Whether most lines can be told to be clean without a reading. */
  readonly hasTriples: boolean;
}

const lines: RecordLanguage = { records: "lines", hasHeader: false, hasTriples: false };

const byLanguage: Readonly<Partial<Record<LanguageName, RecordLanguage>>> = {
  ntriples: { ...lines, hasTriples: true },
  nquads: { ...lines, hasTriples: true },
  plaintext: lines,
  csv: { records: "quoted", hasHeader: true, hasTriples: false },
  tsv: { records: "lines", hasHeader: true, hasTriples: false },
};

/** How a file is read in parts, if its language allows it: by its name for JSON, which may be one value in each line. */
export function recordLanguageOf(path: string, language: LanguageName): RecordLanguage | undefined {
  return language === "json" && /\.(?:jsonl|ndjson)(?:\.gz)?$/iu.test(path) ? lines : byLanguage[language];
}
