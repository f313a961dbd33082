import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What `tools/pins.json` records of one input and of the file in the repository that comes from it. */
export interface UnicodePin {
  readonly version: string;
  readonly source: string;
  readonly sha256: string;
  readonly output: string;
  readonly outputSha256: string;
}

type Pins = Record<string, unknown> & { unicode?: Record<string, UnicodePin> };

export function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

/** Replaces the Unicode entries of `tools/pins.json` and leaves all others as they are. */
export function writeUnicodePins(root: string, pins: Readonly<Record<string, UnicodePin>>): void {
  const path = join(root, "tools/pins.json");
  const all = existsSync(path) ? readPins(root) : {};
  writeFileSync(path, `${JSON.stringify({ ...all, unicode: pins }, null, 2)}\n`);
}

/**
 * What is stale or edited by hand among the files made of Unicode data, one sentence each. The inputs are not in the
 * repository, so this compares the outputs with the pins; only `pnpm update-unicode` makes the outputs anew.
 */
export function checkUnicodePins(root: string): string[] {
  return Object.entries(readPins(root).unicode ?? {}).flatMap(([name, pin]) => {
    if (!existsSync(join(root, pin.output))) return [`${pin.output} is missing; run 'npm run update-unicode'.`];
    const content = readFileSync(join(root, pin.output));
    if (sha256(content) === pin.outputSha256) return [];
    return [
      `${pin.output} is not what ${name} ${pin.version} gives; run 'npm run update-unicode' instead of editing it.`,
    ];
  });
}

function readPins(root: string): Pins {
  // The file is written by our own tools only.
  return JSON.parse(readFileSync(join(root, "tools/pins.json"), "utf8")) as Pins;
}
