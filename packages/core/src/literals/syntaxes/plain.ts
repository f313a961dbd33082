import type { Span } from "../../span.js";
import type { LocatedEdit } from "../located-finding.js";
import { SourceMap } from "../source-map.js";
import type { Syntax } from "./syntax.js";

/** Text without escapes: comments, raw strings, raw templates. */
export const plain: Syntax = {
  name: "plain",
  decode: (source, { start, end }) => ({
    text: source.slice(start, end),
    map: SourceMap.identity(start, end - start),
  }),
  encode(text, source, span) {
    const delimiters = [source[span.start - 1], source[span.end]].filter(isDelimiter);
    const endsLiteral = delimiters.some((delimiter) => text.includes(delimiter));
    return endsLiteral || /[\p{Cc}\p{Zl}\p{Zp}]|\$\{|\$$|^\{/u.test(text) ? undefined : text;
  },
  keeps: (source, edit, piece) => !mayEndBefore(source, edit, piece),
};

/** More units than what ends a raw string, such as `"##` and `)name"`. */
const longestEnd = 20;

/** Whether the first units of what ends the piece stand near the edit: with it they could end the piece there. */
function mayEndBefore(source: string, { span, text }: LocatedEdit, { start, end }: Span<"source">): boolean {
  const beginning = source.slice(end, end + 2);
  if (beginning.length < 2) return false;
  const before = source.slice(Math.max(start, span.start - longestEnd), span.start);
  const after = source.slice(span.end, Math.min(end + 1, span.end + longestEnd));
  return (before + text + after).includes(beginning);
}

function isDelimiter(unit: string | undefined): unit is string {
  return unit !== undefined && /["'`<>()[\]{}|]/u.test(unit);
}
