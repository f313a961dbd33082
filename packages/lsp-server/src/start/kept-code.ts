import { readFileSync } from "node:fs";
import zlib from "node:zlib";

/** What V8 has compiled of a part, and what it was compiled for. */
export interface KeptCode {
  readonly octets: Uint8Array;
  /** What the processes needed in which it was compiled, each in a word. */
  readonly needs: ReadonlySet<string>;
}

/** Of Node.js 20.15 and 22.2; the editors whose extensions run in an older one have none. */
const { crc32 } = zlib as Partial<Pick<typeof zlib, "crc32">>;

/** Whether code can be kept in this process. */
export const canKeepCode = crc32 !== undefined;

/** The length of the needs, and a checksum of all that is before it, in octets. */
const trailer = 8;

/**
 * The code as a file holds it. V8 looks whether the code is for its version and its flags, but not whether all of it is there: where a disk has
 * lost a page, it would end the process, or run something else.
 */
export function sealed({ octets, needs }: KeptCode): Uint8Array {
  const told = Buffer.from(JSON.stringify([...needs]));
  const sealing = Buffer.concat([octets, told, Buffer.alloc(trailer)]);
  sealing.writeUInt32LE(told.length, sealing.length - 8);
  sealing.writeUInt32LE(checksumOf(sealing) ?? 0, sealing.length - 4);
  return sealing;
}

/** Of all that is before the checksum. */
function checksumOf(sealing: Uint8Array): number | undefined {
  return crc32?.(sealing.subarray(0, -4));
}

/** The code in a file; nothing where there is none, or where it is not as it was written. */
export function readSealed(file: string): KeptCode | undefined {
  try {
    const sealing = readFileSync(file);
    if (sealing.readUInt32LE(sealing.length - 4) !== checksumOf(sealing)) return undefined;
    const end = sealing.length - trailer - sealing.readUInt32LE(sealing.length - trailer);
    const told = JSON.parse(sealing.toString("utf8", end, sealing.length - trailer)) as string[];
    return { octets: sealing.subarray(0, end), needs: new Set(told) };
  } catch {
    return undefined;
  }
}
