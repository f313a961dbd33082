import { tableOf } from "../table.js";
import type { Verdict } from "./kept.js";
import type { Measured } from "./measured-repair.js";

/** The page that says how many of the faults that people repaired are found. */
export function repairsPage(measured: readonly Measured[], verdicts: ReadonlyMap<string, Verdict>): string {
  const judged = measured.filter(({ hash }) => verdicts.has(hash));
  const real = judged.filter(({ hash }) => verdicts.get(hash)?.verdict === "real");
  const read = real.filter(({ language }) => language !== null);
  const repositories = new Set(judged.map(({ repository }) => repository));
  return `<!-- Written by pnpm repairs --write. Do not edit. -->

# Repairs

How much of what people really mend is found? \`pnpm repairs\` goes through the histories of public repositories and takes the commits that changed a few
characters within an address, or beside it, but not one good address for another (\`http\` for \`https\`, a page that moved, a version). It reads the file as it was
before, with the preset \`recommended\`. _Found_: a finding touches the characters that were changed. A reader has judged each change; _real_ is the repair of a
fault that could be seen in the text itself; white space that the format allows around an address, and the parentheses of a sentence, are none. What was missed counts whether or not files of that kind are read.

Of ${judged.length} judged changes in ${repositories.size} repositories ${real.length} are real repairs: ${shareOf(real)} are found, and ${shareOf(read)} where the file is read at all.

## By kind

${tableOf(
  ["kind", "judged", "real", "found", "share"],
  groupsOf(judged, verdicts, ({ kind }) => kind),
)}

## By language

${tableOf(
  ["language", "judged", "real", "found", "share"],
  groupsOf(judged, verdicts, ({ language }) => language ?? "not read"),
)}

## By repository

${tableOf(
  ["repository", "judged", "real", "found", "share"],
  groupsOf(judged, verdicts, ({ repository }) => repository),
)}
`;
}

function groupsOf(
  judged: readonly Measured[],
  verdicts: ReadonlyMap<string, Verdict>,
  nameOf: (row: Measured) => string,
): string[][] {
  const groups = new Map<string, Measured[]>();
  for (const row of judged) groups.set(nameOf(row), [...(groups.get(nameOf(row)) ?? []), row]);
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, rows]) => {
      const real = rows.filter(({ hash }) => verdicts.get(hash)?.verdict === "real");
      const found = real.filter(({ code }) => code !== null);
      return [name, ...[rows, real, found].map(({ length }) => String(length)), percent(found.length, real.length)];
    });
}

function shareOf(real: readonly Measured[]): string {
  const found = real.filter(({ code }) => code !== null).length;
  return `${found} of ${real.length} (${percent(found, real.length)})`;
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "–" : `${Math.round((100 * part) / whole)} %`;
}
