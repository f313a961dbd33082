import { defineLanguage } from "../../language.js";
import type { RawLiteral } from "../../../literals/locating/index.js";
import type { Reading } from "../../reading.js";

export const plaintext = defineLanguage({
  name: "plaintext",
  reader: () => plainTextReader,
  extensions: ["txt", "text", "log", "org"],
  files: ["readme", "license", "authors", "changes", "changelog", "copying", "notice", "todo"],
  ids: ["plaintext", "log", "org"],
});

const line = /[^\n\r]+/gu;

/** Reads text without a grammar: each line may mention identifiers. */
function plainTextReader(text: string): Reading {
  const literals = Array.from(text.matchAll(line), ({ index, 0: { length } }): RawLiteral => ({
    span: { start: index, end: index + length },
    syntax: "plain",
    site: { kind: "text" },
  }));
  return { literals, comments: [] };
}
