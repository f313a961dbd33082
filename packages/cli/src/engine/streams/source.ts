import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { isCompressed } from "../../files/compression.js";

const pieceLength = 1 << 16;

/** What a file holds, piece by piece. Throws what the file system throws, and what cannot be decompressed. */
export function contentsOf(path: string): AsyncIterable<Buffer> {
  const file = createReadStream(path, { highWaterMark: pieceLength });
  if (!isCompressed(path)) return file as AsyncIterable<Buffer>;
  // Whoever reads on is told of a mistake.
  return pipeline(file, createGunzip({ chunkSize: pieceLength }), () => undefined) as AsyncIterable<Buffer>;
}
