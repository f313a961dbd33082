import { defineLanguage } from "../../language.js";
import { behindLineEnd, endOfLine } from "../../../text/line-end.js";
import { orRegistration } from "../registration/registration.js";
import { lineReader, type FoundInLines } from "../../checkpoints/line-reader.js";

export const plaintext = defineLanguage({
  name: "plaintext",
  reader: () => orRegistration(lineReader(takeLine)),
  extensions: ["txt", "text", "log", "org", "mediawiki", "textile", "rdoc", "pod", "pod6", "rakudoc"],
  files: ["readme", "license", "authors", "changes", "changelog", "copying", "notice", "todo"],
  ids: ["plaintext", "log", "org"],
});

/** In text without a grammar each line may mention identifiers. */
function takeLine(text: string, start: number, { literals }: FoundInLines): number {
  const end = endOfLine(text, start);
  if (start < end) literals.push({ span: { start, end }, syntax: "plain", site: { kind: "text" } });
  return behindLineEnd(text, end);
}
