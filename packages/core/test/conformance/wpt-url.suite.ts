import { readDebianFile } from "./debian-package.js";
import { Score, type ConformanceSuite, type SuiteResult } from "./suite.js";
import { judgeUrl, type UrlRow } from "./url-standard.js";

const packageName = "librust-url-dev";
const { text, version } = readDebianFile(packageName, "/tests/urltestdata.json");

function run(): SuiteResult {
  const score = new Score();
  // The suite's own schema: rows, and comments as strings.
  for (const row of JSON.parse(text) as (UrlRow | string)[]) {
    if (typeof row !== "string") judgeUrl(score, row);
  }
  return score.result;
}

export const suite: ConformanceSuite = {
  name: "WPT, urltestdata",
  version,
  source: `Debian package ${packageName}`,
  run,
};
