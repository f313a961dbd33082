import type { Code } from "../../../findings/code.js";
import { isLeftIn } from "../../conventions/left-as-is.js";
import type { LocatedFinding } from "../../project/located-finding.js";
import type { RawLiteral } from "../../read/literal.js";
import type { JudgedDocument } from "./judged-document.js";
import type { Site } from "../../read/site.js";
import { isStrict } from "../selected-codes.js";
import { syntaxesOfRdf } from "../syntaxes-of-rdf.js";

/**
 * At least this many literals of one document with findings of the same code are a habit of its author, not typing
 * errors.
 */
const fewest = 6;

/**
 * Leaves out findings that many literals of a document have in common, for codes whose findings are mostly intended
 * then: placeholders in a notation of its own, names of functions as fragments, paths of Windows. Findings in RDF stay,
 * since a store rejects each such IRI. Leaves out none if the settings are strict.
 */
export function withoutHabitsOfMany(findings: LocatedFinding[], { raws, settings }: JudgedDocument): LocatedFinding[] {
  const counted = findings.filter(({ code }) => isLeftIn("many", code));
  if (counted.length < fewest || isStrict(settings)) return findings;
  const literals = new Map<Code, Set<number>>();
  for (const { code, literal } of counted)
    literals.set(code, (literals.get(code) ?? new Set<number>()).add(literal.start));
  const many = new Set([...literals].flatMap(([code, starts]) => (starts.size >= fewest ? [code] : [])));
  if (many.size === 0) return findings;
  return findings.filter(({ code, literal }) => !many.has(code) || isOfRdf(raws.startingAt(literal.start)));
}

function isOfRdf(raw: RawLiteral | undefined): boolean {
  if (raw === undefined) return false;
  const { syntax, site } = raw;
  return syntaxesOfRdf.has(syntax) || isNameOfRdf(site);
}

/** Whether a site of RDF holds a name or a namespace (`"@id"`), or is an attribute with a prefix (`rdf:about`). */
function isNameOfRdf(site: Site): boolean {
  if (site.kind === "identifier") return site.use === "name" || site.use === "namespace";
  return site.kind === "attribute" && site.name.includes(":");
}
