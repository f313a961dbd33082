// pnpm repairs <clone>…            goes through histories, and prints each repair on which there is no verdict
// pnpm repairs --missed <clone>…   prints the repairs that are real and were not found
// pnpm repairs --again …           takes those that were measured before, which is quick
// pnpm repairs --write <clone>…    keeps the figures of these repositories, and writes docs/repairs.md
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { format, resolveConfig } from "prettier";
import { openClone } from "./clone.js";
import { measureAgain, measureRepairs, type Shown } from "./repairs/measured-repair.js";
import { keepMeasured, readMeasured, readVerdicts } from "./repairs/kept.js";
import { repairsPage } from "./repairs/repairs-page.js";

const { values, positionals } = parseArgs({
  options: { missed: { type: "boolean" }, again: { type: "boolean" }, write: { type: "boolean" } },
  allowPositionals: true,
});
if (positionals.length === 0 && values.write !== true)
  throw new Error("Usage: npm run repairs -- [--again] [--missed | --write] CLONE…");

const verdicts = readVerdicts();
for (const folder of positionals) {
  const clone = openClone(folder);
  const all =
    values.again === true
      ? await measureAgain(
          clone,
          readMeasured().filter(({ repository }) => repository === clone.name),
        )
      : await measureRepairs(clone);
  for (const shown of all) if (isAskedFor(shown)) print(shown);
  const found = all.filter(({ measured }) => measured.code !== null).length;
  console.log(`${clone.name}: ${all.length} changes, ${found} found`);
  if (values.write === true)
    keepMeasured(
      clone,
      all.map(({ measured }) => measured),
    );
}
if (values.write === true) {
  const page = fileURLToPath(new URL("../../docs/repairs.md", import.meta.url));
  const text = repairsPage(readMeasured(), verdicts);
  writeFileSync(page, await format(text, { ...(await resolveConfig(page)), filepath: page }));
}

function isAskedFor({ measured: { hash, code } }: Shown): boolean {
  const verdict = verdicts.get(hash);
  return values.missed === true ? verdict?.verdict === "real" && code === null : verdict === undefined;
}

function print({ measured, where, before, after, message }: Shown): void {
  const { hash, kind, language, code } = measured;
  const outcome = code ?? (language === null ? "not read" : "missed");
  console.log(
    `${hash} ${measured.repository} ${where} [${kind}] ${outcome}${message === undefined ? "" : `: ${message}`}`,
  );
  console.log(`  - ${before.trim()}\n  + ${after.trim()}`);
}
