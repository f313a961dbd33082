import { readFileSync } from "node:fs";

/**
 * The files in a ZIP archive, such as a `.vsix`, from its central directory (APPNOTE.TXT §4.3.12).
 * @param {string} file
 * @returns {{ name: string, size: number }[]} with sizes before compression, in bytes
 */
export function zipEntries(file) {
  const bytes = readFileSync(file);
  const end = bytes.lastIndexOf("PK\x05\x06", undefined, "latin1");
  if (end < 0) throw new Error(`${file} is no ZIP archive`);
  const entries = [];
  let offset = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const nameEnd = offset + 46 + bytes.readUInt16LE(offset + 28);
    entries.push({ name: bytes.toString("utf8", offset + 46, nameEnd), size: bytes.readUInt32LE(offset + 24) });
    offset = nameEnd + bytes.readUInt16LE(offset + 30) + bytes.readUInt16LE(offset + 32);
  }
  return entries;
}
