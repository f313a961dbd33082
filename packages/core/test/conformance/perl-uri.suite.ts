import { resolve } from "../../src/iri/resolve.js";
import { openDebianSource } from "./debian-source.js";
import { Score, type ConformanceSuite, type DifferenceClass, type SuiteResult } from "./suite.js";

const source = openDebianSource("liburi-perl");

const beyondRoot: DifferenceClass = {
  reason: "RFC 2396 keeps dot segments at the root and those that lead beyond it; RFC 3986 removes them",
  section: "RFC 3986 §5.2.4, §5.4.2",
};
const queryAlone: DifferenceClass = {
  reason: "RFC 2396 takes the last segment off before a query alone; RFC 3986 keeps the path",
  section: "RFC 3986 §5.2.2, §5.4.1",
};

function run(): SuiteResult {
  const score = new Score();
  for (let number = 1; number <= 5; number++) {
    const page = source.read(`t/roytest${number}.html`);
    const base = /^<BASE href="([^"]+)">/mu.exec(page)?.[1] ?? "";
    const links = [...page.matchAll(/^<a href="([^"]*)">.*<\/a>\s*=\s*(\(current document\)|\S+)/gmu)];
    score.add(links.length > 10, () => `roytest${number}.html has ${links.length} references`);
    for (const [, reference = "", expected = ""] of links) judge(score, { reference, base, expected });
  }
  return score.result;
}

function judge(
  score: Score,
  { reference, base, expected }: { readonly reference: string; readonly base: string; readonly expected: string },
): void {
  const target = expected === "(current document)" ? base : expected;
  const result = resolve(reference, base);
  const found = result.ok ? result.value : result.reason;
  const describe = (): string => `${reference} against ${base} is ${target}, not ${found}`;
  if (found === target) score.add(true, describe);
  else if (reference.startsWith("?")) score.differ(queryAlone, describe());
  else if (/\/\.\.?\//u.test(target)) score.differ(beyondRoot, describe());
  else score.add(false, describe);
}

export const suite: ConformanceSuite = {
  name: "Perl URI, Roy Fielding's tests of resolution",
  version: source.version,
  source: "sources of the Debian package liburi-perl (t/roytest1.html to 5, under the terms of Perl)",
  run,
};
