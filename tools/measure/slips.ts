// pnpm slips [--seed TEXT] [--missed] [--write]
//
// Puts slips into faultless addresses of the pinned packages, and counts how many are reported and mended. --missed
// prints where nothing was reported; --write puts the counts into docs/slips.md.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { format, resolveConfig } from "prettier";
import { measureSlips } from "./slips/measure.js";
import { chooseSeeds } from "./slips/seeds.js";
import { slipsPage } from "./slips/slips-page.js";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "first" },
    missed: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});
const seeds = chooseSeeds(values.seed);
const rows = measureSlips(seeds);
for (const { slip, addresses, names, missed } of rows) {
  const counts = [addresses, names].map(({ seeded, reported, mended }) => `${seeded}/${reported}/${mended}`);
  console.log(`${slip}: addresses ${counts[0]}, names ${counts[1]}`);
  if (values.missed) for (const text of missed) console.log(`  ${text}`);
}
if (values.write) {
  const page = fileURLToPath(new URL("../../docs/slips.md", import.meta.url));
  const languages = new Set(seeds.map(({ language }) => language)).size;
  const text = slipsPage(rows, seeds.length, languages);
  writeFileSync(page, await format(text, { ...(await resolveConfig(page)), filepath: page }));
}
