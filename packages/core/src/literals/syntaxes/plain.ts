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
};

function isDelimiter(unit: string | undefined): unit is string {
  return unit !== undefined && /["'`<>()[\]{}|]/u.test(unit);
}
