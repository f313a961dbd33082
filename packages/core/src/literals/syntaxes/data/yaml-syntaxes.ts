import type { Span } from "../../../findings/span.js";
import type { LocatedEdit } from "../../project/located-finding.js";
import { SourceMap } from "../../read/source-map.js";
import { backslashSyntax, longEscape } from "../backslash-syntax.js";
import { eightDigits, fourDigits, twoDigits } from "../common-escapes.js";
import { decodeEscapes } from "../decode-escapes.js";
import { plain } from "../plain.js";
import type { Syntax } from "../syntax.js";

/** One line of a double-quoted scalar (YAML 1.2.2 §5.7). */
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
  digits: [twoDigits, fourDigits, eightDigits],
  unknown: "kept",
  quoted: /["\\]/gu,
  write: longEscape,
});

const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** One line of a single-quoted scalar, in which quotation marks are doubled. */
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

/** What ends a plain scalar: a colon that makes it a key, white space before a comment, and space at the end of its line — YAML 1.2.2 §7.3.3 */
const endOfPlain = /:\s|\s[#\n]/u;

/** Indicators with which a plain scalar cannot begin; `-`, `?` and `:` only before white space — YAML 1.2.2 §7.3.3 */
const foreignFirst = /^(?:[\s,[\]{}#&*!|>'"%@`]|[-?:](?:\s|$))/u;

/** One line of a plain scalar. What it may contain depends on what stands beside it, so that `keeps` decides. */
export const yamlPlain: Syntax = {
  name: "yaml-plain",
  decode: (source, span) => plain.decode(source, span),
  encode: (text) => (unseen.test(text) || endOfPlain.test(text) || /[,[\]{}]/u.test(text) ? undefined : text),
  keeps: (source, edit, piece) =>
    !foreignFirst.test(beginningOf(source, edit, piece)) && !endOfPlain.test(withNeighbors(source, edit, piece)),
};

/** The first two units of a piece after a change. */
function beginningOf(source: string, { span, text }: LocatedEdit, { start, end }: Span<"source">): string {
  const before = source.slice(start, Math.min(span.start, start + 2));
  return (before + text + source.slice(span.end, Math.min(span.end + 2, end))).slice(0, 2);
}

/** The text of an edit with one code unit on each side; at the end of the piece, a line end stands for what follows. */
function withNeighbors(source: string, { span, text }: LocatedEdit, { end }: Span<"source">): string {
  return source.slice(span.start - 1, span.start) + text + (span.end < end ? source.charAt(span.end) : "\n");
}

/** The folded line ends between two lines: a single one is a space, of several the first is dropped. */
export const yamlFold = lineBreaks("yaml-fold", (count, isEscaped) =>
  count === 1 && !isEscaped ? " " : "\n".repeat(count - 1),
);

/** Line ends that are kept, each as U+000A. */
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
