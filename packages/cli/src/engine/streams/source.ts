import { closeSync, createReadStream, openSync, readSync } from "node:fs";
import { pipeline, Readable } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { createGunzip } from "node:zlib";
import { isCompressed } from "../../files/compression.js";
import { isOfData } from "./cut-data.js";
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
  return decompressed(() => createReadStream(path, { highWaterMark: pieceLength }));
}

/** The same of a file of which all octets are at hand. */
export function contentsOfOctets(path: string, octets: Buffer): AsyncIterable<Buffer> {
  const contents = (): Readable => Readable.from([octets], { objectMode: false });
  return isCompressed(path) ? decompressed(contents) : (contents() as AsyncIterable<Buffer>);
}

/** What comes on the standard input; a gzip, which no text begins as, decompressed. */
export async function* contentsOfInput(input: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const iterator = input[Symbol.asyncIterator]();
  let beginning = Buffer.alloc(0);
  for (let piece = await iterator.next(); piece.done !== true; piece = await iterator.next()) {
    beginning = Buffer.concat([beginning, piece.value]);
    if (beginning.length >= gzipSign.length) break;
  }
  const all = async function* (): AsyncGenerator<Buffer> {
    yield beginning;
    yield* { [Symbol.asyncIterator]: () => iterator };
  };
  if (!beginning.subarray(0, gzipSign.length).equals(gzipSign)) yield* all();
  else yield* pipeline(all(), createGunzip({ chunkSize: pieceLength }), () => undefined) as AsyncIterable<Buffer>;
}

/** What a gzip begins with (RFC 1952 §2.3.1): its two identifiers, and the one method that there is. */
const gzipSign = Buffer.of(0x1f, 0x8b, 8);

/** Where the data is at fault, all that stands before the fault comes first. */
async function* decompressed(contents: () => Readable): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: pieceLength });
  let given = 0;
  try {
    // Whoever reads on is told of a mistake.
    for await (const piece of pipeline(contents(), gunzip, () => undefined) as AsyncIterable<Buffer>) {
      given += piece.length;
      yield piece;
    }
  } catch (error) {
    if (isOfData(error)) yield* upToFault(contents(), { taken: gunzip.bytesWritten, given });
    throw error;
  }
}

/** In bytes. Each makes a thousand times as much at most. */
const slice = 1 << 12;

/**
 * What was decompressed before a fault, behind what was given. Node drops what it has made of a piece in which the fault is, and has made of
 * `taken` bytes before it, so that behind these, byte by byte is decompressed again.
 */
async function* upToFault(
  contents: Readable,
  { taken, given }: { readonly taken: number; readonly given: number },
): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: pieceLength });
  let made: Buffer[] = [];
  gunzip.on("data", (piece: Buffer) => made.push(piece));
  const isFaulty = new Promise<boolean>((resolve) => gunzip.once("error", () => resolve(true)));
  let read = 0;
  let passed = 0;
  for await (const piece of contents as AsyncIterable<Buffer>)
    for (let at = 0; at < piece.length;) {
      const length = read < taken ? Math.min(slice, taken - read, piece.length - at) : 1;
      const isWritten = new Promise<boolean>((resolve) =>
        gunzip.write(piece.subarray(at, at + length), () => resolve(false)),
      );
      const isEnd = await Promise.race([isFaulty, isWritten]);
      for (const each of made) {
        yield each.subarray(Math.max(0, given - passed));
        passed += each.length;
      }
      made = [];
      if (isEnd) return;
      at += length;
      read += length;
    }
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
