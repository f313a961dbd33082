import { isAscii } from "../../text/ascii.js";
import { patternUnion } from "../../text/composed-pattern.js";
import { decoders, multiByteEncoders, singleByteEncoders } from "./codecs.cjs";
import { markOf, type FileCharset } from "./file-charset.js";

/** The platform's decoder. */
declare const TextDecoder: ReturnType<typeof decoders>["TextDecoder"];
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** The text of a file, without its byte order mark, and the charset that it was in; or why it cannot be read. */
export type FileText = DecodedFile | { readonly kind: "unread"; readonly message: string };

export interface DecodedFile {
  readonly kind: "text";
  readonly text: string;
  readonly charset: FileCharset;
  /** Whether each octet is part of a character of the charset; U+FFFD stands for those that are not. */
  readonly isWellFormed: boolean;
}

/** The text of octets in any charset of the Encoding Standard. */
export function textOfOctets(octets: Uint8Array, charset: FileCharset): FileText {
  const own = octets.subarray(markOf(charset).length);
  if (charset.label === "utf-8" || (isLikeAscii(charset.label) && areAscii(own))) return decoded("utf-8", own, charset);
  const encoding = decoders().normalizeEncoding(charset.label);
  if (encoding !== null && encoding !== "replacement") return decoded(encoding, own, { ...charset, label: encoding });
  // Octets that are valid UTF-8 are UTF-8 with near certainty (RFC 3987 §3.2); a declaration of an unknown charset does
  // not contradict that, unless all its octets are of ASCII, as in UTF-7 (RFC 2152).
  const utf8 = decoded("utf-8", own, { ...charset, label: "utf-8" });
  if (charset.by === "declaration" && utf8.isWellFormed && !sevenBit.test(charset.label)) return utf8;
  return { kind: "unread", message: unknownCharset(charset) };
}

/** Where the charset comes from, as messages say it. */
const sources = {
  mark: "as its byte order mark says",
  octets: "as its octets say",
  declaration: "as it declares",
  setting: "as the settings say",
  default: "as nothing else is said",
};

function unknownCharset({ label, by }: FileCharset): string {
  return `The file has not been read: it is in the charset '${label}', ${sources[by]}, which is not known; save it in UTF-8, or name its charset in the settings.`;
}

function areAscii(octets: Uint8Array): boolean {
  for (const octet of octets) if (octet >= 0x80) return false;
  return true;
}

/** Charsets that write every character in octets of ASCII, which are valid UTF-8 and stand for others. */
const sevenBit = /^(?:(?:unicode-1-1-)?utf-?7|csutf7|csunicode11utf7|iso-?2022|csiso2022|hz)/u;

/** Charsets in which octets of ASCII may be other characters. */
const unlikeAscii = patternUnion(sevenBit, /^(?:utf-(?!8$)|ucs)/u);

function isLikeAscii(label: string): boolean {
  return !unlikeAscii.test(label);
}

function decoded(encoding: string, octets: Uint8Array, charset: FileCharset): DecodedFile {
  // For UTF-8, the platform's own decoder is correct and needs no further code.
  const Decoder = encoding === "utf-8" ? TextDecoder : decoders().TextDecoder;
  const decode = (fatal: boolean): string => new Decoder(encoding, { fatal, ignoreBOM: true }).decode(octets);
  try {
    return { kind: "text", text: decode(true), charset, isWellFormed: true };
  } catch {
    // Some octets are not valid in the charset; U+FFFD stands for them.
    return { kind: "text", text: decode(false), charset, isWellFormed: false };
  }
}

/** Encodes a text in a charset, with its byte order mark; undefined if the charset lacks one of its characters. */
export function octetsOfText(text: string, charset: FileCharset): Uint8Array | undefined {
  const octets = encoded(text, charset.label);
  const mark = markOf(charset);
  if (octets === undefined || mark.length === 0) return octets;
  const all = new Uint8Array(mark.length + octets.length);
  all.set(mark);
  all.set(octets, mark.length);
  return all;
}

function encoded(text: string, label: string): Uint8Array | undefined {
  if (isLikeAscii(label) && isAscii(text)) return new TextEncoder().encode(text);
  const encoding = decoders().normalizeEncoding(label);
  if (encoding === "utf-8") return new TextEncoder().encode(text);
  if (encoding === "utf-16le" || encoding === "utf-16be") return utf16(text, encoding === "utf-16le");
  if (encoding === null || encoding === "replacement") return undefined;
  try {
    return encoderOf(encoding)(text);
  } catch {
    return undefined;
  }
}

const multiByte: ReadonlySet<string> = new Set([
  "big5",
  "euc-jp",
  "euc-kr",
  "gb18030",
  "gbk",
  "iso-2022-jp",
  "shift_jis",
]);

function encoderOf(encoding: string): (text: string) => Uint8Array {
  if (multiByte.has(encoding)) return multiByteEncoders().createMultibyteEncoder(encoding);
  return singleByteEncoders().createSinglebyteEncoder(encoding);
}

function utf16(text: string, isLittleEndian: boolean): Uint8Array {
  const octets = new Uint8Array(2 * text.length);
  const view = new DataView(octets.buffer);
  for (let at = 0; at < text.length; at++) view.setUint16(2 * at, text.charCodeAt(at), isLittleEndian);
  return octets;
}
