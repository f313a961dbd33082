// node --import=tsx tools/real-code.ts <folder>…: reads every file below the folders as the command and the server do, prints
// each report, and counts files, literals, identifiers and reports for docs/real-code.md. Needs a build.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { languageOfPath, readDocument } from "../packages/core/dist/documents/index.js";
import { checkDocument, defaultSettings } from "../packages/core/dist/literals/index.js";

/** Files above this are read by nobody in an editor, and take long. */
const largest = 2_000_000;

interface Count {
  files: number;
  units: number;
  literals: number;
  identifiers: number;
  reports: number;
}

function countFolder(folder: string): Count {
  const count: Count = { files: 0, units: 0, literals: 0, identifiers: 0, reports: 0 };
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const language = entry.isFile() ? languageOfPath(path) : undefined;
    if (language === undefined || statSync(path).size > largest) continue;
    const text = readFileSync(path, "utf8");
    const { literals, comments: spans } = readDocument(text, language);
    const { literals: identifiers, findings } = checkDocument(text, literals, defaultSettings, {
      spans,
      heeds: "iri-and-eslint",
    });
    count.files += 1;
    count.units += text.length;
    count.literals += literals.length;
    count.identifiers += identifiers.length;
    count.reports += findings.length;
    for (const { code, span, message } of findings) {
      const line = text.slice(0, span.start).split("\n").length;
      console.log(`${path}:${line} ${code} ${JSON.stringify(text.slice(span.start - 40, span.end + 20))} ${message}`);
    }
  }
  return count;
}

const rows = process.argv.slice(2).map((folder) => {
  const { files, units, literals, identifiers, reports } = countFolder(folder);
  const megabytes = (units / 1e6).toFixed(1);
  return `| ${folder} | ${files} | ${megabytes} | ${literals} | ${identifiers} | ${reports} |`;
});
console.log(
  `\n| folder | files | MB | literals | identifiers | reports |\n| --- | --- | --- | --- | --- | --- |\n${rows.join("\n")}`,
);
