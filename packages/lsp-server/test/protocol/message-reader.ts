import type { Readable } from "node:stream";
import { StreamMessageReader } from "vscode-languageserver-protocol/node";

/**
 * Reads messages from a stream. Where one breaks off, as it may when the other end is stopped, the library would tell of
 * it every ten seconds, for as long as the process lives, and keep the process alive by that.
 */
export function messageReaderOf(stream: Readable): StreamMessageReader {
  const reader = new StreamMessageReader(stream);
  reader.partialMessageTimeout = 0;
  return reader;
}
