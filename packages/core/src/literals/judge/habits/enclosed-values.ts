import type { LocatedFinding } from "../../project/located-finding.js";
import type { JudgedDocument } from "./judged-document.js";
import { isStrict } from "../selected-codes.js";

/** If this many values of one name, and all of them, are enclosed, whatever reads them expects it. */
const fewest = 3;

/** An identifier between angle brackets and nothing else, as Turtle and SPARQL write it. */
const enclosed = /^<[a-z][a-z\d+.-]*:[^<>\s"]+>$/iu;

/** An address without brackets. Names with a prefix, `wdt:P31`, are written without them in the same column. */
const address = /^[a-z][a-z\d+.-]*:\/\//iu;

/** In UTF-16 code units; longer values are not looked at. */
const longest = 1000;

/**
 * Leaves out findings in values of data that are enclosed in angle brackets, where all addresses of their name are, as in a
 * table of prefixes: `wd,<http://www.wikidata.org/entity/>`. Leaves out none if the settings are strict.
 */
export function withoutEnclosedValues(
  findings: LocatedFinding[],
  { source, raws, settings }: JudgedDocument,
): LocatedFinding[] {
  const isEnclosed = ({ start, end }: { start: number; end: number }): boolean =>
    end - start <= longest && enclosed.test(source.slice(start, end));
  const told = new Set(findings.filter(({ literal }) => isEnclosed(literal)).map(({ literal }) => literal.start));
  if (told.size < fewest || isStrict(settings)) return findings;
  const named = new Map<string, { readonly starts: number[]; others: number }>();
  for (const { span, site } of raws.slice()) {
    if (site.kind !== "data" || site.isKey || span.start === span.end) continue;
    const name = site.path.join(" ");
    const values = named.get(name) ?? { starts: [], others: 0 };
    named.set(name, values);
    if (told.has(span.start)) values.starts.push(span.start);
    else if (address.test(source.slice(span.start, Math.min(span.end, span.start + longest)))) values.others += 1;
  }
  const spared = new Set(
    [...named.values()].flatMap(({ starts, others }) => (others === 0 && starts.length >= fewest ? starts : [])),
  );
  return findings.filter(({ literal }) => !spared.has(literal.start));
}
