import { suggest } from "../../checks/definition/define-check.js";
import { isUsed } from "../../checks/conventions/roles.js";
import { domainBeforePath, isPublicTopLevel } from "../../hosts/domain-before-path.js";
import { quote } from "../../checks/wording/mention.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { beginsWithWebHost } from "../../hosts/well-known-sites.js";
import { copyOf } from "../../text/copy-of.js";
import { defineDocumentCheck } from "../judge/define-document-check.js";
import { patternSequence, patternUnion } from "../../text/composed-pattern.js";
import { wordPattern } from "../../text/word-set.js";

/** A value of a name that holds addresses: an address with a scheme, or a domain without one. */
interface AddressValue {
  readonly role: string;
  /** The whole text of a domain without a scheme; absent if the value begins with `http://` or `https://`. */
  readonly bare?: string;
}

export const schemeLeftOutBesideOthers = defineDocumentCheck({
  code: "scheme-left-out-beside-others",
  title: "Scheme is missing before a domain, where values of the same name have one",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("4.5")],
  message:
    "{{written}} has no scheme before it; write 'https://' before it. It is read as a relative path; {{count}} other values of this name have a scheme.",
  // A file of lines or records is read in parts, of which none tells how often a name has a scheme.
  passesRecords: true,
  sparesFiles: true,
  comparesValues: true,
  trace({ text, place: { tier, role } }): AddressValue | undefined {
    if (role === undefined || !namesOfAddresses.has(role) || (tier !== "sink" && tier !== "named")) return undefined;
    if (/^https?:\/\/[^/]/i.test(text)) return { role };
    const isToldAlone = beginsWithWebHost(text) || (isUsed("clicked", role) && domainBeforePath(text) !== undefined);
    return !isToldAlone && isBareDomain(text) ? { role, bare: copyOf(text) } : undefined;
  },
  mayBeTold: ({ bare }) => bare !== undefined,
  find(values, report) {
    const counts = countsOf(values);
    for (const [at, { role, bare }] of values.entries()) {
      const { complete: count = 0, lacking = 0 } = counts.get(role) ?? {};
      if (bare === undefined || count < fewest || count > most || count < lacking * timesAsMany) continue;
      const span = { start: 0, end: bare.length };
      report({
        at,
        span,
        data: { written: quote(bare), count: String(count) },
        fixes: [suggest("Write 'https://' before it", span, `https://${bare}`)],
      });
    }
  },
});

/** Names of keys and variables that hold addresses in lists of people, projects or places. */
const namesOfAddresses: ReadonlySet<string> = new Set(["url", "uri", "href", "link", "homepage"]);

/** At least this many values of the name must have a scheme, and `timesAsMany` times as many as have none. */
const fewest = 2;
const timesAsMany = 2;

/** If more values have a scheme, nobody writes the data by hand: a program gathers what others have entered. */
const most = 2000;

const domainAndPath = patternSequence(
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,5}(?<topLevel>[a-z]{2,24})/i,
  /(?:[/?#]\S*)?$/iy,
);

function isBareDomain(text: string): boolean {
  const topLevel = domainAndPath.exec(text)?.groups?.["topLevel"];
  if (topLevel === undefined || !isPublicTopLevel(topLevel.toLowerCase())) return false;
  return !registry.test(text) && !example.test(text) && !fileOfBuild.test(text);
}

/** Hosts of container registries: names of images begin with them and are written without a scheme. */
const registry = patternUnion(
  /^[a-z\d-]{0,63}(?:registry|docker|harbor)[a-z\d-]{0,63}\./iu,
  /^(?:[a-z\d-]{1,63}\.){0,4}(?:azurecr|docker|gcr|ghcr|quay)\.io(?:[/?#]|$)/iu,
  /^(?:[a-z\d-]{1,63}\.){0,4}(?:pkg\.dev|ecr\.aws|amazonaws\.com)(?:[/?#]|$)/iu,
);

/** Files with the ending of India that a program makes another file of: of pip-tools, Autoconf and CMake. */
const fileOfBuild = patternUnion(
  patternSequence(
    /^(?:[\w-]{1,40}[-.])?/iu,
    wordPattern("requirements constraints manifest makefile configure config setup version"),
    /\.in$/iu,
  ),
  patternSequence(
    /^[\w-]{1,60}\./iu,
    wordPattern("[ch] cc cpp hpp py sh pc cmake xml json ya?ml conf cfg service desktop spec txt md"),
    /\.in$/iu,
  ),
);

/** Names reserved for examples (RFC 2606 §2, §3). */
const example = /^(?:[a-z\d-]{1,63}\.){0,4}example(?:\.(?:com|net|org))?(?:[/?#]|$)/iu;

interface Counts {
  complete: number;
  lacking: number;
}

function countsOf(values: readonly AddressValue[]): ReadonlyMap<string, Counts> {
  const counts = new Map<string, Counts>();
  for (const { role, bare } of values) {
    const known = counts.get(role) ?? { complete: 0, lacking: 0 };
    if (bare === undefined) known.complete += 1;
    else known.lacking += 1;
    counts.set(role, known);
  }
  return counts;
}
