import { eslintFormatter, type ChosenFormat } from "./eslint-formatter.js";
import type { Format, Surroundings } from "./format.js";
import { github } from "./github.js";
import { json } from "./json.js";
import { stylish } from "./stylish.js";

const formats: ReadonlyMap<string, (surroundings: Surroundings) => Format> = new Map([
  ["stylish", stylish],
  ["json", json],
  ["github", github],
]);

/** The format of a name: one of ours, or a formatter that is made for ESLint. */
export function formatCalled(name: string, folder: string): Promise<ChosenFormat> {
  const create = formats.get(name);
  return create === undefined ? eslintFormatter(name, folder) : Promise.resolve({ ok: true, create });
}
