import { closeSync, createReadStream, openSync, readSync } from "node:fs";
import { pipeline, Readable } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { createGunzip } from "node:zlib";
import { isCompressed } from "../../files/compression.js";
import { SpareBuffers } from "./memory.js";
import type { Stretch } from "./stretches.js";

const pieceLength = 1 << 16;

const pieces = new SpareBuffers(pieceLength);

/** For so many milliseconds pieces are read and checked before whatever else waits has its turn, such as a signal. */
const longestTurn = 100;

/**
 * What a file holds, or a stretch of it, piece by piece; a piece may change when the next one is asked for. Throws what the file system throws,
 * and what cannot be decompressed.
 */
export function contentsOf(path: string, stretch?: Stretch): AsyncIterable<Buffer> {
  if (!isCompressed(path)) return piecesOf(path, stretch);
  return decompressed(createReadStream(path, { highWaterMark: pieceLength }));
}

/** The same of a file of which all octets are at hand. */
export function contentsOfOctets(path: string, octets: Buffer): AsyncIterable<Buffer> {
  const contents = Readable.from([octets], { objectMode: false });
  return isCompressed(path) ? decompressed(contents) : (contents as AsyncIterable<Buffer>);
}

function decompressed(contents: Readable): AsyncIterable<Buffer> {
  // Whoever reads on is told of a mistake.
  return pipeline(contents, createGunzip({ chunkSize: pieceLength }), () => undefined) as AsyncIterable<Buffer>;
}

/** Reads into one piece of memory: a stream takes a new one for each, which are collected late. */
async function* piecesOf(path: string, stretch?: Stretch): AsyncGenerator<Buffer> {
  const file = openSync(path, "r");
  const piece = pieces.take();
  try {
    let began = performance.now();
    for (let at = stretch?.start ?? 0, end = stretch?.end ?? Infinity; at < end;) {
      // Of all, by the place where the last reading ended: a pipe has no others.
      const position = stretch === undefined ? null : at;
      const length = readSync(file, piece, 0, Math.min(piece.length, end - at), position);
      if (length === 0) return;
      at += length;
      yield piece.subarray(0, length);
      if (performance.now() - began < longestTurn) continue;
      await turn();
      began = performance.now();
    }
  } finally {
    closeSync(file);
    pieces.giveBack(piece);
  }
}
