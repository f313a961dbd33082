import type { Span } from "../../findings/span.js";
import type { LocatedEdit } from "../project/located-finding.js";
import type { Syntax, SyntaxName } from "./syntax.js";

const nowhere = { start: 0, end: 0 };

/** The syntax of text that is written in `inner`, the source of which is written in `outer`. */
export function composed(name: SyntaxName, inner: Syntax, outer: Syntax): Syntax {
  return {
    name,
    decode(source, span) {
      const written = outer.decode(source, span);
      const { text, map } = inner.decode(written.text, { start: 0, end: written.text.length });
      return { text, map: map.through(written.map) };
    },
    encode(text) {
      // The delimiters on both levels are not known, so that all are escaped.
      const written = inner.encode(text, "", nowhere);
      return written === undefined ? undefined : outer.encode(written, "", nowhere);
    },
    ...(outer.escape !== undefined && { escape: (text: string) => outer.escape?.(text) ?? text }),
    keeps: (source, edit, piece) =>
      outer.keeps?.(source, edit, piece) !== false && keepsInner(inner, outer, source, edit, piece),
  };
}

/** How much source around an edit is decoded to ask the inner syntax, in UTF-16 code units. */
const reach = 200;

/** Asks the inner syntax about an edit, with the decoded text of the outer one around it. */
function keepsInner(
  inner: Syntax,
  outer: Syntax,
  source: string,
  { span, text }: LocatedEdit,
  piece: Span<"source">,
): boolean {
  if (inner.keeps === undefined) return true;
  const decoded = (start: number, end: number): string => outer.decode(source, { start, end }).text;
  const start = Math.max(piece.start, span.start - reach);
  const end = Math.min(piece.end, span.end + reach);
  const around = decoded(Math.max(0, start - reach), start);
  const before = around + decoded(start, span.start);
  const replaced = decoded(span.start, span.end);
  const after = decoded(span.end, end);
  const edit = { start: before.length, end: before.length + replaced.length };
  return inner.keeps(
    before + replaced + after + decoded(end, Math.min(source.length, end + reach)),
    { span: edit, text: outer.decode(text, { start: 0, end: text.length }).text },
    { start: around.length, end: edit.end + after.length },
  );
}
