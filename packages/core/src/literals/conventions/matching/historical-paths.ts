import type { Code } from "../../../findings/code.js";
import type { HistoricalConvention } from "../convention.js";
import { conventionsOf } from "../conventions.js";

/** What people read. Programs and data in such folders are still run and loaded. */
const readByPeople = /\.(?:md|markdown|mdown|mkdn?|mdx|x?html?|rst|adoc|asciidoc|txt|textile|tex|org|wiki)$/iu;

/** Documents of RDF, which are loaded all the same. */
const rdf = /\.(?:n3|ttl|nt|nq|trig|rdf|owl|jsonld|o[mf]n|obo)$/iu;

/** Whether a document is one of RDF, by its path. */
export function isRdfPath(path: string): boolean {
  return rdf.test(path);
}

/** Data of one record or table to a file, which no program loads once they are handed in. */
const records = /\.(?:ya?ml|json|xml|csv|tsv|txt)$/iu;

const histories = conventionsOf("historical");

/** What readers see in the place of a link, or what leads nowhere, whenever it was written. */
const ofNoLink: ReadonlySet<Code> = new Set(["link-malformed", "scheme-left-out", "scheme-misspelled"]);

/** Whether a code is told in the historical part of a document, by its path, since it leaves readers without a link. */
export function isLinkMendedIn(path: string, code: Code): boolean {
  return (
    ofNoLink.has(code) &&
    histories.every((convention) => !isHistoryBy(convention, path) || convention.effect.tells === "no-link-too")
  );
}

/** Where a document, by its path from the root of its project, begins to tell how something was at one time; undefined if it does not. */
export function historicalFrom(path: string): number | undefined {
  const starts = histories.filter((convention) => isHistoryBy(convention, path)).map(({ match }) => match.behind ?? 0);
  return starts.length === 0 ? undefined : Math.min(...starts);
}

/** The same by one convention. */
export function isHistoryBy({ match }: HistoricalConvention, path: string): boolean {
  const isOfFormat =
    match.of === "rdf" ? isRdfPath(path) : (match.of === "records" ? records : readByPeople).test(path);
  return isOfFormat && match.path.every((pattern) => pattern.test(path));
}
