import { checkOfCode } from "../../../checks/run/check-of-code.js";
import type { Code } from "../../../findings/code.js";
import type { LocatedFinding } from "../../project/located-finding.js";
import type { Site } from "../../read/site.js";
import type { JudgedDocument } from "./judged-document.js";
import { isStrict } from "../selected-codes.js";
import { wordSet } from "../../../text/word-set.js";

/** If this many values of one name, and one in `largestPart` of all its values, have findings, these are no slips. */
const fewest = 4;
const largestPart = 2;

/** At least this many values of one name with the same harmless fault are a habit of the program that writes them. */
const fewestOfHabit = 8;

/** Values with at least this many different codes have a notation of their own; one code alone may be a habit. */
const fewestWays = 2;

/** Elements of HTML and SVG whose addresses browsers follow: a habit there breaks links, and is reported. */
const followed = wordSet(`
a area audio base blockquote body embed form frame iframe image img input link object script source track use video
`);

/**
 * Leaves out findings that most values of a name in data, or of an attribute that no browser follows, have in common,
 * since a program writes and reads the values so: white space around each value, or malformed characters of several
 * kinds, as in the place in a file of
 * `<step src="a/b.go:/func New/,/\n}/">`. Leaves out none if the settings are strict.
 */
export function withoutValuesInOwnNotation(
  findings: LocatedFinding[],
  { raws, settings }: JudgedDocument,
): LocatedFinding[] {
  const counted = findings.filter(({ code }) => isMalformed(code) || isHabitOfMost(code));
  if (counted.length < fewest || isStrict(settings)) return findings;
  const codes = new Map<number, Set<Code>>();
  for (const { code, literal } of counted) codes.set(literal.start, (codes.get(literal.start) ?? new Set()).add(code));
  const named = new Map<string, FaultsOfName>();
  for (const [start, own] of codes) {
    const name = nameOf(raws.startingAt(start)?.site);
    if (name === undefined) continue;
    const values: FaultsOfName = named.get(name) ?? { starts: [], malformed: 0, codes: new Map(), count: 0 };
    named.set(name, values);
    values.starts.push(start);
    if ([...own].some(isMalformed)) values.malformed += 1;
    for (const code of own) values.codes.set(code, (values.codes.get(code) ?? 0) + 1);
  }
  // The number of all values is not known yet: counting them takes time linear in the document, so it is done only
  // if the findings could be excused without any other value.
  const mayBeExcused = [...named.values()].some(
    (values) =>
      isNotation(values) || [...values.codes.keys()].some((code) => isHabitOfMost(code) && isHabit(code, values)),
  );
  if (!mayBeExcused) return findings;
  for (const { site } of raws.slice()) {
    const values = named.get(nameOf(site) ?? "");
    if (values !== undefined) values.count += 1;
  }
  const excused = new Map(
    [...named.values()].flatMap((values) => values.starts.map((start) => [start, values] as const)),
  );
  return findings.filter((finding) => {
    const values = excused.get(finding.literal.start);
    if (values === undefined) return true;
    const { code } = finding;
    return !(isMalformed(code) && isNotation(values)) && !(isHabitOfMost(code) && isHabit(code, values));
  });
}

/**
 * Whether the grammar refuses the characters of a finding, and these are visible and no harmless habit (`isHabitOfMost`).
 */
function isMalformed(code: Code): boolean {
  const check = checkOfCode(code);
  return check?.strength === "grammar" && check.hidden !== true && check.habitOfMost !== true;
}

function isHabitOfMost(code: Code): boolean {
  return checkOfCode(code)?.habitOfMost === true;
}

interface FaultsOfName {
  /** The offsets of the values that have counted findings. */
  readonly starts: number[];
  /** The number of values whose characters the grammar refuses. */
  malformed: number;
  /** The number of values that have findings of each code. */
  readonly codes: Map<Code, number>;
  count: number;
}

function isNotation({ malformed, codes, count }: FaultsOfName): boolean {
  const ways = [...codes.keys()].filter(isMalformed).length;
  return malformed >= fewest && malformed * largestPart >= count && ways >= fewestWays;
}

function isHabit(code: Code, { codes, count }: FaultsOfName): boolean {
  const own = codes.get(code) ?? 0;
  return own >= fewestOfHabit && own * largestPart >= count;
}

/**
 * The element and the name of an attribute, or the path of names to a value in data; `undefined` for keys, and for
 * names of RDF.
 */
function nameOf(site: Site | undefined): string | undefined {
  if (site?.kind === "attribute")
    return followed.has(site.element.toLowerCase()) || site.name.includes(":")
      ? undefined
      : `${site.element} ${site.name}`;
  if (site?.kind === "data")
    return site.isKey || site.path.some((name) => name.startsWith("@")) ? undefined : site.path.join(" ");
  return undefined;
}
