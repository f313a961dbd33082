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

/** Opens the sources of a Debian package. Where they are not, the run fails with the command that fetches them. */
export function openDebianSource(name: string): DebianSource {
  const folder = join(root, name);
  try {
    const version = /_(.*)\.dsc$/m.exec(readdirSync(folder).join("\n"))?.[1] ?? "";
    return { name, version, read: (path) => readFileSync(join(folder, "unpacked", path), "utf8") };
  } catch (cause) {
    throw new Error(`The suite is in the sources of a Debian package: tools/measure/debian-sources.sh ${name}`, {
      cause,
    });
  }
}
