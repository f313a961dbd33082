import { checkOfCode } from "../../checks/run/check-of-code.js";
import type { Code } from "../../findings/code.js";
import type { LocatedFinding } from "../project/located-finding.js";
import type { RawLiteral } from "../read/literal.js";
import type { Site } from "../read/site.js";
import type { Settings } from "../settings/settings.js";
import { isStrict } from "./selected-codes.js";

/** The document that the findings are in. */
interface Listed {
  readonly raws: { slice(): readonly RawLiteral[] };
  readonly settings: Settings;
}

/** So many malformed values of one name, at least half of all its values, are no slips. */
const fewest = 4;
const largestPart = 2;

/** So many values with one and the same fault that does little harm are a habit of the program that writes them. */
const fewestOfHabit = 8;

/** Malformed in so many ways, they have a notation of their own: one way alone may be a habit of the writer. */
const fewestWays = 2;

/** Elements of HTML and SVG whose addresses browsers follow: there a habit breaks links. */
const followed =
  /^(?:a|area|audio|base|blockquote|body|embed|form|frame|iframe|image|img|input|link|object|script|source|track|use|video)$/iu;

/**
 * Leaves out what most values of a name in data, or of an attribute that no browser follows, have in common, since a program
 * writes and reads them so: that they are malformed in several ways, as `<step src="a/b.go:/func New/,/\n}/">`, a place in
 * a file, or that white space stands before each. Leaves out none if the settings are strict.
 */
export function withoutValuesInOwnNotation(findings: LocatedFinding[], { raws, settings }: Listed): LocatedFinding[] {
  const counted = findings.filter((finding) => isMalformed(finding) || isOfHabit(finding));
  if (counted.length < fewest || isStrict(settings)) return findings;
  const codes = new Map<number, Set<Code>>();
  for (const { code, literal } of counted) codes.set(literal.start, (codes.get(literal.start) ?? new Set()).add(code));
  const named = new Map<string, Values>();
  for (const { span, site } of raws.slice()) {
    const name = nameOf(site);
    if (name === undefined) continue;
    const values: Values = named.get(name) ?? { starts: [], codes: new Map(), count: 0 };
    named.set(name, values);
    values.count += 1;
    const own = codes.get(span.start);
    if (own === undefined) continue;
    values.starts.push(span.start);
    for (const code of own) values.codes.set(code, (values.codes.get(code) ?? 0) + 1);
  }
  const excused = new Map(
    [...named.values()].flatMap((values) => values.starts.map((start) => [start, values] as const)),
  );
  return findings.filter((finding) => {
    const values = excused.get(finding.literal.start);
    if (values === undefined) return true;
    return !(isMalformed(finding) && isNotation(values)) && !(isOfHabit(finding) && isHabit(finding.code, values));
  });
}

/** Whether the grammar of identifiers refuses the characters, which a reader sees. */
function isMalformed({ code }: LocatedFinding): boolean {
  const check = checkOfCode(code);
  return check?.strength === "grammar" && check.hidden !== true && check.habitOfMost !== true;
}

function isOfHabit({ code }: LocatedFinding): boolean {
  return checkOfCode(code)?.habitOfMost === true;
}

interface Values {
  /** Where the values begin of which something is told. */
  readonly starts: number[];
  /** Of how many values each code is told. */
  readonly codes: Map<Code, number>;
  count: number;
}

function isNotation({ starts, codes, count }: Values): boolean {
  return starts.length >= fewest && starts.length * largestPart >= count && codes.size >= fewestWays;
}

function isHabit(code: Code, { codes, count }: Values): boolean {
  const own = codes.get(code) ?? 0;
  return own >= fewestOfHabit && own * largestPart >= count;
}

/** The name of an attribute with that of its element, or of a value with those that lead to it; undefined for those of RDF. */
function nameOf(site: Site): string | undefined {
  if (site.kind === "attribute")
    return followed.test(site.element) || site.name.includes(":") ? undefined : `${site.element} ${site.name}`;
  if (site.kind === "data")
    return site.isKey || site.path.some((name) => name.startsWith("@")) ? undefined : site.path.join(" ");
  return undefined;
}
