import { decoders } from "./codecs.cjs";
import { markOf } from "./file-charset.js";
import type { DecodedFile } from "./file-text.js";

const severalOctets = /^(?:utf-8|big5|euc-|gb|iso-2022-jp|shift_jis)/u;

/**
 * Where the characters of a text stand in the octets of its file. Takes the octets with their byte order mark; the result
 * takes an offset in UTF-16 code units, and gives how many octets stand before it.
 */
export function octetOffsets(octets: Uint8Array, { charset, text }: DecodedFile): (offset: number) => number {
  const { label } = charset;
  const mark = markOf(charset).length;
  if (label.startsWith("utf-16")) return (offset) => mark + 2 * Math.min(offset, text.length);
  if (!severalOctets.test(label)) return (offset) => Math.min(offset, text.length);
  let starts: Uint32Array | undefined;
  return (offset) => {
    starts ??= startsIn(octets, mark, label, text.length);
    return starts[Math.min(offset, text.length)] ?? octets.length;
  };
}

/** The least octet that may continue a sequence in one of these charsets, ISO-2022-JP excepted. */
const leastTrail = 0x30;

function startsIn(octets: Uint8Array, mark: number, label: string, length: number): Uint32Array {
  const starts = new Uint32Array(length + 1).fill(octets.length);
  const decoder = new (decoders().TextDecoder)(label, { ignoreBOM: true });
  const hasStates = label === "iso-2022-jp";
  const one = new Uint8Array(1);
  let unit = 0;
  /** Where the sequence begins that is not complete yet. */
  let begun = mark;
  let isBetween = !hasStates;
  for (let at = mark; at < octets.length && unit < length; at++) {
    const octet = octets[at] ?? 0;
    if (isBetween) begun = at;
    if (isBetween && octet < 0x80) {
      starts[unit++] = at;
      continue;
    }
    one[0] = octet;
    const read = decoder.decode(one, { stream: true }).length;
    for (let more = 0; more < read; more++) starts[unit++] = begun;
    if (read > 0) begun = at + 1;
    isBetween = !hasStates && octet < leastTrail;
  }
  // An incomplete sequence at the end of the file is decoded as one U+FFFD.
  return starts.fill(begun, unit, length);
}
