import type { Code } from "../../../findings/code.js";
import type { LocatedFinding } from "../../project/located-finding.js";
import { documentRegistry } from "../document-registry.js";
import type { JudgedDocument } from "./judged-document.js";
import { beginsWithScheme } from "./schemeless-values.js";
import { isStrict } from "../selected-codes.js";

const comparing: ReadonlySet<Code> = new Set(
  documentRegistry.flatMap(({ code, comparesValues }) => (comparesValues === true ? code : [])),
);

/** The depths in the data (lengths of the path of keys) at which values of one name stand. */
interface Depths {
  /** The depths of the values with a scheme. */
  readonly complete: Set<number>;
  /** The depth of each value that has a finding, by the offset of the value. */
  readonly told: Map<number, number>;
}

/**
 * Leaves out findings of checks that compare a value with others of its name, where all of these that have a scheme stand
 * deeper in the data, or less deep: `url` at the top is the domain of a site, `steps[].url` an address in it. Leaves out
 * none if the settings are strict.
 */
export function withoutValuesOfOtherDepth(
  findings: LocatedFinding[],
  { source, raws, settings }: JudgedDocument,
): LocatedFinding[] {
  const told = new Set(findings.filter(isCompared).map(({ literal }) => literal.start));
  if (told.size === 0 || isStrict(settings)) return findings;
  const named = new Map<string, Depths>();
  for (const { span, site } of raws.slice()) {
    if (site.kind !== "data" || site.isKey) continue;
    const name = site.path.at(-1) ?? "";
    const depths: Depths = named.get(name) ?? { complete: new Set(), told: new Map() };
    named.set(name, depths);
    if (told.has(span.start)) depths.told.set(span.start, site.path.length);
    else if (beginsWithScheme(source, span)) depths.complete.add(site.path.length);
  }
  const alone = new Set(
    [...named.values()].flatMap(({ complete, told: values }) =>
      complete.size === 0 ? [] : [...values].flatMap(([start, depth]) => (complete.has(depth) ? [] : start)),
    ),
  );
  return findings.filter((finding) => !isCompared(finding) || !alone.has(finding.literal.start));
}

function isCompared({ code }: LocatedFinding): boolean {
  return comparing.has(code);
}
