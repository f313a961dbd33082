// pnpm conventions <clone>…          counts how often each convention decides something in files of repositories
// pnpm conventions --write <clone>…  puts the figures in the place of those that are kept, for docs/conventions.md
// pnpm conventions --whole …         reads all files, and adds what they give to the figures of what had decided nothing in the count by lot;
//                                   repositories that were read so before count for conventions that have come since
import { parseArgs } from "node:util";
import { conventions } from "../../packages/core/src/literals/conventions/registry.js";
import { openClone } from "./clone.js";
import { countInClone } from "./conventions/count.js";
import { entriesOf } from "./conventions/entries.js";
import { figureOf, filesOfEach, keepFigures, keyOf, readFigures, withWhole } from "./conventions/figures.js";
import { Tally } from "./conventions/tally.js";

const { values, positionals } = parseArgs({
  options: { write: { type: "boolean" }, whole: { type: "boolean" } },
  allowPositionals: true,
});
if (positionals.length === 0) throw new Error("Usage: npm run conventions -- [--write] [--whole] CLONE…");

const isWhole = values.whole === true;
const kept = readFigures();
const readBefore = new Set(isWhole ? kept.whole?.map(({ repository }) => repository) : []);
const tally = new Tally();
const again = new Tally();
for (const folder of positionals) {
  const clone = openClone(folder);
  if (values.write === true && !clone.name.includes("/"))
    throw new Error(`${folder} has no remote 'origin', so that the figures would not say which repository it is.`);
  const ofClone = readBefore.has(clone.name) ? again : tally;
  const files = countInClone(clone, ofClone.tell, isWhole ? Infinity : filesOfEach);
  ofClone.endRepository(clone.name, clone.commit, files);
  console.error(`${clone.name}: ${files} files${ofClone === again ? ", read before" : ""}`);
}
const figures = tally.figures();
const ofRecord = conventions.map((convention) => {
  const { repositories = 0, times = 0 } = figureOf(convention, figures) ?? {};
  return { convention, repositories, times };
});
for (const { convention, repositories, times } of ofRecord.sort((a, b) => b.times - a.times)) {
  const idle = times === 0 ? [] : entriesOf(convention).filter((entry) => !tally.hasDecided(convention, entry));
  const never = idle.length === 0 ? "" : `\n${" ".repeat(20)}but never ${idle.join(" ")}`;
  console.log(
    `${String(times).padStart(8)} in ${String(repositories).padStart(4)}: ${keyOf(convention)} (${convention.seenIn})${never}`,
  );
}
const idle = ofRecord.filter(({ times }) => times === 0).length;
console.log(`${figures.repositories.length} repositories, ${idle} conventions that decide nothing`);
if (values.write === true) await keepFigures(isWhole ? withWhole(kept, figures, again.figures()) : figures);
