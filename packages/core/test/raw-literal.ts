import type { Piece, RawLiteral } from "../src/literals/read/literal.js";
import type { Site } from "../src/literals/read/site.js";
import type { SyntaxName } from "../src/literals/syntaxes/syntax.js";

/** Where it is no quotation mark. */
const delimiters: Partial<Record<SyntaxName, string>> = { "javascript-template": "`", plain: "" };

/** A source that is one literal between its delimiters, with `${…}` as holes if it is a template. */
export function sourceWithLiteral(
  written: string,
  site: Site,
  syntax: SyntaxName = "javascript-string",
): { source: string; raw: RawLiteral } {
  const delimiter = delimiters[syntax] ?? '"';
  const start = delimiter.length;
  const span = { start, end: start + written.length };
  const raw = { span, syntax, site };
  return {
    source: `${delimiter}${written}${delimiter}`,
    raw: syntax === "javascript-template" ? { ...raw, pieces: piecesOf(written, start) } : raw,
  };
}

function piecesOf(written: string, start: number): Piece[] {
  let end = start;
  return written.split(/(\$\{[^}]*\})/u).map((part, index) => {
    const span = { start: end, end: end + part.length };
    end = span.end;
    return { kind: index % 2 === 0 ? "text" : "hole", span };
  });
}
