import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const page = new URL("../../../docs/editors.md", import.meta.url);

/** The settings that `docs/editors.md` prints for an editor: the only listing in a language that has `marker` in it. */
export function printedSetup(language: string, marker: string): string {
  const listings = readFileSync(page, "utf8").matchAll(/^```(?<language>\w+)\n(?<text>.*?)^```$/gmsu);
  const found = [...listings]
    .map(({ groups }) => groups)
    .filter((groups) => groups?.["language"] === language && groups["text"]?.includes(marker));
  const [only, ...others] = found.map((groups) => groups?.["text"]);
  assert.ok(only !== undefined && others.length === 0, `one listing with ${marker} in docs/editors.md`);
  return only;
}
