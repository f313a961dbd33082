import { readings } from "../../src/readings/readings.js";
import type { ConsumerName, ConsumerReading } from "../../src/consumers/consumer-reading.js";
import { consumerPrograms, type ConsumerProgram, type ProgramAnswer } from "./consumer-programs.js";
import { readDebianFile } from "./debian-package.js";
import { hostileAddresses } from "./hostile-addresses.js";
import { Score, type ConformanceSuite, type SuiteResult } from "./suite.js";
import type { UrlRow } from "./url-standard.js";

const parts = ["scheme", "userinfo", "host", "port", "path", "query", "fragment", "target"] as const;

/** Schemes in which libcurl takes options apart from a name and a password. */
const schemesWithOptions = /^(?:imap|pop3|smtp)s?$/;

function run(): SuiteResult {
  const score = new Score();
  const texts = [...hostileAddresses(20_000), ...publishedInputs()];
  const ours = texts.map((text) => readings(text));
  for (const program of consumerPrograms) hold(score, program, texts, ours);
  return score.result;
}

/** A NUL ends an argument of a program, and JSON carries no unpaired surrogate to all of them. */
function publishedInputs(): string[] {
  const { text } = readDebianFile("librust-url-dev", "/tests/urltestdata.json");
  const rows = JSON.parse(text) as (UrlRow | string)[];
  return rows.flatMap((row) => (typeof row === "string" || !row.input.isWellFormed() ? [] : [row.input]));
}

function hold(
  score: Score,
  program: ConsumerProgram,
  texts: readonly string[],
  ours: readonly (readonly ConsumerReading[])[],
): void {
  for (const [index, answer] of program.ask(texts).entries()) {
    const reading = ours[index]?.find(({ consumer }) => consumer === program.consumer);
    const found = answerOf(reading, program.consumer);
    score.add(
      isSame(found, answer),
      () =>
        `${program.consumer}: ${JSON.stringify(texts[index])} is ${JSON.stringify(answer)}, not ${JSON.stringify(found)}`,
    );
  }
}

function answerOf(reading: ConsumerReading | undefined, consumer: ConsumerName): ProgramAnswer {
  if (reading?.ok !== true) return null;
  const answer = Object.fromEntries(parts.map((part) => [part, reading[part] ?? null]));
  return consumer === "curl" && schemesWithOptions.test(reading.scheme ?? "") ? { ...answer, userinfo: null } : answer;
}

function isSame(ours: ProgramAnswer, theirs: ProgramAnswer): boolean {
  if (ours === null || theirs === null) return ours === theirs;
  const hasOptions = schemesWithOptions.test(theirs["scheme"] ?? "");
  return parts.every((part) => (part === "userinfo" && hasOptions) || (ours[part] ?? null) === (theirs[part] ?? null));
}

export const suite: ConformanceSuite = {
  name: "Readings against urllib.parse, net/url and libcurl",
  // Security updates come often, and change nothing here.
  version: "as installed",
  source: "Debian packages python3, golang-go, libcurl4, librust-url-dev; 20,000 generated texts and those of WPT",
  run,
};
