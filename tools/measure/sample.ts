// pnpm sample                says how well identifiers are told from other literals, by the labelled sample
// pnpm sample --draw <seed>  draws another one from the pinned packages, to be labelled by hand
import { drawSample } from "./sample/draw.js";
import { measure } from "./sample/measure.js";
import { readRows } from "./sample/row.js";

const [option, seed] = process.argv.slice(2);
if (option === "--draw" && seed !== undefined) {
  for (const { row, context } of drawSample(seed)) console.log(JSON.stringify({ ...row, context }));
} else if (option === undefined) {
  const { precision, recall, mistaken } = measure(readRows());
  console.log(`precision ${percent(precision.share)}, recall ${percent(recall.share)}; mistaken:`);
  for (const { release, path, line, source, label, why } of mistaken) {
    console.log(`${release} ${path}:${line} ${JSON.stringify(source)} ${label}: ${why}`);
  }
} else throw new Error("Usage: npm run sample -- [--draw SEED]");

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
