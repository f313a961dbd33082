import type { Span } from "../../findings/span.js";
import type { LocatedEdit } from "../project/located-finding.js";
import { SourceMap } from "../read/source-map.js";
import { ofBytes } from "./bytes.js";
import { keepsDelimiters } from "./delimiters.js";
import type { Syntax } from "./syntax.js";

const bare: Omit<Syntax, "name"> = {
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
  between(name, delimiters) {
    const keepsSigns = keepsDelimiters(delimiters).bare;
    return {
      ...bare,
      name,
      encode(text, source, span) {
        const endsLiteral = Array.from(delimiters).some((sign) => text.includes(sign));
        return endsLiteral ? undefined : bare.encode(text, source, span);
      },
      keeps: (source, edit, piece) =>
        keepsSigns(source, edit, piece) && keepsBackslash(source, edit) && !mayEndBefore(source, edit, piece),
    };
  },
};

/** Text without escapes: comments, raw strings, raw templates. */
export const plain: Syntax = { ...bare, name: "plain", holes: "variables" };

/** Plain octets, as `plain` for characters. */
export const plainBytes = ofBytes({ ...bare, name: "plain-bytes" });

/** Encoding for formats without escapes that write no invisible character. */
export const visible: Pick<Syntax, "decode" | "encode"> = {
  decode: (source, span) => plain.decode(source, span),
  encode: (text, source, span) => (/\p{Cf}/u.test(text) ? undefined : plain.encode(text, source, span)),
};

/** Whether the text behind the edit stays escaped as it was: a raw string may have a backslash before its end. */
function keepsBackslash(source: string, { span, text }: LocatedEdit): boolean {
  const last = text === "" ? source.slice(span.start - 1, span.start) : text;
  return last.endsWith("\\") === source.slice(span.end - 1, span.end).endsWith("\\");
}

/** The longest closing delimiter of a raw string, such as `"##` and `)name"`, in UTF-16 code units. */
const longestEnd = 20;

/** Whether the edit could form the closing delimiter, so that the string would end there. */
function mayEndBefore(source: string, { span, text }: LocatedEdit, { start, end }: Span<"source">): boolean {
  const from = Math.max(start, span.start - longestEnd);
  const to = Math.min(end + 1, span.end + longestEnd);
  const original = source.slice(from, to);
  const edited = source.slice(from, span.start) + text + source.slice(span.end, to);
  // The closing delimiter is a beginning of the text behind the piece, of unknown length.
  for (let length = 2; length <= Math.min(longestEnd, source.length - end); length++) {
    const ending = source.slice(end, end + length);
    if (edited.split(ending).length > original.split(ending).length) return true;
  }
  return false;
}

function isDelimiter(unit: string | undefined): unit is string {
  return unit !== undefined && /["'`<>()[\]{}|]/u.test(unit);
}
