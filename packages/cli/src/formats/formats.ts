import { eslintFormatter, type ChosenFormat } from "./eslint-formatter.js";
import type { Format, Output } from "./format.js";
import { checkstyle } from "./checkstyle.js";
import { compact } from "./compact.js";
import { gitlab } from "./gitlab.js";
import { github } from "./github.js";
import { html } from "./html.js";
import { json } from "./json.js";
import { jsonl } from "./jsonl.js";
import { junit } from "./junit.js";
import { pretty } from "./pretty.js";
import { sarif } from "./sarif.js";
import { stylish } from "./stylish.js";

const formats: ReadonlyMap<string, (output: Output) => Format> = new Map([
  ["stylish", stylish],
  ["pretty", pretty],
  ["json", json],
  ["jsonl", jsonl],
  ["sarif", sarif],
  ["junit", junit],
  ["checkstyle", checkstyle],
  ["gitlab", gitlab],
  ["github", github],
  ["html", html],
  ["compact", compact],
]);

/** The format of a name: one of ours, or a formatter that is made for ESLint. */
export function formatCalled(name: string, folder: string): Promise<ChosenFormat> {
  const create = formats.get(name);
  return create === undefined
    ? eslintFormatter(name, folder, [...formats.keys()])
    : Promise.resolve({ ok: true, create });
}
