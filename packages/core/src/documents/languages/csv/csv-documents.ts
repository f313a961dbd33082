import { defineLanguage } from "../../language.js";
import { csvReader } from "./csv.js";

/* Declares the files that hold a table. */

export const csv = defineLanguage({
  name: "csv",
  reader: () => csvReader(),
  extensions: ["csv"],
  ids: ["csv", "csv (semicolon)", "csv (pipe)", "dynamic csv"],
});

export const tsv = defineLanguage({
  name: "tsv",
  reader: () => csvReader("\t"),
  extensions: ["tsv", "tab"],
  ids: ["tsv"],
});
