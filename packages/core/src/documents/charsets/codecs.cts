/**
 * The only door to the codecs of the Encoding Standard, which are not ours. They are asked for through CommonJS, so that
 * they can be loaded synchronously with the first file that is not in UTF-8. The decoders of the platform will not do: that
 * of Node.js 20 reads Windows-1252 as Latin-1, and those for Big5, EUC-KR, EUC-JP, Shift_JIS and KOI8-U differ from the
 * standard in what they know; and no platform has encoders.
 */
declare const require: (id: string) => unknown;

/** What is used of `@exodus/bytes/encoding.js`, whose own types would bring those of Node.js. */
interface Decoders {
  /** The encoding of a label, in lower case (Encoding Standard §4.2); null if there is none. */
  normalizeEncoding(label: string): string | null;
  readonly TextDecoder: new (
    label: string,
    options: { readonly fatal?: boolean; readonly ignoreBOM?: boolean },
  ) => { decode(octets?: Uint8Array, options?: { readonly stream: boolean }): string };
}

/** Throws a `TypeError` where a character has no octets in the encoding. */
type Encoder = (text: string) => Uint8Array;

interface Encoders {
  createSinglebyteEncoder(encoding: string): Encoder;
}

interface MultibyteEncoders {
  createMultibyteEncoder(encoding: string): Encoder;
}

/** Node.js looks for a module's file each time that it is required. */
function once<Module>(load: () => Module): () => Module {
  let module: Module | undefined;
  return () => (module ??= load());
}

const decoders = once(() => require("@exodus/bytes/encoding.js") as Decoders);
const singleByteEncoders = once(() => require("@exodus/bytes/single-byte.js") as Encoders);
const multiByteEncoders = once(() => require("@exodus/bytes/multi-byte.js") as MultibyteEncoders);

// @ts-expect-error: `verbatimModuleSyntax` asks for `export =` here, which `erasableSyntaxOnly` forbids.
export { decoders, singleByteEncoders, multiByteEncoders };
