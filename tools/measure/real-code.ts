// pnpm real-code            reads the pinned packages, and prints every report on which nobody has given a verdict
// pnpm real-code --write    the same, and writes docs/real-code-packages.md
// pnpm real-code <folder>…  reads other folders, and prints every report
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { format, resolveConfig } from "prettier";
import { ensureCorpus } from "./corpus.mjs";
import { realCodePage, type JudgedPackage } from "./corpus/real-code-page.js";
import { readPackage, type FileReport } from "./corpus/reports.js";
import { readVerdicts, verdictOn } from "./corpus/verdicts.js";

const args = process.argv.slice(2);
const folders = args.filter((argument) => argument !== "--write");
if (folders.length > 0) {
  for (const folder of folders) {
    const { count, reports } = readPackage(folder);
    for (const report of reports) print(folder, report);
    console.log(`${folder}: ${count.files} files, ${count.identifiers} identifiers, ${count.reports} reports`);
  }
} else await readCorpus(args.includes("--write"));

async function readCorpus(isWritten: boolean): Promise<void> {
  const verdicts = readVerdicts();
  let unread = 0;
  const packages = ensureCorpus().map(({ name, version, folder }): JudgedPackage => {
    const { count, languages, reports } = readPackage(folder);
    const judged = reports.map((report) => ({ report, verdict: verdictOn(verdicts, name, report) }));
    for (const { report, verdict } of judged) {
      if (verdict !== undefined) continue;
      unread += 1;
      print(name, report);
    }
    return { name, version, count, languages, judged };
  });
  console.log(unread === 0 ? "There is a verdict on every report." : `${unread} reports have no verdict.`);
  process.exitCode = unread === 0 ? 0 : 1;
  if (!isWritten) return;
  const page = fileURLToPath(new URL("../../docs/real-code-packages.md", import.meta.url));
  writeFileSync(page, await format(realCodePage(packages), { ...(await resolveConfig(page)), filepath: page }));
}

function print(where: string, { path, line, code, excerpt, message }: FileReport): void {
  console.log(`${where} ${path}:${line} ${code} ${JSON.stringify(excerpt)} ${message}`);
}
