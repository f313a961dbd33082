// pnpm parity                  lints 1,000 published files by every host, and prints where they differ
// pnpm parity <seed> [count]   takes other files
import { compareEslint, compareOxlint, type Outcomes } from "./parity/compare.js";
import { chooseRealFiles, withFaults } from "./parity/real-files.js";

const [seed = "irilint", count = "1000"] = process.argv.slice(2);
const files = chooseRealFiles(Number(count), seed);
print("ESLint and the server, files as they are", compareEslint(files));
print("oxlint and the server, files as they are", compareOxlint(files));
const faulty = files.map(withFaults);
print("ESLint and the server, a fault in each identifier", compareEslint(faulty));
print("oxlint and the server, a fault in each identifier", compareOxlint(faulty));

function print(title: string, outcomes: Outcomes): void {
  console.log(`\n${title}\n\n| language | files | not parsed | findings | files that differ |`);
  console.log("| --- | --- | --- | --- | --- |");
  for (const [language, { files: all, unread, findings, differing }] of outcomes) {
    console.log(`| ${language} | ${all} | ${unread} | ${findings} | ${differing.length} |`);
  }
  const differing = [...outcomes.values()].flatMap((outcome) => outcome.differing);
  for (const path of differing) console.log(`differs: ${path}`);
  if (differing.length > 0) process.exitCode = 1;
}
