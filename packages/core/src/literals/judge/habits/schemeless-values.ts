import { checkOfCode } from "../../../checks/run/check-of-code.js";
import { beginsWithWebHost } from "../../../hosts/well-known-sites.js";
import type { Span } from "../../../findings/span.js";
import type { Source } from "../../../text/changing-text.js";
import type { LocatedFinding } from "../../project/located-finding.js";
import type { Site } from "../../read/site.js";
import type { JudgedDocument } from "./judged-document.js";
import { isStrict } from "../selected-codes.js";

/**
 * At least this many values of a name without a scheme, and no value with one, are a habit: a program adds the scheme.
 */
const fewest = 3;

/**
 * If more values of a name have a scheme, nobody writes the data by hand: a program gathers what others have entered. Of those, more than
 * one in `rarest` has none; fewer are slips of people who look after the data.
 */
const most = 2000;
const rarest = 1000;

/** Names whose values are put into links as they are, or, in a list of OpenAPI's servers, are requested. */
const followed = /(?:^|\.)(?:href|src|homepage|permalink|hyperlink|servers\.url)$/iu;

/** In UTF-16 code units: enough for a scheme or for a host. */
const longestBeginning = 100;

/**
 * Leaves out findings of a missing scheme where no value of the same name in the data or the list has a scheme, as in
 * bookmarks `{ "url": "www.a.example" }` or in the hosts and paths that a program is to recognize; or where more than
 * `most` values have one, and not only few have none. Leaves out none if the settings are strict.
 */
export function withoutSchemelessValues(
  findings: LocatedFinding[],
  { source, raws, settings }: JudgedDocument,
): LocatedFinding[] {
  const told = new Set(findings.filter(lacksScheme).map(({ literal }) => literal.start));
  if (told.size === 0 || isStrict(settings)) return findings;
  const named = new Map<string, ValuesOfName>();
  for (const { span, site } of raws.slice()) {
    const name = nameOf(site);
    if (name === undefined || followed.test(site.kind === "data" ? site.path.slice(-2).join(".") : name)) continue;
    const values = named.get(name) ?? { starts: [], bare: 0, complete: 0 };
    named.set(name, values);
    const text = beginningOf(source, span);
    if (told.has(span.start)) values.starts.push(span.start);
    if (told.has(span.start) || beginsWithWebHost(text) || bareHost.test(text)) values.bare += 1;
    else if (withScheme.test(text)) values.complete += 1;
  }
  const habits = [...named.values()].filter(
    ({ bare, complete }) => (bare >= fewest && complete === 0) || (complete > most && bare * rarest > complete),
  );
  const excused = new Set(habits.flatMap(({ starts }) => starts));
  return findings.filter((finding) => !lacksScheme(finding) || !excused.has(finding.literal.start));
}

/** Whether a value begins with a scheme, whatever that is. */
export function beginsWithScheme(source: Source, span: Span<"source">): boolean {
  return withScheme.test(beginningOf(source, span));
}

function beginningOf(source: Source, { start, end }: Span<"source">): string {
  return source.slice(start, Math.min(end, start + longestBeginning));
}

const withScheme = /^[a-z][a-z\d+.-]*:/iu;

/** Whether a finding is that of a missing scheme, which may be a habit: a program puts it before the value. */
export function lacksScheme({ code }: LocatedFinding): boolean {
  return checkOfCode(code)?.habit === true;
}

interface ValuesOfName {
  /** The offsets of the values that have a finding of a missing scheme. */
  readonly starts: number[];
  bare: number;
  complete: number;
}

const bareHost = /^(?:[a-z\d-]{1,63}\.){1,5}[a-z]{2,24}(?:[/:?#]|$)/iu;

/** The name of a value in data, or of a variable or a list in code. */
function nameOf(site: Site): string | undefined {
  if (site.kind === "data") return site.isKey ? undefined : site.path.at(-1);
  return site.kind === "assigned" ? site.name.slice(site.name.lastIndexOf(".") + 1) : undefined;
}
