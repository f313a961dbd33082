import { readDocumentOnce, type LanguageName, type Reader } from "@irilint/core/documents";
import { shiftedLiteral, type RawLiteral } from "@irilint/core/literals";

/**
 * Reads each line as if it were a document of its own, behind the first record where that says what the others hold. What is
 * left open in a line, such as a quotation mark, would otherwise go on to wherever the part of the file ends.
 */
export function linesApart(language: LanguageName, headerEnd?: (text: string) => number): Reader {
  return (text) => {
    const start = headerEnd?.(text) ?? 0;
    const header = text.slice(0, start);
    const literals: RawLiteral[] = start === 0 ? [] : [...readDocumentOnce(header, language).literals];
    let at = start;
    for (const line of text.slice(start).split(/(?<=\n|\r(?!\n))/u)) {
      const by = at - start;
      for (const literal of readDocumentOnce(header + line, language).literals)
        if (literal.span.start >= start) literals.push(shiftedLiteral(literal, by));
      at += line.length;
    }
    return { literals, comments: [] };
  };
}
