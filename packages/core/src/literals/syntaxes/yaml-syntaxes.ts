import type { LocatedEdit } from "../located-finding.js";
import { SourceMap } from "../source-map.js";
import { backslashSyntax, longEscape } from "./backslash-syntax.js";
import { decodeEscapes } from "./decode-escapes.js";
import { keepsEnds } from "./piece-ends.js";
import { plain } from "./plain.js";
import type { Syntax } from "./syntax.js";

/** One line between double quotation marks (YAML 1.2.2 §5.7). */
export const yamlDouble = backslashSyntax({
  name: "yaml-double",
  singles: {
    0: "\0",
    a: "\x07",
    b: "\b",
    t: "\t",
    "\t": "\t",
    n: "\n",
    v: "\v",
    f: "\f",
    r: "\r",
    e: "\x1B",
    " ": " ",
    '"': '"',
    "/": "/",
    "\\": "\\",
    N: "\x85",
    _: "\xA0",
    L: "\u2028",
    P: "\u2029",
  },
  digits: [
    { pattern: /x([0-9A-Fa-f]{2})/uy, radix: 16, gives: "character" },
    { pattern: /u([0-9A-Fa-f]{4})/uy, radix: 16, gives: "character" },
    { pattern: /U([0-9A-Fa-f]{8})/uy, radix: 16, gives: "character" },
  ],
  unknown: "kept",
  quoted: /["\\]/gu,
  write: longEscape,
});

const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** One line between single quotation marks: two of them stand for one. */
export const yamlSingle: Syntax = {
  name: "yaml-single",
  decode: (source, span) =>
    decodeEscapes(source, span, {
      isLead: (unit) => unit === 0x27,
      read: (text, offset, end) =>
        text[offset + 1] === "'" && offset + 1 < end ? { text: "'", end: offset + 2 } : undefined,
    }),
  encode: (text) => (unseen.test(text) ? undefined : text.replaceAll("'", "''")),
};

/** One line without quotation marks. */
export const yamlPlain: Syntax = {
  name: "yaml-plain",
  decode: (source, span) => plain.decode(source, span),
  encode: (text) =>
    unseen.test(text) || /^[\s\-?:,[\]{}#&*!|>'"%@`]|[\s:]$|:\s|\s#|[,[\]{}]/u.test(text) ? undefined : text,
  keeps: (source, edit, piece) => keepsPlainEnds(source, edit, piece) && !endsPlain(source, edit),
};

/** Space at the ends of a plain scalar is no part of it, an indicator begins something else, and a colon makes a key of it — YAML 1.2.2 §7.3.3 */
const keepsPlainEnds = keepsEnds({ first: /^[\s\-?:,[\]{}#&*!|>'"%@`]/u, last: /[\s:]$/u });

/** Whether a key or a comment would begin where the change is. */
function endsPlain(source: string, { span, text }: LocatedEdit): boolean {
  return /:\s|\s#/u.test(source.slice(span.start - 1, span.start) + text + source.slice(span.end, span.end + 1));
}

/** The line ends between two lines that belong together: one is a space, of several the first is left out. */
export const yamlFold = lineBreaks("yaml-fold", (count, isEscaped) =>
  count === 1 && !isEscaped ? " " : "\n".repeat(count - 1),
);

/** Line ends that are kept, whatever they are in the source. */
export const yamlBreaks = lineBreaks("yaml-breaks", (count) => "\n".repeat(count));

function lineBreaks(name: "yaml-fold" | "yaml-breaks", textOf: (count: number, isEscaped: boolean) => string): Syntax {
  return {
    name,
    decode(source, span) {
      const written = source.slice(span.start, span.end);
      const count = written.match(/\r\n|[\r\n]/gu)?.length ?? 0;
      const text = count === 0 ? "" : textOf(count, written.startsWith("\\"));
      return { text, map: SourceMap.whole(span, text.length) };
    },
    encode: () => undefined,
  };
}
