import { decoders } from "./codecs.cjs";
import { markOf } from "./file-charset.js";
import type { DecodedFile } from "./file-text.js";

const severalOctets = /^(?:big5|euc-|gb|iso-2022-jp|shift_jis)/u;

/**
 * Where the characters of a text stand in the octets of its file. Takes the octets with their byte order mark; the result
 * takes an offset in UTF-16 code units, and gives how many octets stand before it.
 */
export function octetOffsets(octets: Uint8Array, { charset, text }: DecodedFile): (offset: number) => number {
  const { label } = charset;
  const mark = markOf(charset).length;
  if (label.startsWith("utf-16")) return (offset) => mark + 2 * Math.min(offset, text.length);
  if (label !== "utf-8" && !severalOctets.test(label)) return (offset) => Math.min(offset, text.length);
  let starts: Uint32Array | undefined;
  return (offset) => {
    starts ??= label === "utf-8" ? startsInUtf8(octets, mark, text.length) : startsIn(octets, mark, label, text.length);
    return starts[Math.min(offset, text.length)] ?? octets.length;
  };
}

function startsInUtf8(octets: Uint8Array, mark: number, length: number): Uint32Array {
  const starts = new Uint32Array(length + 1).fill(octets.length);
  let unit = 0;
  for (let at = mark; at < octets.length && unit < length;) {
    const end = sequenceEnd(octets, at);
    starts[unit++] = at;
    if (end - at === 4) starts[unit++] = at;
    at = end;
  }
  return starts;
}

/** The end of a sequence of UTF-8, or of as much of one as is decoded as one U+FFFD (Unicode, table 3-7). */
function sequenceEnd(octets: Uint8Array, at: number): number {
  const first = octets[at] ?? 0;
  const trails = first < 0xc2 || first > 0xf4 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
  let least = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
  let most = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
  let end = at + 1;
  for (const last = end + trails; end < last; end++) {
    const trail = octets[end] ?? 0;
    if (trail < least || trail > most) break;
    [least, most] = [0x80, 0xbf];
  }
  return end;
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
    const read = decoder.decode(one, { stream: true });
    for (let index = 0; index < read.length; index++) {
      // ASCII behind a sequence that is not complete stands for itself.
      const isItself = !hasStates && octet < 0x80 && read.charCodeAt(index) === octet;
      starts[unit++] = isItself ? at : begun;
    }
    if (read.length > 0) begun = at + 1;
    isBetween = !hasStates && octet < leastTrail;
  }
  // An incomplete sequence at the end of the file is decoded as one U+FFFD.
  return starts.fill(begun, unit, length);
}
