import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const names = ["BidiTest", "BidiCharacterTest", "IdnaTestV2"];

export interface SuiteFile {
  readonly name: string;
  readonly version: string;
  readonly file: string;
}

/** Unicode's conformance tests in a folder, compressed or not. */
export function findConformanceSuites(folder: string): SuiteFile[] {
  return readdirSync(folder).flatMap((file) => {
    const match = /^(\w+)-(\d+\.\d+\.\d+)\.txt(?:\.gz)?$/u.exec(file);
    const [, name, version] = match ?? [];
    return name !== undefined && version !== undefined && names.includes(name) ? [{ name, version, file }] : [];
  });
}

/** The content of a suite's file as it goes into the repository: compressed, and otherwise as it is published. */
export function readSuite(folder: string, { file }: SuiteFile): Uint8Array {
  const content = readFileSync(join(folder, file));
  return file.endsWith(".gz") ? content : gzipSync(content, { level: 9 });
}
