// pnpm strangers <clone>…          draws some of the reports, and prints each on which there is no verdict
// pnpm strangers --write --round <number> <clone>…  keeps the figures of these repositories, and writes docs/strangers.md
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { format, resolveConfig } from "prettier";
import { openClone } from "./clone.js";
import { keepStranger, readStrangers, readVerdicts } from "./strangers/kept.js";
import { readStranger } from "./strangers/reports.js";
import { strangersPage } from "./strangers/strangers-page.js";

const { values, positionals } = parseArgs({
  options: { write: { type: "boolean" }, round: { type: "string", default: "1" } },
  allowPositionals: true,
});
if (positionals.length === 0 && values.write !== true)
  throw new Error("Usage: npm run strangers -- [--write --round NUMBER] CLONE…");

const verdicts = readVerdicts();
for (const folder of positionals) {
  const { name, commit, ...rest } = openClone(folder);
  const reading = readStranger({ name, commit, ...rest });
  for (const { report, where, text, message } of reading.drawn) {
    if (!verdicts.has(report.hash))
      console.log(`${report.hash} ${name} ${where} ${report.code}: ${message}\n  ${text}`);
  }
  console.log(`${name}: ${reading.files} files, ${reading.reports} reports, ${reading.drawn.length} drawn`);
  if (values.write === true) keepStranger({ name, commit }, reading, Number(values.round));
}
if (values.write === true) {
  const page = fileURLToPath(new URL("../../docs/strangers.md", import.meta.url));
  const text = strangersPage(readStrangers(), verdicts);
  writeFileSync(page, await format(text, { ...(await resolveConfig(page)), filepath: page }));
}
