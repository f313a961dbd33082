import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** A suite that comes with the sources of a Debian package, but in no package that installs. */
export interface DebianSource {
  readonly name: string;
  readonly version: string;
  /** The text of one of its files, by its path in the sources. */
  read(path: string): string;
}

const root = "/usr/src/irilint";

/** Thrown where the sources are not, with the command that fetches them. */
export class MissingSource extends Error {
  constructor(name: string, cause: unknown) {
    super(`The suite is in the sources of a Debian package: tools/measure/debian-sources.sh ${name}`, { cause });
  }
}

/** Opens the sources of a Debian package. Throws `MissingSource` where they are not. */
export function openDebianSource(name: string): DebianSource {
  const folder = join(root, name);
  try {
    const version = /_(.*)\.dsc$/m.exec(readdirSync(folder).join("\n"))?.[1] ?? "";
    return { name, version, read: (path) => readFileSync(join(folder, "unpacked", path), "utf8") };
  } catch (cause) {
    throw new MissingSource(name, cause);
  }
}
