import { eslintFormatter, type ChosenFormat, type LoadModule } from "./eslint-formatter.js";
import type { Format, Output } from "./format.js";
import { checkstyle } from "./checkstyle.js";
import { compact } from "./compact.js";
import { gitlab } from "./gitlab.js";
import { github } from "./github.js";
import { html } from "./html.js";
import { json } from "./json.js";
import { jsonl } from "./jsonl.js";
import { junit } from "./junit.js";
import { sarif } from "./sarif.js";
import { stylish } from "./stylish.js";

type Load = () => Create | Promise<Create>;
type Create = (output: Output) => Format;

const formats: ReadonlyMap<string, Load> = new Map<string, Load>([
  ["stylish", () => stylish],
  // It has a table of how wide characters are, which no other one needs.
  ["pretty", async () => (await import("./pretty.js")).pretty],
  ["json", () => json],
  ["jsonl", () => jsonl],
  ["sarif", () => sarif],
  ["junit", () => junit],
  ["checkstyle", () => checkstyle],
  ["gitlab", () => gitlab],
  ["github", () => github],
  ["html", () => html],
  ["compact", () => compact],
]);

/** The format of a name: one of ours, or a formatter that is made for ESLint. */
export async function formatCalled(
  name: string,
  folder: string,
  load: LoadModule = async (address) => (await import(address)) as unknown,
): Promise<ChosenFormat> {
  const own = formats.get(name);
  return own === undefined
    ? await eslintFormatter(name, folder, { others: [...formats.keys()], load })
    : { ok: true, create: await own() };
}
