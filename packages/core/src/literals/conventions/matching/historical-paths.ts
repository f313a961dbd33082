import type { Code } from "../../../findings/code.js";
import type { HistoricalConvention } from "../convention.js";
import { conventionsOf } from "../conventions.js";

/** Files for people to read. Programs and data in such folders are still run and loaded. */
const readByPeople = /\.(?:md|markdown|mdown|mkdn?|mdx|x?html?|rst|adoc|asciidoc|txt|textile|tex|org|wiki)$/iu;

/** Files of RDF, which are still loaded. */
const rdf = /\.(?:n3|ttl|nt|nq|trig|rdf|owl|jsonld|o[mf]n|obo)$/iu;

/** Whether a document is one of RDF, by its path. */
export function isRdfPath(path: string): boolean {
  return rdf.test(path);
}

/** Data files of one record or table each, which no program loads once they are submitted. */
const records = /\.(?:ya?ml|json|xml|csv|tsv|txt)$/iu;

const histories = conventionsOf("historical");

/** Codes of slips that leave readers without a link or with a dead one, however old the document is. */
const ofNoLink: ReadonlySet<Code> = new Set(["link-malformed", "scheme-left-out", "scheme-misspelled"]);

/**
 * Whether findings of a code are reported in the historical part of the document at a path, since they leave readers
 * without a link.
 */
export function isLinkMendedIn(path: string, code: Code): boolean {
  return (
    ofNoLink.has(code) &&
    histories.every((convention) => !isHistoryBy(convention, path) || convention.effect.tells === "no-link-too")
  );
}

/**
 * The offset, in UTF-16 code units, behind which the document at a path (from the root of its project) is historical;
 * undefined if it is not.
 */
export function historicalFrom(path: string): number | undefined {
  const starts = histories.filter((convention) => isHistoryBy(convention, path)).map(({ match }) => match.behind ?? 0);
  return starts.length === 0 ? undefined : Math.min(...starts);
}

/** Whether one convention says that the document at a path is historical. */
export function isHistoryBy({ match }: HistoricalConvention, path: string): boolean {
  const isOfFormat =
    match.of === "rdf" ? isRdfPath(path) : (match.of === "records" ? records : readByPeople).test(path);
  return isOfFormat && match.path.every((pattern) => pattern.test(path));
}
