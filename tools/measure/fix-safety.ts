// pnpm fix-safety [--write]   files of the fixtures and of the pinned packages
// pnpm fix-safety <folder>…   files below other folders
//
// Applies every fix and suggestion to the files, each by itself, and all safe fixes of a file at once; reads the result
// with a parser that others wrote; and compares every name and value, or every token, with those of the original. Prints
// what differs beside what was mended. With --write docs/reliability.md gets the numbers.
import { writeFileSync } from "node:fs";
import { readDocumentOnce } from "../../packages/core/src/documents/index.js";
import { checkDocument, defaultSettings, type LocatedFix } from "../../packages/core/src/literals/index.js";
import { applyEdits, withoutOverlap } from "../../packages/core/test/apply-edits.js";
import { realParsers } from "../../packages/core/test/real-parsers.js";
import type { ValuesOf } from "../../packages/core/test/syntax-trees.js";
import { corpusFolders, fixtureTexts, textsBelow, type RealText } from "./fuzz/real-texts.js";
import { safetyFile, type SafetyCount } from "./reliability/fix-safety.js";

/** Of one file: some have the same finding in thousands of places. */
const mostFixes = 30;
/** Of one language and package. */
const mostFiles = 300;

const counts: Record<string, SafetyCount> = {};
let failed = 0;
const folders = process.argv.slice(2).filter((argument) => argument !== "--write");
const isUsual = folders.length === 0;
if (isUsual) tryFiles(fixtureTexts());
for (const folder of isUsual ? corpusFolders() : folders) tryFiles(textsBelow(folder, mostFiles));
console.table(counts);
if (isUsual && process.argv.includes("--write")) writeFileSync(safetyFile, `${JSON.stringify(counts, undefined, 2)}\n`);
process.exitCode = failed === 0 ? 0 : 1;

function tryFiles(files: readonly RealText[]): void {
  for (const real of files) {
    const valuesOf = realParsers[real.language];
    if (valuesOf !== undefined) tryFile(real, valuesOf);
  }
}

function tryFile(real: RealText, valuesOf: ValuesOf): void {
  const { language, text } = real;
  const fixes = fixesIn(real);
  if (fixes.length === 0) return;
  const before = valuesIn(text, valuesOf);
  // What its own parser refuses cannot be compared: a fixture may be broken on purpose.
  if (before === undefined) return;
  const count = (counts[language] ??= { files: 0, fixes: 0, safe: 0 });
  count.files += 1;
  for (const fix of spread(fixes, mostFixes)) {
    count.fixes += 1;
    expectSame(real, [fix], valuesOf, before);
  }
  const safe = withoutOverlap(fixes.filter(({ safety }) => safety === "safe"));
  count.safe += safe.length;
  expectSame(real, safe, valuesOf, before);
}

function fixesIn({ text, language }: RealText): LocatedFix[] {
  const { literals, comments: spans } = readDocumentOnce(text, language);
  const settings = { ...defaultSettings, preset: "all", prose: true } as const;
  const { findings } = checkDocument(text, literals, settings, { spans, heeds: "iri" });
  // An element around an identifier is a change of the tree that somebody asked for.
  return findings.flatMap((finding) => finding.fixes).filter(({ title }) => !title.startsWith("Wrap it in "));
}

function valuesIn(text: string, valuesOf: ValuesOf): readonly string[] | undefined {
  try {
    return valuesOf(text);
  } catch {
    return undefined;
  }
}

/** As many values as before, and no more of them changed than there are edits. */
function expectSame(
  { path, text }: RealText,
  fixes: readonly LocatedFix[],
  valuesOf: ValuesOf,
  before: readonly string[],
): void {
  const edits = fixes.flatMap((fix) => fix.edits);
  const after = valuesIn(applyEdits(text, edits), valuesOf);
  const changed = after === undefined ? 0 : changesIn(before, after);
  if (after?.length === before.length && changed <= edits.length) return;
  failed += 1;
  const [first] = edits;
  const around = first === undefined ? "" : text.slice(Math.max(0, first.span.start - 60), first.span.end + 40);
  const outcome =
    after === undefined ? "is refused" : `has ${after.length} values for ${before.length}, ${changed} changed`;
  const titles = fixes.map(({ title }) => title).slice(0, 3);
  console.log(`${path} ${outcome}: ${titles.join("; ")}\n  ${JSON.stringify(around)}`);
}

/** How many values became others; the same change of the same value, where aliases or links repeat it, counts once. */
function changesIn(before: readonly string[], after: readonly string[]): number {
  const changes = after.map((value, index) => [before[index] ?? "", value] as const).filter(([a, b]) => a !== b);
  return new Set(changes.map((change) => change.map((value) => value.slice(value.indexOf("\t"))).join())).size;
}

/** As many of a list as there may be, from all parts of it. */
function spread<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list;
  const before = (index: number): number => Math.floor((index * most) / list.length);
  return list.filter((_, index) => before(index) < before(index + 1));
}
