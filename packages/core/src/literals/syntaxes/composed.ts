import type { Syntax, SyntaxName } from "./syntax.js";

const nowhere = { start: 0, end: 0 };

/** How text is written that is written twice: `inner` first, and the result of that in `outer`. */
export function composed(name: SyntaxName, inner: Syntax, outer: Syntax): Syntax {
  return {
    name,
    decode(source, span) {
      const written = outer.decode(source, span);
      const { text, map } = inner.decode(written.text, { start: 0, end: written.text.length });
      return { text, map: map.through(written.map) };
    },
    encode(text) {
      // Which delimiters stand around is not known on either level, so that all of them are escaped.
      const written = inner.encode(text, "", nowhere);
      return written === undefined ? undefined : outer.encode(written, "", nowhere);
    },
    ...(outer.escape !== undefined && { escape: (text: string) => outer.escape?.(text) ?? text }),
  };
}
