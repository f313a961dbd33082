import { readDocumentOnce, type LanguageName, type Reader } from "@irilint/core/documents";
import { shiftedLiteral, type RawLiteral } from "@irilint/core/literals";

/**
 * Reads each line as if it were a document of its own. What is left open in a line, such as a quotation mark, would otherwise
 * go on to wherever the part of the file ends.
 */
export function linesApart(language: LanguageName): Reader {
  return (text) => {
    const literals: RawLiteral[] = [];
    let at = 0;
    for (const line of text.split(/(?<=\n|\r(?!\n))/u)) {
      for (const literal of readDocumentOnce(line, language).literals) literals.push(shiftedLiteral(literal, at));
      at += line.length;
    }
    return { literals, comments: [] };
  };
}
