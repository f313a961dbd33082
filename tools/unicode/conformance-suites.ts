import { readdirSync } from "node:fs";

const names = ["BidiTest", "BidiCharacterTest"];

export interface SuiteFile {
  readonly name: string;
  readonly version: string;
  readonly file: string;
}

/** Unicode's conformance tests in a folder, compressed; they go into the repository as they are. */
export function findConformanceSuites(folder: string): SuiteFile[] {
  return readdirSync(folder).flatMap((file) => {
    const match = /^(\w+)-(\d+\.\d+\.\d+)\.txt\.gz$/u.exec(file);
    const [, name, version] = match ?? [];
    return name !== undefined && version !== undefined && names.includes(name) ? [{ name, version, file }] : [];
  });
}
