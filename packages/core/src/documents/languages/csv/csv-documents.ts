import type { Language } from "../../language.js";
import { csvReader } from "./csv.js";

/** The files that hold a table. */
export const csvDocuments = {
  csv: {
    read: csvReader(),
    extensions: ["csv"],
    ids: ["csv", "csv (semicolon)", "csv (pipe)", "dynamic csv"],
  },
  tsv: {
    read: csvReader("\t"),
    extensions: ["tsv", "tab"],
    ids: ["tsv"],
  },
} as const satisfies Readonly<Record<string, Language>>;
