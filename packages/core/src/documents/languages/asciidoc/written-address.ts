import type { Piece, TextPiece } from "../../../literals/locating/index.js";
import type { InlineAddress } from "./inline-addresses.js";
import type { Passthrough } from "./passthroughs.js";

/** An address in pieces, as its literal has them. */
export interface WrittenAddress {
  /** The offset of the macro name, or of the address itself if there is none. */
  readonly start: number;
  readonly role: string;
  readonly pieces: readonly Piece[];
}

interface Paragraph {
  readonly source: string;
  /** The offset in the text at which the address begins. */
  readonly start: number;
  readonly passthroughs: readonly Passthrough[];
}

/** The address that stands at `start` of the text, without substitutions. */
export function wholeAddress(source: string, start: number, role: string): WrittenAddress {
  return { start, role, pieces: source === "" ? [] : [textPiece(source, start)] };
}

/** Asciidoctor writes the white space in addresses of media as triplets (`Helpers.encode_spaces_in_uri`). */
export function mediaAddress(source: string, start: number, role: string): WrittenAddress {
  const pieces = Array.from(source.matchAll(/\s+|\S+/gu), ({ index, 0: part }): Piece => {
    const piece = textPiece(part, start + index);
    return /^\s/u.test(part) ? { kind: "hole", span: piece.span } : piece;
  });
  return { start, role, pieces };
}

/** An address in a paragraph, in which passed text may stand. */
export function inlineAddress(
  { span, macroStart, role }: InlineAddress,
  { source, start, passthroughs }: Paragraph,
): WrittenAddress {
  const make = role === "image" ? mediaAddress : wholeAddress;
  const written = (from: number, to: number): readonly Piece[] =>
    make(source.slice(from, to), start + from, role).pieces;
  const pieces: Piece[] = [];
  let done = span.start;
  for (const { whole, content } of passthroughs) {
    if (whole.start < done || whole.end > span.end) continue;
    const passed = source.slice(content.start, content.end);
    for (const piece of written(done, whole.start)) pieces.push(piece);
    if (passed !== "") pieces.push({ ...textPiece(passed, start + content.start), syntax: "plain" });
    done = whole.end;
  }
  return { start: start + macroStart, role, pieces: [...pieces, ...written(done, span.end)] };
}

function textPiece(source: string, start: number): TextPiece {
  return { kind: "text", span: { start, end: start + source.length } };
}
